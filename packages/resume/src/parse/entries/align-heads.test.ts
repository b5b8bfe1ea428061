import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import type { LineLook } from '../rows/line-look.ts';

const body = { size: 10, face: 'Serif', isBold: false, isItalic: false, colour: 0, left: 40, column: 40, runs: [] };
const strong = { ...body, isBold: true };

it('a second row that the other heads have belongs to the head', () => {
  const looks: LineLook[] = [
    { ...body, size: 20, text: 'Mira Holt' },
    { ...body, size: 14, text: 'Experience' },
    { ...strong, text: 'Software Engineer, Machine Learning Modeling\tJun 2025 – Present' },
    { ...body, text: 'Kelpie, Inc.\tNew York City, NY' },
    { ...strong, text: 'Intern, Machine Learning\tJun – Aug 2024' },
    { ...body, text: 'Kelpie, Inc.\tPalo Alto, CA' },
    { ...strong, text: 'Intern, Quantitative Researcher\tJun – Aug 2023' },
    { ...body, text: 'Harbour Bank\tMunich, Germany' },
    { ...body, size: 14, text: 'Education' },
    { ...strong, text: 'BSc Physics, Leeds\t2015' },
  ];
  const [experience] = parseResume(looks.map(({ text }) => text).join('\n'), { looks }).sections;
  expect(experience?.entries.map(({ fields }) => fields.organisation)).toEqual([
    'Kelpie, Inc.',
    'Kelpie, Inc.',
    'Harbour Bank',
  ]);
});
