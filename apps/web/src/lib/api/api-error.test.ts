import { expect, test } from 'vitest';
import { readApiError, saidBy } from './api-error.ts';

const answer = (body: string, statusText = 'Bad Request') => new Response(body, { status: 400, statusText });

test.each([
  ['its message', '{"message":"No such plan","error":"Other"}', 'No such plan'],
  ['else its error field', '{"error":"Plan is gone"}', 'Plan is gone'],
  ['also when the message is blank', '{"message":" ","error":"Plan is gone"}', 'Plan is gone'],
  ['else the whole JSON', '{"reason":42}', '{"reason":42}'],
  ['the whole JSON of a list', '["a","b"]', '["a","b"]'],
  ['else the text', 'upstream broke', 'upstream broke'],
  ['else the status text', '', 'Bad Request'],
])('the message of a failure is %s', async (_, body, message) => {
  const error = await readApiError(answer(body));
  expect(error.message).toBe(message);
  expect(error.status).toBe(400);
});

test.each([
  ['the page of a gateway', '<html><title>502 Bad Gateway</title></html>'],
  ['an object without words', '{}'],
  ['a list', '["a"]'],
  ['no body', ''],
])('%s says nothing to people', async (_, body) => {
  expect(saidBy(await readApiError(answer(body)))).toBeUndefined();
});

test.each(['{"message":"No such plan"}', '{"error":"No such plan"}', 'No such plan'])('%s does', async (body) => {
  expect(saidBy(await readApiError(answer(body)))).toBe('No such plan');
});

test('carries code, issues and the need of a subscription', async () => {
  const body = {
    code: 'subscription_required',
    message: 'Please subscribe',
    issues: [{ path: 'email', message: 'Valid email is required' }],
    requiresSubscription: true,
  };
  const error = await readApiError(new Response(JSON.stringify(body), { status: 403 }));
  expect(error).toMatchObject(body);
});

test('leaves them empty when the server says nothing of them', async () => {
  const error = await readApiError(answer('upstream broke'));
  expect(error).toMatchObject({ code: undefined, issues: [], requiresSubscription: false });
});
