import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist/", "out/", "artifacts/", "server/", "rules/", "**/*.mjs"] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "no-console": "error",
    },
  },
  {
    files: ["test/**"],
    rules: {
      // `node:test` and Playwright collect what these return; nobody has to await it.
      "@typescript-eslint/no-floating-promises": [
        "error",
        {
          allowForKnownSafeCalls: [
            { from: "package", name: ["test", "suite", "it", "describe"], package: "node:test" },
          ],
        },
      ],
      "no-console": "off",
    },
  },
);
