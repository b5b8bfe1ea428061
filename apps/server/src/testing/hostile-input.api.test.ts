import { listApplications } from '@fitted/contract/applications';
import { isRaw, type RouteShape } from '@fitted/contract/route';
import { allRoutes } from '@fitted/contract/routes';
import { beforeAll, expect, test } from 'vitest';
import { buildRequest } from './minimal-values.ts';
import { type Caller, useTestApp } from './test-app.ts';

/**
 * Makes every call in the contract with bodies that are not JSON, and with odd text wherever text is accepted.
 * Generated from the contract, so a new call is covered without writing a test. Every response must be one that the
 * contract allows.
 */
const server = useTestApp();
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});

/** Each is known to break something: SQL, HTML, templates, paths, encodings, prototypes, formats, lengths. */
const oddTexts = [
  '',
  ' \t\n',
  "'; drop table users; --",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '../../../../etc/passwd%00.png',
  'nul \0 inside',
  'lone \ud800 surrogate',
  '\u202eright to left\u202c and \u200bnothing\ufeff',
  'Ωåß∂ƒ 社會科學院 😀👩‍👩‍👧‍👦 Z̸̢̛̬͓͕a̷l̶g̴o̷',
  '__proto__',
  '-9223372036854775809',
  'NaN',
  '0000-01-01',
  '%s%s%n%d',
  '\\"\\u0000\\',
  'x'.repeat(120_000),
];

const malformedBodies = [
  '',
  '{',
  '[',
  'null',
  '"text"',
  '[]',
  '{"a":}',
  '{"__proto__":{"isAdmin":true}}',
  '\0',
  '{"a":1e999}',
];

const nameOf = ({ method, path }: RouteShape) => `${method} ${path}`;
/** Signing out would end the session that the other calls need. */
const stays = ({ path }: RouteShape) => path !== '/api/logout';
const withJsonBody = allRoutes.filter((route) => route.body && !isRaw(route.body) && stays(route));

test.each(withJsonBody.map((route) => [nameOf(route), route] as const))(
  '%s takes no nonsense',
  async (_name, route) => {
    for (const payload of malformedBodies) {
      const response = await server.app.inject({
        method: route.method,
        url: route.path.replace(/:\w+/g, '999999'),
        headers: { cookie: admin.cookie, 'content-type': 'application/json' },
        payload,
      });
      expect(response.statusCode, `${payload}: ${response.body}`).toBeLessThan(500);
    }
  },
);

type Part = 'params' | 'query' | 'body';

/** For each text field of a request, the request with the odd text in that field only. */
function* variants(route: RouteShape): Generator<{ where: string; request: Record<Part, unknown> }> {
  const request = buildRequest(route, 999_999) as Record<Part, unknown>;
  for (const part of ['params', 'query', 'body'] as const) {
    const values = request[part];
    if (typeof values !== 'object' || values === null) continue;
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === 'boolean') continue;
      for (const odd of oddTexts) {
        const replaced = { ...values, [key]: Array.isArray(value) ? [odd] : odd };
        yield {
          where: `${part}.${key} = ${JSON.stringify(odd.slice(0, 40))}`,
          request: { ...request, [part]: replaced },
        };
      }
    }
  }
}

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

/** Excludes text that HTTP itself cannot carry in a path. */
const travels = ({ params }: Record<Part, unknown>) =>
  Object.values(params ?? {}).every((value) => String(value) !== '' && isWellFormed(String(value)));

test.each(allRoutes.filter(stays).map((route) => [nameOf(route), route] as const))(
  '%s answers odd text without failing',
  async (_name, route) => {
    for (const { where, request } of variants(route)) {
      if (!travels(request)) continue;
      const answer = await server.call(route, { ...request, as: admin } as Parameters<typeof server.call>[1]);
      const isAnswer = answer.status < 500 || route.errors.includes(answer.error.code);
      expect(isAnswer, `${where}: ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)}`).toBe(true);
    }
  },
);

test('what can be stored comes back as it was given', async () => {
  const storable = oddTexts.filter(
    (text) => text.trim() && !text.includes('\0') && isWellFormed(text) && text.length < 150,
  );
  const person = await server.signUp();
  for (const text of storable) {
    const created = await server.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: { cookie: person.cookie },
      payload: { jobTitle: text, company: text, notes: text },
    });
    expect(created.statusCode, created.body).toBeLessThan(300);
  }
  const { body } = await server.call(listApplications, { query: { limit: 100 }, as: person });
  const kept = body.applications.map(({ jobTitle, company, notes }) => [jobTitle, company, notes]);
  for (const text of storable) expect(kept).toContainEqual([text.trim(), text.trim(), text.trim()]);
});
