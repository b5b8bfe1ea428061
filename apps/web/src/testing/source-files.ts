const all = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

export interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/** Our own sources as text, without tests and what only tests use. */
export const sourceFiles: readonly SourceFile[] = Object.entries(all)
  .map(([path, code]) => ({ path: path.replace('../', 'src/'), code }))
  .filter(({ path }) => !/\.test\.tsx?$|^src\/testing\/|-rule\.ts$/.test(path) && !path.startsWith('./'));
