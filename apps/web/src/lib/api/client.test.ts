import { route } from '@fitted/contract/route';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { z } from 'zod';
import { serve } from '../../testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { addressOf, buildUrl, call, callRaw } from './client.ts';

const rename = route({
  method: 'PATCH',
  path: '/api/things/:id',
  summary: 'Rename a thing',
  access: 'user',
  limit: 'write',
  params: z.object({ id: z.coerce.number() }),
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.number(), name: z.string() }),
  errors: [],
});

test('sends the body as JSON with the cookies, and returns the typed answer', async () => {
  const asked = serve({ 'PATCH /api/things/7': { json: { id: 7, name: 'New' } } });
  const answer = await call(rename, { params: { id: 7 }, body: { name: 'New' } });

  expectTypeOf(answer).toEqualTypeOf<{ id: number; name: string }>();
  expect(answer).toEqual({ id: 7, name: 'New' });
  expect(asked[0]?.headers.get('content-type')).toBe('application/json');
  expect(asked[0]?.credentials).toBe('include');
  expect(await asked[0]?.json()).toEqual({ name: 'New' });
});

test('an address answers with the type of its route', async () => {
  serve({ 'PATCH /api/things/7': { json: { id: 7, name: 'New' } } });
  const address = addressOf<typeof rename>('PATCH', '/api/things/:id');
  const answer = await call(address, { params: { id: 7 }, body: { name: 'New' } });
  expectTypeOf(answer).toEqualTypeOf<{ id: number; name: string }>();
});

test('sends no content type without a body', async () => {
  const list = route({
    method: 'GET',
    path: '/api/things',
    summary: 'Things',
    access: 'public',
    limit: 'none',
    response: z.array(z.string()),
    errors: [],
  });
  const asked = serve({ 'GET /api/things': { json: [] } });
  await call(list, {});
  expect(asked[0]?.headers.get('content-type')).toBeNull();
});

test('lets the browser name the type of a form with a file', async () => {
  const upload = route({
    method: 'POST',
    path: '/api/files',
    summary: 'Upload',
    access: 'public',
    limit: 'documents',
    body: { raw: 'multipart/form-data' },
    response: { raw: 'text/plain' },
    errors: [],
  });
  const asked = serve({ 'POST /api/files': () => new Response('read') });
  const body = new FormData();
  body.append('file', new Blob(['words']), 'resume.txt');
  const response = await callRaw(upload, { body });
  expect(await response.text()).toBe('read');
  expect(asked[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

test('a failed answer throws what the server said', async () => {
  serve({ 'PATCH /api/things/7': { status: 404, json: { code: 'not_found', message: 'Not found.' } } });
  await expect(call(rename, { params: { id: 7 }, body: { name: '' } })).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    code: 'not_found',
    message: 'Not found.',
  });
});

test('no answer at all is an error of its own', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failed = call(rename, { params: { id: 7 }, body: { name: '' } });
  await expect(failed).rejects.toBeInstanceOf(ApiError);
  await expect(failed).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});

test('a call that its caller gave up stays an abort', async () => {
  const giveUp = new AbortController();
  giveUp.abort();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => Promise.reject(init.signal?.reason));
  const failed = call(rename, { params: { id: 7 }, body: { name: '' } }, { signal: giveUp.signal });
  await expect(failed).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['fills the path, escaped', '/api/news/:slug', { slug: 'a/b ü' }, undefined, '/api/news/a%2Fb%20%C3%BC'],
  ['appends the query', '/api/news', undefined, { category: 'Career', limit: 5 }, '/api/news?category=Career&limit=5'],
  ['leaves out what is not given', '/api/news', undefined, { category: undefined, cursor: null }, '/api/news'],
  ['repeats lists', '/api/events', undefined, { city: ['Bonn', 'Köln'] }, '/api/events?city=Bonn&city=K%C3%B6ln'],
])('an address %s', (_, path, params, query, url) => {
  expect(buildUrl(path, params, query)).toBe(url);
});

test('a missing part of the path is a mistake of the caller', () => {
  expect(() => buildUrl('/api/news/:slug', {}, undefined)).toThrow('slug');
});
