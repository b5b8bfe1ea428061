import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const cellOf = (cell: string | null) =>
  writeCsv(['x'], [[cell]])
    .replace('\uFEFFx\r\n', '')
    .replace(/\r\n$/, '');

test.each([
  ['plain', 'plain'],
  [null, ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\n=1', '"\'\n=1"'],
  ['＝1', "'＝1"],
  ['a=b', 'a=b'],
  ['a;b', '"a;b"'],
  ['Baker;=1+1', '"Baker;\'=1+1"'],
  ['x; @SUM(A1);-2', '"x;\' @SUM(A1);\'-2"'],
  ['日本語', '日本語'],
])('%j becomes %j', (cell, written) => {
  expect(cellOf(cell)).toBe(written);
});
