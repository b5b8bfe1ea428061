import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Pattern } from './pattern.ts';

export interface Written {
  /** Every literal, and every `RegExp(…)` whose text can be determined from the file alone. */
  readonly patterns: readonly Pattern[];
  /** Whether the file builds patterns that are fully known only at run time. */
  readonly builds: boolean;
}

/** The patterns that can be found in a file's text. */
export function findLiterals(file: string): Written {
  const text = readFileSync(file, 'utf8');
  if (!/\/|RegExp/.test(text)) return { patterns: [], builds: false };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const patterns: Pattern[] = [];
  const strings = new Map<string, string>();
  let builds = false;
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    patterns.push({ source, flags, file, line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const value = textOf(node.initializer, strings);
      if (value !== undefined) strings.set(node.name.text, value);
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isRegExp(node.expression)) {
      builds = true;
      const [source, flags] = node.arguments ?? [];
      const told = source && textOf(source, strings);
      if (told !== undefined) {
        const given = flags && textOf(flags, strings);
        if (isPattern(told, given ?? '')) add(node, told, given ?? '');
      }
    } else if (ts.isTaggedTemplateExpression(node) && ts.isCallExpression(node.tag) && isPatternTag(node.tag)) {
      builds = true;
      const source = templateText(node.template, strings, true).replace(/\n */g, '');
      const flags = textOf(node.tag.arguments[0] ?? node.tag, strings) ?? '';
      if (isPattern(source, flags)) add(node, source, flags);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { patterns, builds };
}

const isRegExp = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === 'RegExp';

/** A pattern on several lines: `pattern('u')` before a template (packages/language/src/pattern.ts). */
const isPatternTag = ({ expression }: ts.CallExpression): boolean =>
  ts.isIdentifier(expression) && expression.text === 'pattern';

/**
 * The text of a template, with a letter for each part known only at run time: such parts are escaped words, so the rest
 * determines its shape.
 */
function textOf(node: ts.Expression, strings: ReadonlyMap<string, string>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return strings.get(node.text);
  if (ts.isTaggedTemplateExpression(node)) return templateText(node.template, strings, true);
  if (ts.isTemplateExpression(node)) return templateText(node, strings, false);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, strings), textOf(node.right, strings)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function templateText(node: ts.TemplateLiteral, strings: ReadonlyMap<string, string>, isRaw: boolean): string {
  const said = (part: ts.TemplateLiteralLikeNode) => (isRaw ? part.rawText : part.text) ?? part.text;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return said(node);
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const value = ts.isIdentifier(expression) ? strings.get(expression.text) : undefined;
    return (value ?? 'x') + said(literal);
  });
  return said(node.head) + spans.join('');
}

function isPattern(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
