import { describe, expect, test } from 'vitest';
import { languages } from '../lib/format/languages.ts';
import { sourceFiles } from '../testing/source-files.ts';
import { findKeyUses, type KeyUse } from './key-rule.ts';
import type { Texts } from './translate.ts';

const files = import.meta.glob<Texts>('./*/*.json', { import: 'default', eager: true });

/** Through these the page loads the words; the test reads them itself. */
const lists = import.meta.glob('./*/files.ts');

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** `{ a: { b: 'c' } }` → `a.b → c`. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + name, value);
    else for (const [key, text] of flatten(value, `${prefix}${name}.`)) flat.set(key, text);
  }
  return flat;
}

const byLanguage = new Map(
  languages.map((language) => [
    language,
    new Map(
      Object.entries(files)
        .filter(([path]) => path.startsWith(`./${language}/`))
        .map(([path, texts]) => [path.slice(`./${language}/`.length, -'.json'.length), flatten(texts)]),
    ),
  ]),
);
const english = byLanguage.get('en') ?? new Map<string, Map<string, string>>();

/** Keys as the code names them: plural forms count as one. */
const namesIn = (texts: ReadonlyMap<string, string> | undefined) =>
  [...new Set([...(texts?.keys() ?? [])].map((key) => key.replace(pluralForm, '')))].sort();

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  const texts = byLanguage.get(language);

  test('has the features that English has', () => {
    expect([...(texts?.keys() ?? [])].sort()).toEqual([...english.keys()].sort());
    expect(Object.keys(lists)).toContain(`./${language}/files.ts`);
  });

  test.each([...english.keys()])('has the keys of %s', (feature) => {
    expect(namesIn(texts?.get(feature))).toEqual(namesIn(english.get(feature)));
  });

  test.each([...english.keys()])('fills in the values of %s', (feature) => {
    const valuesIn = (text = '') =>
      [...new Set(text.match(/\{\{\w+\}\}/g))].filter((value) => value !== '{{brand}}').sort();
    for (const [key, text] of english.get(feature) ?? []) {
      if (pluralForm.test(key)) continue;
      expect({ key, values: valuesIn(texts?.get(feature)?.get(key)) }).toEqual({ key, values: valuesIn(text) });
    }
  });
});

test('every language has every plural form that it distinguishes', () => {
  const lacking: string[] = [];
  for (const [language, features] of byLanguage) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [feature, texts] of features) {
      const counted = [...texts.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, ''));
      for (const key of new Set(counted)) {
        for (const form of forms)
          if (!texts.has(`${key}_${form}`)) lacking.push(`${language}/${feature}: ${key}_${form}`);
      }
    }
  }
  expect(lacking).toEqual([]);
});

test('no text shows a brace: values have two on each side, and no other mark', () => {
  for (const [language, features] of byLanguage) {
    for (const [feature, texts] of features) {
      const braced = [...texts].filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
      expect({ language, feature, braced }).toEqual({ language, feature, braced: [] });
    }
  }
});

test('no text is empty', () => {
  for (const [language, features] of byLanguage) {
    for (const [feature, texts] of features) {
      const empty = [...texts]
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${language}/${feature}: ${key}`);
      expect(empty).toEqual([]);
    }
  }
});

const scanned = sourceFiles.map(({ path, code }) => findKeyUses(path, code));
const uses = scanned.flatMap((file) => file.uses);

const matches = (use: KeyUse, feature: string, name: string) =>
  (use.feature === undefined || use.feature === feature) && use.pattern.test(name);

test('every key in the code can be read by this test', () => {
  expect(scanned.flatMap((file) => file.unreadable)).toEqual([]);
});

test('every key in the code has a text', () => {
  const unknown = uses.filter(
    (use) => ![...english].some(([feature, texts]) => namesIn(texts).some((name) => matches(use, feature, name))),
  );
  expect(unknown.map((use) => `${use.file}:${use.line} ${use.feature ?? '?'}:${use.key}`)).toEqual([]);
});

test('every text is used', () => {
  const unused = [...english].flatMap(([feature, texts]) =>
    namesIn(texts)
      .filter((name) => !uses.some((use) => matches(use, feature, name)))
      .map((name) => `${feature}: ${name}`),
  );
  expect(unused).toEqual([]);
});

describe('the finder of keys', () => {
  const inComponent = (body: string) => `function A() { const { t } = useTranslation('home'); ${body} }`;
  const keysIn = (code: string) => findKeyUses('a.tsx', code).uses.map((use) => `${use.feature}:${use.key}`);

  test.each([
    ['a literal', "return <p>{t('a.b')}</p>", ['home:a.b']],
    ['both branches', "return t(isOpen ? 'shut' : 'open')", ['home:shut', 'home:open']],
    ['a template', `return items.map((id) => t(\`list.\${id}.name\`))`, ['home:list.….name']],
    ['values beside the key', "return t('hello', { name })", ['home:hello']],
  ])('reads %s', (_, body, keys) => {
    expect(keysIn(inComponent(body))).toEqual(keys);
  });

  test('keeps two features of one file apart', () => {
    const code =
      "function A() { const { t } = useTranslation('home'); t('a'); } function B() { const { t: s } = useTranslation('shell'); s('b'); }";
    expect(keysIn(code)).toEqual(['home:a', 'shell:b']);
  });

  test('says so when a key cannot be read', () => {
    expect(findKeyUses('a.tsx', inComponent('return t(key)')).unreadable).toEqual(['a.tsx:1 t(key)']);
  });
});
