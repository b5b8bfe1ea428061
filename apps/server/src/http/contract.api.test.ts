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

test('the OpenAPI document names every call', () => {
  const { paths } = buildOpenApi() as { paths: Record<string, Record<string, unknown>> };
  for (const { method, path } of allRoutes) expect(paths[path]).toHaveProperty(method.toLowerCase());
});
