import { delimiter, isAbsolute, join } from "node:path";

export type Origin = "setting" | "bundled" | "PATH" | "usual folder" | "workspace";

/** A file that may be the server. */
export interface Candidate {
  readonly file: string;
  readonly origin: Origin;
}

/** All that the search depends on. */
export interface Surroundings {
  /** `bridge-lsp.path` as it is written; empty when unset. */
  readonly setting: string;
  readonly home: string;
  /** The `PATH` of the extension host. */
  readonly path: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the package has its own server, if it has one. */
  readonly bundled: string;
  /** The workspace's folders, in order. */
  readonly folders: readonly string[];
  readonly trusted: boolean;
  readonly name: string;
}

/** Where a shell finds programs and a program started from the Dock does not. */
const usualFolders = ["/opt/homebrew/bin", "/usr/local/bin", "~/.swiftpm/bin", "~/.mint/bin"];
const builds = [".build/release", ".build/debug"];

/** The places to look, best first. A path that the user chose is the only one: falling back would hide a mistake. */
export function candidates(around: Surroundings): Candidate[] {
  const chosen = around.setting.trim();
  if (chosen !== "") return expand(chosen, around).map((file) => ({ file, origin: "setting" }));
  const inFolder = (origin: Origin) => (folder: string) => ({
    file: join(folder, around.name),
    origin,
  });
  const all: Candidate[] = [
    { file: around.bundled, origin: "bundled" },
    ...around.path.split(delimiter).filter(isAbsolute).map(inFolder("PATH")),
    ...usualFolders.map((folder) => atHome(folder, around.home)).map(inFolder("usual folder")),
  ];
  if (around.trusted) {
    for (const folder of around.folders) {
      all.push(...builds.map((build) => join(folder, build)).map(inFolder("workspace")));
    }
  }
  const seen = new Set<string>();
  return all.filter(({ file }) => !seen.has(file) && seen.add(file));
}

/** What a written path may mean: variables replaced, a relative one in each folder. */
function expand(written: string, around: Surroundings): string[] {
  const fixed = atHome(written, around.home)
    .replaceAll("${userHome}", around.home)
    .replace(/\$\{env:(\w+)\}/g, (_, name: string) => around.env[name] ?? "");
  const inFolders = fixed.includes("${workspaceFolder}")
    ? around.folders.map((folder) => fixed.replaceAll("${workspaceFolder}", folder))
    : [fixed];
  const files = inFolders.flatMap((file) =>
    isAbsolute(file) ? [file] : around.folders.map((folder) => join(folder, file)),
  );
  // With no folder open, the path still has to be named in the message.
  return files.length === 0 ? [fixed] : files;
}

function atHome(path: string, home: string): string {
  return path === "~" || path.startsWith("~/") ? join(home, path.slice(1)) : path;
}
