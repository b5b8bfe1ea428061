import { type Language, languages } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { kept, lies, type Pair } from './cases/pairs.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const heads: Readonly<Record<Language, string>> = {
  en: 'Experience\nClerk, Corvane Ltd, 2018 – 2021',
  es: 'Experiencia profesional\nTécnica, Corvane SL, 2018 – 2021',
  fr: 'Expérience professionnelle\nAgente, Corvane SA, 2018 – 2021',
  de: 'Berufserfahrung\nSachbearbeiterin, Corvane GmbH, 2018 – 2021',
  zh: '工作经历\n星河科技有限公司　职员　2018年1月—2020年2月',
  ja: '■職務経歴\n株式会社ほし\n2018年4月〜2020年3月　社員',
};

function isKept([language, before, after]: Pair, form: 'replace' | 'insert'): boolean {
  const source = parseResume(`Ada Lind\nada@example.com\n\n${heads[language]}\n- ${before}`);
  const edit = placeEdit(
    source,
    form === 'replace' ? { id: 'r', before, after } : { id: 'i', before: '', after, section: before },
  );
  if (!edit) throw new Error(`The resume has no line "${before}"`);
  return guardEdits({ source, statedFacts: [], edits: [edit] }).kept.length > 0;
}

test.each(languages)('%s has lies and rewordings to tell apart', (language) => {
  for (const pairs of [lies, kept]) expect(pairs.map(([one]) => one)).toContain(language);
});

describe('a lie is not kept, neither in place of its line nor after it', () => {
  test.each(lies)('%s: "%s" → "%s"', (...pair) => {
    expect([isKept(pair, 'replace'), isKept(pair, 'insert')]).toEqual([false, false]);
  });
});

describe('a rewording with other function words, another order or another form is kept', () => {
  test.each(kept)('%s: "%s" → "%s"', (...pair) => {
    expect(isKept(pair, 'replace')).toBe(true);
  });
});
