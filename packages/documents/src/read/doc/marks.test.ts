import { describe, expect, test } from 'vitest';
import { cellBreak, cellEnd, fieldBegin, fieldEnd, fieldResult, itemMark, rowEnd, writeMarks } from './marks.ts';

const character = (code: number): string => String.fromCharCode(code);
const [line, cell, row] = [character(cellBreak), character(cellEnd), character(rowEnd)];
const field = (instruction: string, shown: string): string =>
  `${character(fieldBegin)}${instruction}${character(fieldResult)}${shown}${character(fieldEnd)}`;

test('items get bullets and numbers', () => {
  const end = (number: number, level = 0) => character(itemMark('paragraph', number, level));
  expect(writeMarks(`Head\nOne${end(0)}Two${end(0, 1)}${end(0)}First${end(1)}Tenth\tplace${end(10)}`)).toBe(
    'Head\n• One\n  • Two\n\n1. First\n10. Tenth\tplace\n',
  );
  expect(writeMarks(`Thousandth${end(1000)}`)).toBe('• Thousandth\n');
});

describe('a row of a table', () => {
  test.each([
    ['of short cells is one line', `BSc${cell}Leeds${cell}${row}`, 'BSc\tLeeds\n'],
    [
      'of texts is read cell by cell',
      `SKILLS${line}Go${line}SQL${cell}WORK${line}Engineer${cell}${row}`,
      '\nSKILLS\nGo\nSQL\n\nWORK\nEngineer\n',
    ],
    [
      'keeps the marks of its items, and the last one its number',
      `2015${cell}Engineer${line}Billing${character(itemMark('cell paragraph', 1, 0))}Papers${character(itemMark('cell', 2, 0))}${row}`,
      '\n2015\tEngineer\n1. Billing\n2. Papers\n',
    ],
    ['that never ends is still text', `Go${line}SQL${cell}Rust`, 'Go\nSQL\tRust'],
  ])('%s', (_, text, written) => {
    expect(writeMarks(`Before\n${text}`)).toBe(`Before\n${written}`);
  });
});

describe('a field', () => {
  const link = ' HYPERLINK "https://ada.example.org/" ';
  test.each([
    ['that links keeps its target', field(link, 'Work'), 'Work (ada.example.org)'],
    ['that numbers the page is left out', `Page ${field(' PAGE ', '0')}`, 'Page '],
    ['shows its result', field(' DATE ', 'May'), 'May'],
    ['may stand in another one', field(' TOC ', `See ${field(link, 'Work')}`), 'See Work (ada.example.org)'],
    ['without a result shows nothing', `A${character(fieldBegin)} XE "A" ${character(fieldEnd)}B`, 'AB'],
    ['that never ends is still text', `${character(fieldBegin)}Ada`, 'Ada'],
  ])('%s', (_, text, written) => {
    expect(writeMarks(text)).toBe(written);
  });
});

test('a line of any length is read once', () => {
  const line = 'A'.repeat(300_000);
  expect(writeMarks(line)).toBe(line);
});
