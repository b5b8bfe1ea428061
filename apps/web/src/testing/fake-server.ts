import { vi } from 'vitest';
import { complain } from './complaints.ts';
import { track } from './settle.ts';

type Answer = Response | { readonly status?: number; readonly json: unknown };

/** Asked for beside whatever a page is about; a test that cares answers otherwise. */
const ambient: Readonly<Record<string, Answer>> = {
  'GET /api/advertisements': { json: [] },
};

/** Answers calls by "METHOD /path"; anything else fails the test. Returns what was asked, in order. */
export function serve(given: Readonly<Record<string, Answer | (() => Answer | Promise<Answer>)>>): Request[] {
  const asked: Request[] = [];
  const answers = { ...ambient, ...given };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const request = new Request(new URL(address, 'http://localhost'), init);
    asked.push(request);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const found = answers[call];
    if (!found) {
      complain(`The test serves no ${call}`);
      throw new TypeError(`The test serves no ${call}`);
    }
    // An answer that the test holds back is not on its way before the test lets it go.
    const answer = typeof found === 'function' ? await found() : found;
    return track(present(answer));
  });
  return asked;
}

async function present(answer: Answer): Promise<Response> {
  return answer instanceof Response ? answer : Response.json(answer.json, { status: answer.status ?? 200 });
}
