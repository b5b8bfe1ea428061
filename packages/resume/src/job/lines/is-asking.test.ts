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

test('a line that says it is required asks even among benefits', () => {
  const among = ['Requirements:', '- Free lunch and a company pension', '- Excel is essential', 'Benefits:', ...rest];
  expect(chanceOf('Excel is essential', among)).toBeGreaterThan(0.5);
});

test('a few typed sentences are taken as what the job is', () => {
  const typed = 'You keep the kitchen clean.';
  expect(chanceOf(typed, [typed])).toBeGreaterThan(chanceOf(typed, [typed, ...rest]));
});
