import type { Plugin } from 'vite';

/** A node of a syntax tree, as far as this looks at one. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly key?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
}

/** What the client of `lib/api/client.ts` does not read of a call. */
const unread: ReadonlySet<string | undefined> = new Set([
  ...['summary', 'access', 'limit', 'params', 'query', 'body', 'response', 'errors'],
]);

/**
 * The contract describes each call for the server, its documentation and the tests. A page sends to a method and a path: what
 * else a call has is left out here (`scripts/route-parts.test.ts`), and so are the schemas that nothing else names.
 */
export function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    apply: 'build',
    // Once types are gone.
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/contract\/src\// },
      handler(code) {
        const calls = callsOf(this.parse(code) as unknown as Node);
        const cut = calls.flatMap(({ callee, arguments: [shape] = [] }) =>
          callee?.name === 'route'
            ? (shape?.properties ?? []).filter(({ key }) => unread.has(key?.name)).map(({ start, end }) => [start, end])
            : [],
        );
        const isCut = (at: number) => cut.some(([start = 0, end = 0]) => at >= start && at < end);
        // From the end, so that what is before stays where it is.
        let left = code;
        const pure = new Set(calls.map(({ start }) => start).filter((start) => !isCut(start)));
        const edits = [
          ...cut.map(([start = 0, end = 0]) => ({
            start,
            end: end + (/^\s*,/u.exec(code.slice(end))?.[0].length ?? 0),
            text: '',
          })),
          ...[...pure].map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
        ].sort((one, other) => other.start - one.start);
        for (const { start, end, text } of edits) left = left.slice(0, start) + text + left.slice(end);
        return { code: left, map: null };
      },
    },
  };
}

/** All calls outside functions: they describe data, and nothing happens by them. */
function callsOf(node: Node): Node[] {
  if (/Function|ExpressionStatement|PropertyDefinition|MethodDefinition/u.test(node.type)) return [];
  const own = node.type === 'CallExpression' || node.type === 'NewExpression' ? [node] : [];
  const inside = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  return [...own, ...inside.filter(isNode).flatMap(callsOf)];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
