import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['the remembered page', { from: '/profile?tab=password#top' }, '/profile?tab=password#top'],
  ['the dashboard without one', null, '/dashboard'],
  ['the dashboard for another site', { from: 'https://evil.example/' }, '/dashboard'],
  ['the dashboard for another site without its scheme', { from: '//evil.example' }, '/dashboard'],
  ['the dashboard for the same with a backslash', { from: '/\\evil.example' }, '/dashboard'],
  ['the dashboard for nonsense', { from: 7 }, '/dashboard'],
])('after signing in: %s', (_, state, path) => {
  expect(returnPath(state)).toBe(path);
});
