import ts from 'typescript';

/** Where the code under test notes what it reaches. Any code may run before the tests' own set is there. */
const note = 'globalThis.reachedFunctions?.add';

/** The same file, in which every function notes that it was called. Lines stay where they are. */
export function markFunctions(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const insertions: [at: number, code: string][] = [];
  const visit = (node: ts.Node): void => {
    const body = bodyOf(node);
    if (body) {
      const noted = `${note}(${JSON.stringify(markOf(node, file))})`;
      if (ts.isBlock(body)) insertions.push([body.getStart(source) + 1, `${noted};`]);
      else insertions.push([body.getStart(source), `(${noted}, `], [body.getEnd(), ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let marked = text;
  // From the back, so that places further ahead stay true. A body may end where the one around it does: the sort is stable.
  for (const [at, code] of insertions.sort(([one], [other]) => other - one))
    marked = marked.slice(0, at) + code + marked.slice(at);
  return marked;
}

/** A name for the function that this node is, if it is one: its file and where its body begins. */
export function markOf(node: ts.Node, file: string): string | undefined {
  const body = bodyOf(node);
  return body && `${file}@${body.pos}`;
}

function bodyOf(node: ts.Node): ts.Node | undefined {
  return ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined;
}
