import { expect, test } from 'vitest';
import { askingChances } from './is-asking.ts';
import { markedLines } from './mark-lines.ts';

const chanceOf = (line: string, posting: readonly string[]): number => {
  const lines = markedLines(posting.join('\n'));
  return askingChances(lines, 'en')[lines.findIndex(({ text }) => text === line)] ?? Number.NaN;
};
const line = 'Regular training and team days';

test('a line among benefits asks less than the same line among duties', () => {
  const benefits = ['- Free lunch and a company pension', `- ${line}`, '- Private health insurance from day one'];
  const duties = ['- Plan and lead the weekly rota', `- ${line}`, '- Coordinate suppliers and check deliveries'];
  expect(chanceOf(line, benefits)).toBeLessThan(chanceOf(line, duties));
});

test('a line that says it is required is not talked down by its neighbours', () => {
  const asked = 'Excel is essential.';
  const among = ['We offer free lunch and a company pension.', asked, 'We are a friendly family business.'];
  expect(chanceOf(asked, among)).toBeGreaterThanOrEqual(chanceOf(asked, [asked]));
});

test('a heading ends a subject', () => {
  const posting = ['Benefits:', '- Free lunch and a company pension', 'Requirements:', `- ${line}`];
  expect(chanceOf(line, posting)).toBe(chanceOf(line, ['Requirements:', `- ${line}`]));
});
