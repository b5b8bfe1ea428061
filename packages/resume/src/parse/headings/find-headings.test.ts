import { expect, it } from 'vitest';
import type { LineLook } from '../rows/line-look.ts';
import { readRows } from '../rows/rows.ts';
import { findHeadings } from './find-headings.ts';

const look = (text: string, isHeading: boolean): LineLook => ({
  text,
  size: isHeading ? 12 : 10,
  face: 'Serif',
  isBold: isHeading,
  isItalic: false,
  colour: 0,
  left: 50,
  column: 50,
  runs: [],
});

const page = [
  ['Robin Vale'],
  ['robin.vale@example.org'],
  ['Employment', 'Baker, Kestrel Foods\t2015 – 2018', '• Baked bread for three shops', '• Trained six colleagues'],
  ['Ovens I have rebuilt', 'A deck oven of 1962', 'A wood oven in a barn'],
  ['Education', 'Apprenticeship, Leeds College\t2012 – 2015'],
  ['Sourdough and other matters', 'A leaven kept since 2009', 'Bread for a village feast'],
  ['Languages', 'English, French'],
];
const headings = ['Employment', 'Ovens I have rebuilt', 'Education', 'Sourdough and other matters', 'Languages'];

function found(text: string, looks: readonly LineLook[] = []): string[] {
  const rows = readRows(text, looks);
  return findHeadings(rows).map(({ row }) => rows[row]?.text ?? '');
}

it('words that nobody listed head a section where they are set like the headings of their page', () => {
  const text = page.map((part) => part.join('\n')).join('\n\n');
  const looks = page.flat().map((line) => look(line.replace(/^• /u, ''), headings.includes(line)));
  expect(found(text, looks)).toEqual(headings);
});

it('the same words in the type of the text head nothing', () => {
  const text = page.map((part) => part.join('\n')).join('\n');
  const looks = page.flat().map((line) => look(line, ['Employment', 'Education', 'Languages'].includes(line)));
  expect(found(text, looks)).toEqual(['Employment', 'Education', 'Languages']);
});

it('a name above the first heading stays a name, however it is set', () => {
  const text = page.map((part) => part.join('\n')).join('\n\n');
  const looks = page.flat().map((line) => look(line, line === 'Robin Vale' || headings.includes(line)));
  expect(found(text, looks)).not.toContain('Robin Vale');
});

it('the name of the work section is a heading, though the others are in capitals', () => {
  const text =
    'ROBIN VALE\nrobin@vale.example\n\nESTUDIOS\nBachiller, 2008\n\nExperiencia laboral\nPanadería Vega, 2010 - 2014\n\nIDIOMAS\nInglés';
  expect(found(text)).toContain('Experiencia laboral');
});

it('achievements among the roles are a part of one of them', () => {
  const work = (heading: string) =>
    [
      'Robin Vale\nrobin@vale.example\n\nExperience\nBaker, Kestrel Foods, May 2019 – Present\n- Baked bread',
      `${heading}\nRaised 40 apprentices\n\nSteward, Tundra Air, June 2015 – April 2019\n- Served meals`,
      'Porter, Harbour Hotel, May 2012 – May 2015\n- Carried bags\n\nEducation\nLeeds College, 2012',
    ].join('\n\n');
  expect(found(work('Achievements'))).toEqual(['Experience', 'Education']);
});
