/** A module in the build's manifest: its file, and its static imports. */
interface BuiltModule {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type ClientManifest = Readonly<Record<string, BuiltModule>>;

/** The files that these modules need, except those that the template already includes. */
export function clientFiles(manifest: ClientManifest, modules: readonly string[], template: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  const files = [...seen].flatMap((name) => manifest[name]?.file ?? []);
  return [...new Set(files)].filter((file) => !template.includes(`/${file}"`));
}
