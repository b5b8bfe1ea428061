import { describe, expect, it } from 'vitest';
import { parseResume, sectionsOfWork } from '../parse-resume.ts';
import type { LineLook } from '../rows/line-look.ts';
import { allows, decode } from './decode.ts';
import { datesLabel, employerLabel, firstOpening, labelCount, tellLabel, titleLabel } from './labels.ts';
import { chainModels } from './model.ts';
import { chainInput, labelPieces, readByChain } from './read-chain.ts';

const resume = (...work: readonly string[]): string =>
  ['Robin Vale', 'robin@vale.example', '', 'Experience', ...work, '', 'Education', 'BSc Physics, 2010'].join('\n');

function sectionOf(...work: readonly string[]) {
  const [section] = sectionsOfWork(resume(...work));
  if (!section) throw new Error('no section of work');
  return section;
}

describe('decode', () => {
  const open = firstOpening - 1;

  it('labels dates as dates even where weights say otherwise', () => {
    const { rows, byRules } = sectionOf('Baker, Kestrel Foods, 2012 – 2016');
    const { pieces, steps } = chainInput(rows, byRules);
    const loud = Float64Array.from({ length: labelCount }, (_, label) => (label === titleLabel ? 9 : 0));
    const path = decode(
      pieces,
      pieces.map(() => ['loud']),
      steps,
      { seen: new Map([['loud', loud]]), pairs: new Map(), has: new Map() },
    );
    const dated = pieces.findIndex(({ period }) => period !== undefined);
    expect([titleLabel, employerLabel, titleLabel + open, employerLabel + open]).not.toContain(path[dated]);
    expect(path[0]).not.toBe(datesLabel);
  });

  it('goes on with a head only where one is open, and tells only from a new row on', () => {
    expect(allows(tellLabel, titleLabel, true)).toBe(false);
    expect(allows(tellLabel, titleLabel + open, true)).toBe(true);
    expect(allows(titleLabel, tellLabel, false)).toBe(false);
    expect(allows(titleLabel, tellLabel, true)).toBe(true);
  });
});

describe('the learnt chain', () => {
  it('tells title, employer and dates apart in heads of several builds', () => {
    const builds = [
      ['Senior Engineer\t2018 – 2022', 'Kestrel Foods Ltd, Leeds, UK', '• Built the ordering service'],
      ['Kestrel Foods Ltd\tLeeds, UK', 'Senior Engineer\t2018 – 2022', '• Built the ordering service'],
      ['2018 – 2022\tSenior Engineer, Kestrel Foods Ltd', '• Built the ordering service'],
    ];
    for (const build of builds) {
      const { rows, byRules } = sectionOf(...build);
      const { fields } = readByChain(rows, byRules, chainModels());
      expect(fields.map(({ title, organisation, period }) => [title, organisation, period?.text])).toEqual([
        ['Senior Engineer', 'Kestrel Foods Ltd', '2018 – 2022'],
      ]);
    }
  });

  it('has a label for every piece, and keeps every row', () => {
    const { rows, byRules } = sectionOf(
      'Cook, Harbour Hotel, 2015 – 2018',
      '• Cooked for ninety guests a day',
      'Waiter, Tundra Inn, 2012 – 2015',
      '• Served at forty tables',
    );
    const input = chainInput(rows, byRules);
    expect(labelPieces(input, chainModels())).toHaveLength(input.pieces.length);
    const { raw } = readByChain(rows, byRules, chainModels());
    expect(raw.flatMap(({ head, body }) => [...head, ...body]).map(({ text }) => text)).toEqual(
      rows.map(({ text }) => text),
    );
  });
});

it('where only the type separates them, role and employer are told apart, and a note below is not a role', () => {
  const look = (text: string, ...runs: string[]): LineLook => ({
    text,
    size: runs.length > 0 ? 11 : 9,
    face: 'Open',
    isBold: false,
    isItalic: false,
    colour: 0,
    left: 39,
    column: 39,
    runs: runs.map((run, at) => ({ text: run, isBold: at === 0, isItalic: false, face: 'Open' })),
  });
  const entries = [
    ['2021 - CURRENT - BATH, ENGLAND', 'BAKER', 'KESTREL'],
    ['2018 - 2021 - LEEDS, ENGLAND', 'HEAD COOK', 'TERN & GULL'],
    ['2015 - 2018 - LEEDS, ENGLAND', 'WAITER', 'HARBOUR LIGHT'],
  ].flatMap(([dates = '', title = '', employer = '']) => [
    look(dates),
    look(`${title} ${employer}`, title, employer),
    look('Kept the shop open through two winters and trained new colleagues.'),
    look(`Website https://${title.length}.example`, 'Website', `https://${title.length}.example`),
  ]);
  const text = `Ada Brook\n\nWORK EXPERIENCE\n${entries.map((line) => line.text).join('\n')}\n\nEDUCATION\nBSc`;
  const roles = parseResume(text, { looks: entries })
    .sections.flatMap((section) => section.entries)
    .flatMap(({ fields: { title, organisation } }) => (organisation ? [`${title} @ ${organisation}`] : []));
  expect(roles).toEqual(['BAKER @ KESTREL', 'HEAD COOK @ TERN & GULL', 'WAITER @ HARBOUR LIGHT']);
});
