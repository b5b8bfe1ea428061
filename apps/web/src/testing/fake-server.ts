import { vi } from 'vitest';

type Answer = Response | { readonly status?: number; readonly json: unknown };

/** Answers calls by "METHOD /path"; anything else is an error of the test. Returns what was asked, in order. */
export function serve(answers: Readonly<Record<string, Answer | (() => Answer | Promise<Answer>)>>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const request = new Request(new URL(address, 'http://localhost'), init);
    asked.push(request);
    const { pathname } = new URL(request.url);
    const found = answers[`${request.method} ${pathname}`];
    if (!found) throw new TypeError(`The test serves no ${request.method} ${pathname}`);
    const answer = typeof found === 'function' ? await found() : found;
    return answer instanceof Response ? answer : Response.json(answer.json, { status: answer.status ?? 200 });
  });
  return asked;
}
