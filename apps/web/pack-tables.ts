import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { packTexts } from './pack-text.ts';
import { unpack } from './src/lib/unpack.ts';

/** What a language knows shares its codes, apart from its sentences; so do a folder's tables. Each model's weights are a text of their own kind. */
const tables =
  /\/packages\/(?<kind>language\/src\/[a-z]{2}(?:\/guard(?=\/)|\/results(?=\.))?|resume\/src\/.*\/data(?:\/.*weights)?)[/.].*ts$/u;
const mark = 'packed with ';
const unpackPath = fileURLToPath(new URL('./src/lib/unpack.ts', import.meta.url));
/** Shorter texts are not worth their call. */
const shortest = 40;

/** Tables of words and weights reach the browser packed; in the sources they stay as people and programs write them. */
export function packTables(): Plugin {
  return {
    name: 'pack-tables',
    apply: 'build',
    transform: {
      filter: { id: tables },
      handler: (code, id) => ({ code: markLiterals(code, tables.exec(id)?.groups?.kind ?? ''), map: null }),
    },
    // Only now it is known which tables the browser needs.
    renderChunk: (code) => (code.includes(mark) ? { code: packMarked(code), map: null } : null),
  };
}

/** The module with its long texts, and lists of texts, marked to be packed with others of their kind. */
export function markLiterals(code: string, kind: string): string {
  const literals = longLiterals(parseAst(code));
  if (literals.length === 0) return code;
  const edits = literals.map(({ text, isList, ...place }) => ({
    ...place,
    text: `/* @__PURE__ */ unpack(${JSON.stringify(mark + kind)}, ${JSON.stringify(text)})${isList ? '.split("\\n")' : ''}`,
  }));
  return `import { unpack } from ${JSON.stringify(unpackPath)}; ${edited(code, edits)}`;
}

/** The chunk with all that is marked packed. */
export function packMarked(code: string): string {
  const all = markedCalls(parseAst(code));
  const books: string[] = [];
  const edits = [...new Set(all.map(({ kind }) => kind))].flatMap((kind, at) => {
    const calls = all.filter((call) => call.kind === kind);
    const { codes, packed } = packTexts(calls.map(({ text }) => text));
    books.push(`const $codes${at} = ${JSON.stringify(codes)}; `);
    return calls.map(({ text, start, end }, place): Edit => {
      const shorter = packed[place] ?? '';
      if (unpack(codes, shorter) !== text) throw new Error(`Packing changes a text: ${text.slice(0, 80)} …`);
      return { start, end, text: `$codes${at}, ${JSON.stringify(shorter)}` };
    });
  });
  return books.join('') + edited(code, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Every line keeps its number, so source maps stay right. */
function edited(code: string, edits: readonly Edit[]): string {
  let result = code;
  for (const { start, end, text } of [...edits].sort((one, other) => other.start - one.start)) {
    const lines = code.slice(start, end).replace(/[^\n]+/gu, '');
    result = result.slice(0, start) + text + lines + result.slice(end);
  }
  return result;
}

interface Literal extends Edit {
  readonly isList: boolean;
}

function longLiterals(value: unknown): Literal[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isNode(value)) return Object.values(value).flatMap(longLiterals);
  // A tag sees the text as it is written; a key and the name of a module are no values.
  if (value.type === 'TaggedTemplateExpression' || value.type === 'ImportDeclaration') return [];
  if (value.type === 'Property') return longLiterals(value.value);
  const text = textOf(value) ?? listOf(value)?.join('\n');
  if (text === undefined) return Object.values(value).flatMap(longLiterals);
  const { start, end } = value;
  return Buffer.byteLength(text) < shortest ? [] : [{ start, end, text, isList: value.type === 'ArrayExpression' }];
}

interface MarkedCall extends Edit {
  readonly kind: string;
}

function markedCalls(value: unknown): MarkedCall[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isNode(value) && value.type === 'CallExpression') {
    const [kind, text] = value.arguments.map(textOf);
    const [{ start } = { start: 0 }, { end } = { end: 0 }] = value.arguments;
    if (kind?.startsWith(mark) && text !== undefined) return [{ start, end, text, kind }];
  }
  return Object.values(value).flatMap(markedCalls);
}

function isNode(value: object): value is ESTree.Node {
  return 'type' in value && 'start' in value && 'end' in value;
}

/** A text without anything to fill in. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The texts of a list that holds nothing else. */
function listOf(node: ESTree.Node): string[] | undefined {
  if (node.type !== 'ArrayExpression' || node.elements.length === 0) return undefined;
  const texts = node.elements.map((element) => (element ? textOf(element) : undefined));
  return texts.every((text) => text !== undefined && !text.includes('\n')) ? (texts as string[]) : undefined;
}
