import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import type { LineLook } from '../rows/line-look.ts';

const run = (text: string, isBold = false) => ({ text, isBold, isItalic: false, face: isBold ? 'Made-Bold' : 'Made' });
const look = (text: string, ...runs: readonly ReturnType<typeof run>[]): LineLook => ({
  text,
  size: 10,
  face: 'Made',
  isBold: false,
  isItalic: false,
  colour: 0,
  left: 50,
  column: 50,
  runs,
});

function employersOf(...heads: readonly (readonly [title: string, employer: string, place: string, beside: string])[]) {
  const looks = [look('Robin Vale', run('Robin Vale', true)), look('Work Experience', run('Work Experience', true))];
  for (const [title, employer, place, beside] of heads)
    looks.push(
      look(title, run(title, true)),
      look(`${employer} ${place}\t${beside}`, run(employer, true), run(place)),
      look('• Kept the books of three shops', run('Kept the books of three shops')),
    );
  return parseResume(looks.map(({ text }) => text).join('\n'), { looks })
    .sections.flatMap(({ entries }) => entries)
    .map(({ fields }) => [fields.organisation, fields.place]);
}

it('the name beside a town is the employer, not the line of business behind it', () => {
  const employers = employersOf(
    ['Product Manager\t2018 – 2024', 'Kestrel Merlin', 'Moscow, Russia', 'Retail'],
    ['Enterprise Architect\t2012 – 2018', 'VTC', 'Moscow, Russia', 'Software Certification'],
  );
  expect(employers).toEqual([
    ['Kestrel Merlin', 'Moscow, Russia'],
    ['VTC', 'Moscow, Russia'],
  ]);
});
