import ts from 'typescript';
import { markOf } from './mark-functions.ts';

export interface Mutation {
  readonly file: string;
  readonly line: number;
  /** What stood there and what stands there now, to be read by people. */
  readonly change: string;
  /** The whole file with this one change. */
  readonly text: string;
  /** The function that it stands in, as `markFunctions` names it; undefined if it runs when the file is loaded. */
  readonly within: string | undefined;
}

type Draft = readonly [node: ts.Node, replacement: string];

const swapped = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);
const otherCall = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);
/** In SQL a dropped condition is a query that answers for everybody. */
const conditionLists = new Set(['and', 'or']);

/** Every change of one condition, comparison, early return or constant that a test should notice. Texts and patterns are left alone. */
export function findMutations(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node, outer: string | undefined): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const within = markOf(node, file) ?? outer;
    for (const [place, replacement] of draftsAt(node)) {
      const [start, end] = [place.getStart(source), place.getEnd()];
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        change: `${inOneLine(text.slice(start, end))} → ${inOneLine(replacement) || 'nothing'}`,
        text: text.slice(0, start) + replacement + text.slice(end),
        within,
      });
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, undefined);
  return found;
}

function draftsAt(node: ts.Node): Draft[] {
  if (ts.isIfStatement(node))
    return [...negated(node.expression), ...(isEarlyExit(node) ? [[node, ';'] as const] : [])];
  if (ts.isConditionalExpression(node)) return negated(node.condition);
  if (ts.isBinaryExpression(node)) {
    const other = swapped.get(node.operatorToken.kind);
    return other ? [[node.operatorToken, other]] : [];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, node.operand.getText()]];
  if (ts.isNumericLiteral(node)) return [[node, String(Number(node.text.replaceAll('_', '')) + 1)]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isCallExpression(node)) return draftsOfCall(node);
  return [];
}

function draftsOfCall(call: ts.CallExpression): Draft[] {
  const called = call.expression;
  if (ts.isPropertyAccessExpression(called)) {
    const other = otherCall.get(called.name.text);
    if (other) return [[called.name, other]];
    return called.name.text === 'filter' ? [[call, called.expression.getText()]] : [];
  }
  if (!ts.isIdentifier(called) || !conditionLists.has(called.text)) return [];
  return call.arguments.map((left) => {
    const rest = call.arguments.filter((argument) => argument !== left);
    return [call, `${called.text}(${rest.map((argument) => argument.getText()).join(', ')})`] as const;
  });
}

/** A comparison, a "not" and a chain are changed where they stand; negating them as well would be the same change twice. */
function negated(condition: ts.Expression): Draft[] {
  const isChangedItself =
    (ts.isBinaryExpression(condition) && swapped.has(condition.operatorToken.kind)) ||
    (ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken);
  return isChangedItself ? [] : [[condition, `!(${condition.getText()})`]];
}

function isEarlyExit({ thenStatement, elseStatement }: ts.IfStatement): boolean {
  if (elseStatement) return false;
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  return (
    last !== undefined && (ts.isReturnStatement(last) || ts.isContinueStatement(last) || ts.isThrowStatement(last))
  );
}

function inOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
}
