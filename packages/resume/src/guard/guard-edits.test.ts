import { type Language, languages } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import type { Edit } from '../edit/edit.ts';
import { linesOf } from '../edit/text-at.ts';
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
import { guardEdits, openGuard } from './guard-edits.ts';

const cases: Readonly<Record<Language, Readonly<Record<string, GuardCase>>>> = {
  en: { laboratory: englishCase, marketing: englishMarketingCase },
  es: { law: spanishCase, nursing: spanishNursingCase },
  fr: { nursing: frenchCase, software: frenchDeveloperCase },
  de: { logistics: germanCase, teaching: germanTeacherCase },
  zh: { nursing: chineseCase, sales: chineseSalesCase },
  ja: { software: japaneseCase, nursing: japaneseNurseCase },
};
const named = languages.flatMap((language) =>
  Object.entries(cases[language]).map(([work, guardCase]) => [`${language}, ${work}`, guardCase] as const),
);

/** Each case has many edits, so its resume is read only once. */
const opened = new Map<GuardCase, ReturnType<typeof open>>();

function open({ resume, statedFacts = [] }: GuardCase) {
  const source = parseResume(resume);
  return { source, guardThem: openGuard({ source, statedFacts }) };
}

function guard(guardCase: GuardCase, [line, after]: readonly [string, string]) {
  const { source, guardThem } = opened.get(guardCase) ?? open(guardCase);
  opened.set(guardCase, { source, guardThem });
  const written = line.startsWith('@')
    ? { id: 'e', before: '', after, section: line.slice(1) }
    : { id: 'e', before: line, after };
  const edit = placeEdit(source, written);
  if (!edit) throw new Error(`The resume has no line "${line}"`);
  return guardThem([edit]);
}

describe.each(named)('%s', (_, guardCase) => {
  const honest = [...guardCase.honest, ...(guardCase.asked ?? [])];
  test('holds hardly any honest edit', () => {
    const held = honest.filter((edit) => guard(guardCase, edit).heldBack.some(({ verdict }) => verdict === 'held'));
    expect(held.length, JSON.stringify(held)).toBeLessThanOrEqual(Math.ceil(honest.length * 0.08));
  });

  test.each([...guardCase.lies, ...(guardCase.disguised ?? [])])('does not keep "%s" → "%s"', (line, after) => {
    expect(guard(guardCase, [line, after]).kept).toEqual([]);
  });
});

test.each([
  ['Successfully reduced page load time by 30%', 'Reduced page load time by 30%'],
  ['Mentoring 3 junior engineers', 'Mentor 3 junior engineers'],
  ['Coaching the youth team', 'Coach the youth team'],
])('an opening word that only changes form is not held: "%s" → "%s"', (line, after) => {
  const resume = `Jane Doe\njane@example.com\n\nExperience\nEngineer, Acme, 2019 - present\n- ${line}`;
  expect(guard({ resume, honest: [], lies: [] }, [line, after]).heldBack).not.toMatchObject([{ verdict: 'held' }]);
});

test.each([
  ['Supply increased by 30%', 'Increased supply by 30%'],
  ['Mentoring programme for 3 junior engineers', 'Mentor for 3 junior engineers'],
])('an opening that claims an action or a position is not kept: "%s" → "%s"', (line, after) => {
  const resume = `Jane Doe\njane@example.com\n\nExperience\nEngineer, Acme, 2019 - present\n- ${line}`;
  expect(guard({ resume, honest: [], lies: [] }, [line, after]).kept).toEqual([]);
});

