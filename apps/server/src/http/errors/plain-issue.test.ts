import { updatePassword } from '@fitted/contract/account/auth';
import { allRoutes } from '@fitted/contract/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainIssues } from './plain-issue.ts';

const issuesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).flatMap(({ code, path, message, ...params }) =>
    plainIssues({ code: code ?? '', path, message, params }),
  );

test.each([
  [z.object({ age: z.number().max(72) }), { age: 73 }, 'age', 'Please enter at most 72'],
  [z.object({ age: z.number().min(1) }), { age: 0 }, 'age', 'Please enter at least 1'],
  [z.object({ name: z.string().max(3) }), { name: 'Ada B' }, 'name', 'Please use at most 3 characters'],
  [z.object({ name: z.string().min(2) }), { name: 'A' }, 'name', 'Please use at least 2 characters'],
  [z.object({ name: z.string().min(1) }), { name: '' }, 'name', 'Please fill in this field'],
  [z.object({ name: z.string() }), {}, 'name', 'Please fill in this field'],
  [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, 'kind', 'Please check this field'],
  [z.object({ name: z.string('Your name, please') }), {}, 'name', 'Your name, please'],
])('%# says what to do', (schema, value, path, message) => {
  expect(issuesOf(schema, value)).toEqual([{ path, message }]);
});

test('for a body with two forms, names the fields of the closer one', () => {
  expect(issuesOf(updatePassword.body, {}).map(({ path }) => path)).toEqual(['token', 'password', 'confirmPassword']);
  const change = { currentPassword: 'Some-word-1', newPassword: 'Other-word-1' };
  expect(issuesOf(updatePassword.body, change).map(({ path }) => path)).toEqual(['confirmPassword']);
});

test('a union with its own message uses it', () => {
  const years = z.object({ years: z.union([z.number(), z.string()], 'Please fill in all fields') });
  expect(issuesOf(years, { years: null })).toEqual([{ path: 'years', message: 'Please fill in all fields' }]);
});

test('no route answers an empty body with a message from the library', () => {
  for (const { body } of allRoutes)
    if (body && !('raw' in body))
      for (const { message } of issuesOf(body, {}))
        expect(message).not.toMatch(/expected|received|Too big|Too small|Unrecognized/);
});
