import { expect, test } from 'vitest';
import { askingChances } from './is-asking.ts';
import { markedLines } from './mark-lines.ts';

const chanceOf = (line: string, posting: readonly string[]): number => {
  const lines = markedLines(posting.join('\n'));
  return askingChances(lines, 'en')[lines.findIndex(({ text }) => text === line)] ?? Number.NaN;
};
/** Makes the text long enough to count as an advertisement rather than a few typed sentences. */
const rest = Array.from({ length: 6 }, (_, at) => `- Item ${at}`);
const line = 'Regular training and team days';

test('a line among benefits asks less than the same line among duties', () => {
  const benefits = ['- Free lunch and a company pension', `- ${line}`, '- Private health insurance from day one'];
  const duties = ['- Plan and lead the weekly rota', `- ${line}`, '- Coordinate suppliers and check deliveries'];
  expect(chanceOf(line, [...benefits, ...rest])).toBeLessThan(chanceOf(line, [...duties, ...rest]));
});

test('a line that says it is required is not talked down by its neighbours', () => {
  const asked = '- Excel is essential';
  const alone = ['Requirements:', asked, 'Benefits:', ...rest];
  const among = ['Requirements:', '- Free lunch and a company pension', asked, 'Benefits:', ...rest];
  expect(chanceOf(asked.slice(2), among)).toBeGreaterThanOrEqual(chanceOf(asked.slice(2), alone));
});

test('a heading ends a subject', () => {
  const asked = ['Requirements:', `- ${line}`, 'Duties:', ...rest];
  expect(chanceOf(line, ['Benefits:', '- Free lunch and a company pension', ...asked])).toBe(chanceOf(line, asked));
});

test('a few typed sentences are taken as what the job is', () => {
  const typed = 'You keep the kitchen clean.';
  expect(chanceOf(typed, [typed])).toBeGreaterThan(chanceOf(typed, [typed, ...rest]));
});
