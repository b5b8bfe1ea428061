import ts from 'typescript';

/** Attributes and properties whose value a person reads or hears. */
const spokenNames = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'caption',
  'description',
  'error',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
]);

/** Finds words written into a component instead of the texts in `i18n/`. */
export function findUntranslated(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems: string[] = [];

  const report = (node: ts.Node, words: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${file}:${line + 1} ${words.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasLetters(node.text)) report(node, node.text);
    if (ts.isJsxAttribute(node) && spokenNames.has(node.name.getText()) && node.initializer) {
      for (const words of literalWords(node.initializer)) report(node, words);
    }
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const words of literalWords(node.expression)) report(node, words);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'toast') {
      for (const words of toastWords(node)) report(node, words);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The literal words that an expression can show: itself, or the branches of `a ? b : c`, `a && b`, `a ?? b`. */
function literalWords(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return hasLetters(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const fixed = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
    return hasLetters(fixed) ? [fixed] : [];
  }
  if (ts.isJsxExpression(node)) return node.expression ? literalWords(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return literalWords(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalWords(node.whenTrue), ...literalWords(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return isChoice(node) ? [...literalWords(node.left), ...literalWords(node.right)] : [];
  return [];
}

const isChoice = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken ||
  kind === ts.SyntaxKind.PlusToken;

function toastWords(call: ts.CallExpression): string[] {
  const [message] = call.arguments;
  if (!message || !ts.isObjectLiteralExpression(message)) return [];
  return message.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && spokenNames.has(property.name.getText())
      ? literalWords(property.initializer)
      : [],
  );
}
