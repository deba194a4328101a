/** A rule as the package's manifest describes it. */
export interface RuleEntry {
  readonly id: string;
  readonly summary: string;
  /** The severity it has when nobody sets one. */
  readonly severity: string;
}

/** The part of the manifest that is made from the rules. */
interface Manifest {
  readonly contributes?: {
    readonly configuration?: {
      readonly properties?: Readonly<Record<string, RulesSetting | undefined>>;
    };
  };
}

interface RulesSetting {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly default?: Readonly<Record<string, string>>;
}

/** Every rule of the manifest's `bridge-lsp.rules`, in its order. */
export function ruleCatalogue(manifest: unknown): RuleEntry[] {
  const setting = (manifest as Manifest).contributes?.configuration?.properties?.[
    "bridge-lsp.rules"
  ];
  return Object.entries(setting?.properties ?? {}).map(([id, { description }]) => ({
    id,
    summary: description ?? "",
    severity: setting?.default?.[id] ?? "warning",
  }));
}
