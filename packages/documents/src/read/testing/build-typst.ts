import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const fontFolder = (name: string, style: string): string =>
  join(dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)), style);
const fonts = ['inter', 'noto-sans-sc', 'noto-sans-jp'].map((name) => fontFolder(name, '400Regular'));

/** A PDF as a typesetter makes it: subset fonts, kerning, hyphenation, justified lines. */
export function buildTypst(source: string, interStyles: readonly string[] = []): Uint8Array {
  // A new compiler each time: a used one edits its last source byte by byte, and corrupts letters that share a byte.
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontPaths: [...fonts, ...interStyles.map((style) => fontFolder('inter', style))] }],
  });
  return new Uint8Array(compiler.pdf({ mainFileContent: source }));
}
