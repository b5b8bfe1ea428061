import { allRoutes } from '@fitted/contract/routes';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { buildOpenApi } from './openapi.ts';

const server = useTestApp();

test('every route of the contract is served', () => {
  const missing = allRoutes.filter(({ method, path }) => !server.app.hasRoute({ method, url: path }));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('no two routes share a method and a path', () => {
  const names = allRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Record<string, { readonly description: string }>;
}
const { paths } = buildOpenApi() as { paths: Record<string, Record<string, Operation>> };

test('the OpenAPI document lists every route with all of its errors', () => {
  for (const { method, path, errors } of allRoutes) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const told = Object.values(operation?.responses ?? {}).map(({ description }) => description);
    for (const code of errors) expect(told.join('\n'), `${method} ${path}`).toContain(`${code}: `);
    expect(operation, `${method} ${path}`).toBeDefined();
  }
});

test('including the errors shared by all routes of its kind', () => {
  const told = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
  expect(told('/api/news', 'get')).toEqual(['200', '400', '500', '503']);
  expect(told('/api/login', 'post')).toEqual(['200', '400', '401', '403', '408', '413', '415', '429', '500', '503']);
  expect(told('/api/admin/users', 'get')).toEqual(['200', '400', '401', '403', '500', '503']);
});

test('an upload lists its form fields', () => {
  expect(paths['/api/parse-resume']?.post).toMatchObject({
    requestBody: { content: { 'multipart/form-data': { schema: { required: ['file'] } } } },
  });
});

test('path parameters are in braces and all described', () => {
  for (const [path, operations] of Object.entries(paths)) {
    expect(path).not.toContain(':');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations))
      expect(parameters.flatMap((one) => (one.in === 'path' ? [one.name] : [])).sort(), path).toEqual(named.sort());
  }
});
