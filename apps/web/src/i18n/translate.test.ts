import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const texts = {
  hello: 'Hello, {{name}}',
  brand: 'This is {{brand}}',
  nested: { deep: { key: 'found' } },
  files_one: '{{count}} file',
  files_other: '{{count}} files',
};

test.each([
  ['a nested key', 'nested.deep.key', {}, 'found'],
  ['a value', 'hello', { name: 'Maya' }, 'Hello, Maya'],
  ['the brand without being given it', 'brand', {}, 'This is Fitted'],
  ['one of something', 'files', { count: 1 }, '1 file'],
  ['several', 'files', { count: 3 }, '3 files'],
  ['a missing value as it stands', 'hello', {}, 'Hello, {{name}}'],
  ['an unknown key as itself', 'nested.nothing', {}, 'nested.nothing'],
  ['a branch as itself', 'nested.deep', {}, 'nested.deep'],
  ['what every object inherits as itself', 'constructor', {}, 'constructor'],
])('shows %s', (_, key, values, shown) => {
  expect(translate(texts, 'en', key, values)).toBe(shown);
});

test('a value is shown verbatim, whatever it contains', () => {
  fc.assert(fc.property(fc.string(), (name) => translate(texts, 'en', 'hello', { name }) === `Hello, ${name}`));
});

test('an unknown key always displays itself', () => {
  fc.assert(fc.property(fc.string(), (key) => translate({}, 'ja', key) === key));
});

test('how many are several is for the language to say', () => {
  expect(translate(texts, 'en', 'files', { count: 0 })).toBe('0 files');
  expect(translate(texts, 'fr', 'files', { count: 0 })).toBe('0 file');
  expect(translate(texts, 'ja', 'files', { count: 1 })).toBe('1 files');
});
