import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findVersion, multiply, qrVersions } from './qr-blocks.ts';
import { drawFunctionPatterns, encodeQr, masks, type QrMatrix, zigzag } from './qr-code.ts';

/** Reads a code as a scanner does after rectifying the picture: format, mask, blocks, correction, bytes. */
function readQr(matrix: QrMatrix): string {
  const version = qrVersions.find(({ size }) => size === matrix.length);
  if (!version) throw new Error('no such size');
  const isFree = drawFunctionPatterns(version).map((row) => row.map((module) => module === undefined));
  for (let i = 0; i < 9; i += 1) {
    for (const [x, y] of [
      [8, i],
      [i, 8],
      [8, matrix.length - 1 - i],
      [matrix.length - 1 - i, 8],
    ] as const) {
      const row = isFree[y];
      if (row && (i < 8 || (x < 9 && y < 9))) row[x] = false;
    }
  }
  const mask = masks[readMask(matrix)];
  const bits = zigzag(isFree).map(([x, y]) => Number(matrix[y]?.[x] !== mask?.(x, y)));
  const words = Array.from({ length: version.totalCodewords }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const { blocks, eccPerBlock } = version;
  const short = Math.floor(words.length / blocks) - eccPerBlock;
  const longOnes = words.length % blocks;
  const data: number[][] = Array.from({ length: blocks }, () => []);
  let at = 0;
  for (let i = 0; i <= short; i += 1)
    for (let b = i < short ? 0 : blocks - longOnes; b < blocks; b += 1) data[b]?.push(words[at++] ?? 0);
  const dataOnly = data.map((block) => [...block]);
  for (let i = 0; i < eccPerBlock; i += 1) for (let b = 0; b < blocks; b += 1) data[b]?.push(words[at++] ?? 0);
  for (const block of data) expectNoSyndrome(block, eccPerBlock);

  const stream = dataOnly
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const countBits = version.version < 10 ? 8 : 16;
  const count = Number.parseInt(stream.slice(4, 4 + countBits), 2);
  const start = 4 + countBits;
  const bytes = Array.from({ length: count }, (_, i) =>
    Number.parseInt(stream.slice(start + i * 8, start + i * 8 + 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** An undamaged block is a multiple of the generator, so it is zero at each of its roots. */
function expectNoSyndrome(block: readonly number[], eccLength: number): void {
  let root = 1;
  for (let i = 0; i < eccLength; i += 1) {
    expect(block.reduce((sum, word) => multiply(sum, root) ^ word, 0)).toBe(0);
    root = multiply(root, 2);
  }
}

/** The published 15-bit format words of level M, one per mask. */
const formatWords = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

function readMask(matrix: QrMatrix): number {
  const places = [
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 8],
    [8, 8],
    [8, 7],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [8, 1],
    [8, 0],
  ] as const;
  const word = places.map(([x, y]) => Number(matrix[y]?.[x])).join('');
  const size = matrix.length;
  const copy = Array.from({ length: 15 }, (_, i) =>
    i < 7 ? Number(matrix[size - 1 - i]?.[8]) : Number(matrix[8]?.[size - 15 + i]),
  ).join('');
  expect(copy).toBe(word);
  return formatWords.indexOf(word);
}

test('a code says what it was made from, at every size', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 150, unit: 'grapheme' }), (text) => {
      const bytes = new TextEncoder().encode(text);
      const matrix = encodeQr(text);
      if (!findVersion(bytes.length)) expect(matrix).toBeUndefined();
      else if (matrix) expect(readQr(matrix)).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test.each([1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213])('%i bytes fit', (length) => {
  const matrix = encodeQr('x'.repeat(length));
  expect(matrix && readQr(matrix)).toBe('x'.repeat(length));
});

test('what does not fit is not drawn', () => {
  expect(encodeQr('x'.repeat(214))).toBeUndefined();
});

test('the corners are finders and version 7 says that it is one', () => {
  const matrix = encodeQr('x'.repeat(110)) ?? [];
  expect(matrix).toHaveLength(45);
  const finder = (x: number, y: number) =>
    matrix.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  const expected = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [x, y] of [
    [0, 0],
    [38, 0],
    [0, 38],
  ] as const)
    expect(finder(x, y)).toEqual(expected);
  // 000111110010010100 is version 7 in the standard, read from its last bit.
  const bits = Array.from({ length: 18 }, (_, i) => Number(matrix[Math.floor(i / 3)]?.[34 + (i % 3)]));
  expect(bits.reverse().join('')).toBe('000111110010010100');
});
