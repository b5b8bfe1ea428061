import { allRoutes } from '@fitted/contract/routes';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { buildOpenApi } from './openapi.ts';

const server = useTestApp();

test('what is served is what the contract lists', () => {
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

test('the OpenAPI document names every call with all of its errors', () => {
  for (const { method, path, errors } of allRoutes) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const told = Object.values(operation?.responses ?? {}).map(({ description }) => description);
    for (const code of errors) expect(told.join('\n'), `${method} ${path}`).toContain(`${code}: `);
    expect(operation, `${method} ${path}`).toBeDefined();
  }
});

test('and with those that it shares with its like', () => {
  const told = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
  expect(told('/api/news', 'get')).toEqual(['200', '400', '500', '503']);
  expect(told('/api/login', 'post')).toEqual(['200', '400', '401', '403', '408', '413', '415', '429', '500', '503']);
  expect(told('/api/admin/users', 'get')).toEqual(['200', '400', '401', '403', '500', '503']);
});

test('an upload names its parts', () => {
  expect(paths['/api/parse-resume']?.post).toMatchObject({
    requestBody: { content: { 'multipart/form-data': { schema: { required: ['file'] } } } },
  });
});

test('in it the parameters of a path stand in braces, and are all described', () => {
  for (const [path, operations] of Object.entries(paths)) {
    expect(path).not.toContain(':');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations))
      expect(parameters.flatMap((one) => (one.in === 'path' ? [one.name] : [])).sort(), path).toEqual(named.sort());
  }
});
