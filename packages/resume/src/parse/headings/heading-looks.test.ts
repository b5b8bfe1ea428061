import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import type { LineLook } from '../rows/line-look.ts';

const body = { size: 10, face: 'Serif', isBold: false, isItalic: false, colour: 0, left: 40, column: 40, runs: [] };
const loud = { ...body, size: 14, colour: 0x003366 };
const strong = { ...body, isBold: true };

function look(text: string, type: Omit<LineLook, 'text'>): LineLook {
  return { ...type, text };
}

const lines: readonly LineLook[] = [
  look('Mira Holt', { ...body, size: 22 }),
  look('mira@holt.example', body),
  look('Experience', loud),
  look('Baker, Old Mill\t2019 – 2023', strong),
  look('• Baked rye bread for three markets', body),
  look('Awards', strong),
  look('• Bread of the month', body),
  look('Education', loud),
  look('Diploma in Baking, Trade School Bern\t2016 – 2019', strong),
  look('Hackathons', loud),
  look('• Won the flour hackathon', body),
  look('Skills', loud),
  look('Sourdough, croissants', body),
];
const text = lines.map((line) => line.text).join('\n');

describe('headings by their look', () => {
  it('words that nobody listed head a section where they look like the other headings', () => {
    const headings = parseResume(text, { looks: lines }).sections.map((section) => section.heading?.text);
    expect(headings).toEqual(['Experience', 'Education', 'Hackathons', 'Skills']);
  });

  it('a known word in the type of the entries stays in its entry', () => {
    const [experience] = parseResume(text, { looks: lines }).sections;
    expect(experience?.entries).toHaveLength(1);
    expect(experience?.entries[0]?.body.map((line) => line.text)).toContain('Awards');
  });

  it('without looks the words alone decide', () => {
    const headings = parseResume(text).sections.map((section) => section.heading?.text);
    expect(headings).toContain('Awards');
  });

  it('a line that was changed since has no look, and the rest keeps theirs', () => {
    const changed = text.replace('Bread of the month', 'Bread of the year 2022');
    const headings = parseResume(changed, { looks: lines }).sections.map((section) => section.heading?.text);
    expect(headings).toEqual(['Experience', 'Education', 'Hackathons', 'Skills']);
  });

  it('a heading of unknown words may be the first below the name, and one in small letters among capitals', () => {
    const blue = { ...strong, colour: 0x4a86e8 };
    const page = [
      look('Mira Holt', { ...body, size: 22 }),
      look('CONTRIBUSIONS', blue),
      look('• Mended the ovens of the guild', body),
      look('EDUCATION', blue),
      look('• Diploma in Baking, 2019', body),
      look('PROJECTS', blue),
      look('• A bread for every day of the week', body),
      look('AWARDS', blue),
      look('• Bread of the month', body),
      look('Kinds of dough (all levels)', blue),
      look('• Rye', body),
    ];
    const headings = parseResume(page.map((line) => line.text).join('\n'), { looks: page }).sections;
    expect(headings.map((section) => section.heading?.text)).toEqual([
      'CONTRIBUSIONS',
      'EDUCATION',
      'PROJECTS',
      'AWARDS',
      'Kinds of dough (all levels)',
    ]);
  });
});