test('a kept edit names the lines that support it', () => {
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

test('a skill found only in the posting is named in the claim', () => {
  const source = parseResume(englishCase.resume);
  const edit = placeEdit(source, {
    id: 'e',
    before: 'Did data entry in the LIMS',
    after: 'Did data entry in the LIMS with Terraform',
  });
  if (!edit) throw new Error('unplaced');
  const { heldBack } = guardEdits({ source, statedFacts: [], job: { skills: ['Terraform'] }, edits: [edit] });
  expect(heldBack[0]?.claims).toContainEqual({
    code: 'skill-only-in-posting',
    params: { skill: 'Terraform' },
    severity: 'hold',
  });
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

test('an edit whose before does not match the resume is held back', () => {
  const source = parseResume(englishCase.resume);
  const edit = placeEdit(source, {
    id: 'e',
    before: 'Did data entry in the LIMS',
    after: 'Did data entry in the LIMS',
  });
  if (!edit) throw new Error('unplaced');
  const { heldBack } = guardEdits({ source, statedFacts: [], edits: [{ ...edit, before: 'Ran the LIMS' }] });
  expect(heldBack[0]?.claims).toEqual([{ code: 'unreadable', params: {}, severity: 'hold' }]);
});

test('a new section may add only a standard heading and supported facts', () => {
  const source = parseResume(germanCase.resume);
  const insert = (after: string): Edit => ({
    id: 's',
    kind: 'insert-section',
    target: { afterSectionId: null },
    section: 'summary',
    line: { kind: 'text', depth: 0 },
    before: '',
    after,
    reason: { code: 'summary-from-facts', params: {} },
    evidence: [],
  });
  const honest = insert('Kurzprofil\nFachkraft für Lagerlogistik mit Staplerschein');
  const lie = insert('Kurzprofil\nLogistikleiterin mit Staplerschein');
  const { kept, heldBack } = guardEdits({ source, statedFacts: [], edits: [honest, lie] });
  expect(kept.map(({ edit }) => edit)).toEqual([honest]);
  expect(heldBack.map(({ edit }) => edit)).toEqual([lie]);
});

test('reordering a list cannot move a skill level to another item', () => {
  const source = parseResume(englishCase.resume);
  const line = linesOf(source).find(({ text }) => text.startsWith('PCR, HPLC'));
  if (!line) throw new Error('no skills');
  const reorder = (after: string): Edit => ({
    id: after,
    kind: 'reorder-items',
    target: { lineId: line.id },
    before: line.text,
    after,
    reason: { code: 'relevance-order', params: {} },
    evidence: [],
  });
  const honest = reorder('MS Excel, PCR, aseptic technique, HPLC (basic), R (beginner)');
  const lie = reorder('MS Excel (basic), PCR, aseptic technique, HPLC, R (beginner)');
  const other = reorder('MS Excel, PCR, aseptic technique, HPLC (basic), Python (beginner)');
  const { kept } = guardEdits({ source, statedFacts: [], edits: [honest, lie, other] });
  expect(kept.map(({ edit }) => edit.after)).toEqual([honest.after]);
});

test('a rewording of a rewording is judged against the original line', () => {
  const source = parseResume(englishCase.resume);
  const first = placeEdit(source, {
    id: '1',
    before: 'Took part in an ISO 17025 audit',
    after: 'Participated in an ISO 17025 audit',
  });
  if (first?.kind !== 'replace-line') throw new Error('unplaced');
  const second: Edit = { ...first, id: '2', before: first.after, after: 'Involved in an ISO 17025 audit' };
  const raised: Edit = { ...first, id: '3', before: first.after, after: 'Led an ISO 17025 audit' };
  const { kept } = guardEdits({ source, statedFacts: [], edits: [first, second, raised] });
  expect(kept.map(({ edit }) => edit.id)).toEqual(['1', '2']);
});

describe('verdicts', () => {
  const resume = `Ada Lind
ada@example.com

Experience
Team Assistant, Marlow Foods | 2020 – 2022
- Annual report, 48 pages, three years in a row
- Prepared invoices, checked by the accountant
- Response time went from 52 to 41 minutes
- Started an evening course in accounting, paused after one term
- Spoke French with suppliers
- Spoke basic Dutch with drivers

Skills
Excel`;
  const source = parseResume(resume);
  const judge = (before: string, after: string, statedFacts: readonly string[] = []) => {
    const edit = placeEdit(source, { id: 'e', before, after });
    if (!edit) throw new Error(`The resume has no line "${before}"`);
    const { heldBack } = guardEdits({ source, statedFacts, edits: [edit] });
    return heldBack[0]?.verdict ?? 'kept';
  };

  test.each([
    ['questioned', 'Response time went from 52 to 41 minutes', 'Response time fell 11 minutes, from 52 to 41'],
    [
      'questioned',
      'Annual report, 48 pages, three years in a row',
      'Designed the 48-page annual report three years in a row',
    ],
    ['questioned', 'Prepared invoices, checked by the accountant', 'Prepared invoices'],
    ['questioned', 'Prepared invoices, checked by the accountant', 'Prepared and checked invoices'],
    ['questioned', 'Response time went from 52 to 41 minutes', 'Response time fell by 41 minutes'],
    ['questioned', 'Response time went from 52 to 41 minutes', 'Cut response time from 52 to 41 minutes'],
    ['held', 'Excel', 'Excel, Tableau'],
    ['questioned', 'Spoke French with suppliers', 'Spoke fluent French with suppliers'],
    ['held', 'Spoke basic Dutch with drivers', 'Spoke fluent Dutch with drivers'],
    ['held', 'Prepared invoices, checked by the accountant', 'Prepared invoices in t24, checked by the accountant'],
  ])('%s: "%s" → "%s"', (verdict, before, after) => {
    expect(judge(before, after)).toBe(verdict);
  });

  test('the most serious claim decides, and comes first', () => {
    const edit = placeEdit(source, {
      id: 'e',
      before: 'Annual report, 48 pages, three years in a row',
      after: 'Designed the 60-page annual report three years in a row',
    });
    if (!edit) throw new Error('unplaced');
    const { heldBack } = guardEdits({ source, statedFacts: [], edits: [edit] });
    expect(heldBack[0]?.claims[0]).toMatchObject({ code: 'number', severity: 'hold' });
    expect(heldBack[0]).toMatchObject({
      verdict: 'held',
      claims: expect.arrayContaining([expect.objectContaining({ code: 'wording', severity: 'question' })]),
    });
  });

  test('confirming a line confirms all of it', () => {
    const after = 'Prepared invoices';
    expect(judge('Prepared invoices, checked by the accountant', after, [after])).toBe('kept');
  });
});
