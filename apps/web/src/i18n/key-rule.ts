import ts from 'typescript';

/** A place in the code that shows a text. */
export interface KeyUse {
  readonly file: string;
  readonly line: number;
  /** The feature named in `useTranslation('…')`; undefined where `t` was handed in from elsewhere. */
  readonly feature: string | undefined;
  /** As written; `…` stands for what is only known when it runs. */
  readonly key: string;
  readonly pattern: RegExp;
}

export interface KeyUses {
  readonly uses: readonly KeyUse[];
  /** Calls of `t` whose key this rule cannot read. */
  readonly unreadable: readonly string[];
}

/** Finds every `t('key')`, `t(`part.${id}`)` and `t(open ? 'a' : 'b')` of a file. */
export function findKeyUses(file: string, code: string): KeyUses {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: KeyUse[] = [];
  const unreadable: string[] = [];

  const visit = (node: ts.Node, features: ReadonlyMap<string, string>): void => {
    const known = ts.isFunctionLike(node) ? new Map([...features, ...featuresOf(node)]) : features;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && isTranslate(node.expression.text, known)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const keys = node.arguments[0] ? readKeys(node.arguments[0]) : undefined;
      if (!keys) unreadable.push(`${file}:${line} ${node.getText()}`);
      for (const parts of keys ?? []) {
        uses.push({
          file,
          line,
          feature: known.get(node.expression.text),
          key: parts.join('…'),
          pattern: new RegExp(`^${parts.map(escapePattern).join('.+')}$`),
        });
      }
    }
    ts.forEachChild(node, (child) => visit(child, known));
  };
  visit(source, new Map());
  return { uses, unreadable };
}

const isTranslate = (name: string, features: ReadonlyMap<string, string>) => name === 't' || features.has(name);

/** `const { t } = useTranslation('home')` and `const { t: tShell } = useTranslation('shell')` in a function's body. */
function featuresOf(node: ts.SignatureDeclaration): Map<string, string> {
  const found = new Map<string, string>();
  const body = 'body' in node ? node.body : undefined;
  if (!body || !ts.isBlock(body)) return found;
  for (const statement of body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isCallExpression(initializer) || !ts.isObjectBindingPattern(name)) continue;
      const [feature] = initializer.arguments;
      if (initializer.expression.getText() !== 'useTranslation' || !feature || !ts.isStringLiteral(feature)) continue;
      const element = name.elements.find((candidate) => (candidate.propertyName ?? candidate.name).getText() === 't');
      if (element) found.set(element.name.getText(), feature.text);
    }
  }
  return found;
}

/** Each possible key as its fixed parts; undefined if nothing of it is fixed. */
function readKeys(expression: ts.Expression): string[][] | undefined {
  if (ts.isStringLiteralLike(expression)) return [[expression.text]];
  if (ts.isParenthesizedExpression(expression)) return readKeys(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    const whenTrue = readKeys(expression.whenTrue);
    const whenFalse = readKeys(expression.whenFalse);
    return whenTrue && whenFalse ? [...whenTrue, ...whenFalse] : undefined;
  }
  if (ts.isTemplateExpression(expression)) {
    const parts = [expression.head.text, ...expression.templateSpans.map((span) => span.literal.text)];
    return parts.some((part) => part !== '') ? [parts] : undefined;
  }
  return undefined;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
