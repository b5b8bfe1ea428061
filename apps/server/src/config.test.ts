import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BadConfiguration, readConfig } from './config.ts';

test('nothing set is a working configuration', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    appUrl: 'http://localhost:3000',
    isHttps: false,
  });
  expect(config.ai.provider).toBe('embedded');
  expect(config.stripe).toBeUndefined();
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }).database.url).toBeUndefined();
});

test('the refusal names every bad key at once', () => {
  const refusal = () =>
    readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', SEED_SAMPLE: 'perhaps', FETCH_ALLOW_HOSTS: 'no port' });
  expect(refusal).toThrow(BadConfiguration);
  for (const key of ['PORT', 'DATABASE_URL', 'SEED_SAMPLE', 'FETCH_ALLOW_HOSTS']) expect(refusal).toThrow(key);
});

test.each([
  [{ AI_PROVIDER: 'openai' }, ['AI_MODEL', 'AI_API_KEY']],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, ['AI_BASE_URL']],
  [{ AI_MODEL: 'm', AI_API_KEY: 'k' }, ['AI_PROVIDER']],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
])('%o needs what belongs to it', (env: Record<string, string>, missing) => {
  for (const key of missing) expect(() => readConfig(env)).toThrow(`${key}: is needed`);
});

test('a key is taken without the line break behind it, and refused with one inside', () => {
  const env = { AI_PROVIDER: 'openai', AI_MODEL: 'm' };
  expect(readConfig({ ...env, AI_API_KEY: 'sk-one\n' }).ai.apiKey).toBe('sk-one');
  const refusal = () => readConfig({ ...env, AI_API_KEY: 'sk-one\ntwo' });
  expect(refusal).toThrow('AI_API_KEY: must be');
  expect(refusal).not.toThrow('sk-one');
});

test('https follows the address of the site', () => {
  expect(readConfig({ APP_URL: 'https://fitted.example/' })).toMatchObject({
    isHttps: true,
    appUrl: 'https://fitted.example',
  });
});

test.each([
  [{}, { support: 'support@fitted.example', privacy: 'privacy@fitted.example' }],
  [{ SUPPORT_EMAIL: 'help@operator.test' }, { support: 'help@operator.test', privacy: 'help@operator.test' }],
  [{ PRIVACY_EMAIL: 'dpo@operator.test' }, { support: 'support@fitted.example', privacy: 'dpo@operator.test' }],
])('with %o visitors write to %o', (env, addresses) => {
  expect(readConfig(env)).toMatchObject({ addresses });
});

test('README and .env.example name every variable, and no other', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const namesIn = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  const known = namesIn(readFileSync(new URL('config.ts', import.meta.url), 'utf8'), /^ {2}([A-Z][A-Z_]+): /gm);
  const table =
    read('README.md')
      .match(/^\| `[A-Z_`, ]+/gm)
      ?.join('\n') ?? '';
  const told = known.filter((name) => name !== 'NODE_ENV');
  expect(namesIn(table, /`([A-Z_]+)`/g)).toEqual(told);
  expect(namesIn(read('.env.example'), /^# ([A-Z_]+)=/gm)).toEqual(told);
});
