import { describe, expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { germanCase } from './cases/de.ts';
import { germanTeacherCase } from './cases/de-lehrkraft.ts';
import { englishCase } from './cases/en.ts';
import { englishMarketingCase } from './cases/en-marketing.ts';
import { spanishCase } from './cases/es.ts';
import { spanishNursingCase } from './cases/es-enfermeria.ts';
import { frenchCase } from './cases/fr.ts';
import { frenchDeveloperCase } from './cases/fr-informatique.ts';
import type { GuardCase } from './cases/guard-case.ts';
import { japaneseCase } from './cases/ja.ts';
import { japaneseNurseCase } from './cases/ja-kangoshi.ts';
import { placeEdit } from './cases/place-edit.ts';
import { chineseCase } from './cases/zh.ts';
import { chineseSalesCase } from './cases/zh-xiaoshou.ts';
import { guardEdits } from './guard-edits.ts';

const cases: Readonly<Record<string, GuardCase>> = {
  'English, laboratory': englishCase,
  'English, marketing': englishMarketingCase,
  'Spanish, law': spanishCase,
  'Spanish, nursing': spanishNursingCase,
  'French, nursing': frenchCase,
  'French, software': frenchDeveloperCase,
  'German, logistics': germanCase,
  'German, teaching': germanTeacherCase,
  'Chinese, nursing': chineseCase,
  'Chinese, sales': chineseSalesCase,
  'Japanese, software': japaneseCase,
  'Japanese, nursing': japaneseNurseCase,
};

function guard({ resume, statedFacts = [] }: GuardCase, [line, after]: readonly [string, string]) {
  const source = parseResume(resume);
  const written = line.startsWith('@')
    ? { id: 'e', before: '', after, section: line.slice(1) }
    : { id: 'e', before: line, after };
  const edit = placeEdit(source, written);
  if (!edit) throw new Error(`The resume has no line "${line}"`);
  return guardEdits({ source, statedFacts, edits: [edit] });
}

describe.each(Object.entries(cases))('%s', (_, guardCase) => {
  test.each(guardCase.honest)('keeps "%s" → "%s"', (line, after) => {
    expect(guard(guardCase, [line, after]).heldBack.flatMap(({ claims }) => claims)).toEqual([]);
  });

  test.each(guardCase.lies)('holds back "%s" → "%s"', (line, after) => {
    expect(guard(guardCase, [line, after]).kept).toEqual([]);
  });
});

test('a kept edit names the lines that carry it', () => {
  const { kept } = guard(englishCase, [
    'PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)',
    'PCR, HPLC (basic), LIMS, aseptic technique, MS Excel, R (beginner)',
  ]);
  const quotes = kept.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quotes).toContain('PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)');
  expect(quotes).toContain('Did data entry in the LIMS');
});

test('a stated fact is evidence', () => {
  const { kept } = guard(englishCase, ['@Laboratory Technician, Fennick', 'Train three summer interns each year']);
  expect(kept[0]?.evidence).toContainEqual(expect.objectContaining({ source: 'stated', factId: '0' }));
});

test('a skill that only the posting mentions is asked about by its name', () => {
  const source = parseResume(englishCase.resume);
  const edit = placeEdit(source, {
    id: 'e',
    before: 'Did data entry in the LIMS',
    after: 'Did data entry in the LIMS with Terraform',
  });
  if (!edit) throw new Error('unplaced');
  const { heldBack } = guardEdits({ source, statedFacts: [], job: { skills: ['Terraform'] }, edits: [edit] });
  expect(heldBack[0]?.claims).toContainEqual({ code: 'skill-only-in-posting', params: { skill: 'Terraform' } });
});

test('an answer to the question makes the same edit pass', () => {
  const source = parseResume(englishCase.resume);
  const edit = placeEdit(source, {
    id: 'e',
    before: '',
    section: 'Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present',
    after: 'Use ELISA kits for antibody tests',
  });
  if (!edit) throw new Error('unplaced');
  expect(guardEdits({ source, statedFacts: [], edits: [edit] }).kept).toEqual([]);
  const stated = ['Yes, at Fennick I use ELISA kits for antibody tests.'];
  expect(guardEdits({ source, statedFacts: stated, edits: [edit] }).heldBack).toEqual([]);
});

test('an edit whose before is not what stands in the resume is held back', () => {
  const source = parseResume(englishCase.resume);
  const edit = placeEdit(source, {
    id: 'e',
    before: 'Did data entry in the LIMS',
    after: 'Did data entry in the LIMS',
  });
  if (!edit) throw new Error('unplaced');
  const { heldBack } = guardEdits({ source, statedFacts: [], edits: [{ ...edit, before: 'Ran the LIMS' }] });
  expect(heldBack[0]?.claims).toEqual([{ code: 'unreadable', params: {} }]);
});
