import ts from 'typescript';
import { markOf } from './mark-functions.ts';

export interface Mutation {
  readonly file: string;
  readonly line: number;
  /** What stood there and what stands there now, to be read by people. */
  readonly change: string;
  /** The whole file with this one change. */
  readonly text: string;
  /**
   * The functions that run it, as `markFunctions` names them: the one that it stands in, or those that use the constant that it
   * stands in. Undefined if anybody may.
   */
  readonly within: readonly string[] | undefined;
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
  const visit = (node: ts.Node, outer: readonly string[] | undefined): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const mark = markOf(node, file);
    const within = mark === undefined ? (outer ?? usersOf(node, source)) : [mark];
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

/** The functions of the file that name a constant which only the file itself can see. */
function usersOf(node: ts.Node, source: ts.SourceFile): string[] | undefined {
  if (!ts.isVariableStatement(node) || node.parent !== source || node.modifiers) return undefined;
  const names = node.declarationList.declarations.map(({ name }) => name.getText());
  const users = new Set<string>();
  let isSeenByAll = false;
  const visit = (place: ts.Node, mark: string | undefined): void => {
    if (place === node) return;
    if (ts.isIdentifier(place) && names.includes(place.text)) {
      if (mark === undefined) isSeenByAll = true;
      else users.add(mark);
    }
    ts.forEachChild(place, (child) => visit(child, markOf(place, source.fileName) ?? mark));
  };
  visit(source, undefined);
  return isSeenByAll ? undefined : [...users];
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
