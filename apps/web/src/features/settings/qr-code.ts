import { buildCodewords, findVersion, type QrVersion } from './qr-blocks.ts';

/** Rows of modules; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A QR code of the text (ISO/IEC 18004, byte mode, level M); undefined if the text is too long for version 10. */
export function encodeQr(text: string): QrMatrix | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = findVersion(bytes.length);
  if (!version) return undefined;
  const codewords = buildCodewords(bytes, version);
  const candidates = masks.map((_, mask) => draw(version, codewords, mask));
  return candidates.reduce((best, candidate) => (penalty(candidate) < penalty(best) ? candidate : best));
}

type Grid = (boolean | undefined)[][];

function draw(version: QrVersion, codewords: readonly number[], mask: number): QrMatrix {
  const grid = drawFunctionPatterns(version);
  drawFormat(grid, mask);
  const isFree = grid.map((row) => row.map((module) => module === undefined));
  const bits = codewords.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >> (7 - bit)) & 1) === 1));
  for (const [index, [x, y]] of zigzag(isFree).entries())
    set(grid, x, y, (bits[index] ?? false) !== (masks[mask]?.(x, y) ?? false));
  return grid.map((row) => row.map((module) => module ?? false));
}

const set = (grid: Grid, x: number, y: number, isDark: boolean) => {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
};

/** Everything that does not depend on the message. */
export function drawFunctionPatterns({ version, size, alignment }: QrVersion): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  for (let i = 0; i < size; i += 1) {
    set(grid, 6, i, i % 2 === 0);
    set(grid, i, 6, i % 2 === 0);
  }
  for (const [centreX, centreY] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, centreX, centreY, 4);
  for (const x of alignment) {
    for (const y of alignment) {
      const isFinder = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!isFinder) drawRings(grid, x, y, 2);
    }
  }
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

/** The light ring of a finder (which also has a light border, ring 4) and of an alignment pattern. */
const lightRings: Readonly<Record<number, number>> = { 4: 2, 2: 1 };

function drawRings(grid: Grid, centreX: number, centreY: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, centreX + dx, centreY + dy, lightRings[reach] !== ring && ring !== 4);
    }
  }
}

const checksum = (value: number, polynomial: number, length: number): number => {
  let rest = value;
  for (let i = 0; i < length; i += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial);
  return rest;
};

function drawVersion(grid: Grid, version: number): void {
  const bits = (version << 12) | checksum(version, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const isDark = ((bits >> i) & 1) === 1;
    const far = grid.length - 11 + (i % 3);
    const near = Math.floor(i / 3);
    set(grid, far, near, isDark);
    set(grid, near, far, isDark);
  }
}

/** Level M is 00, so the five bits are just the mask. Draws both copies, and the module that is always dark. */
function drawFormat(grid: Grid, mask: number): void {
  const bits = ((mask << 10) | checksum(mask, 0x537, 10)) ^ 0x5412;
  const size = grid.length;
  for (let i = 0; i < 15; i += 1) {
    const isDark = ((bits >> i) & 1) === 1;
    set(grid, 8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, isDark);
    set(grid, i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, isDark);
  }
  set(grid, 8, size - 8, true);
}

/** The free modules in message order: two columns at a time from the right, alternately up and down. */
export function zigzag(isFree: readonly (readonly boolean[])[]): [number, number][] {
  const size = isFree.length;
  const order: [number, number][] = [];
  let isUpward = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    // Skip the column of the timing pattern.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (isFree[y]?.[x]) order.push([x, y]);
    }
    isUpward = !isUpward;
  }
  return order;
}

/** Long runs and blocks of one colour confuse scanners; the mask with the lowest penalty wins. */
function penalty(matrix: QrMatrix): number {
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false));
  const lines = [...matrix, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.flatMap((line) => line.match(/10111010000|00001011101/g) ?? []).length * 40;
  const dark = matrix.flat().filter(Boolean).length / matrix.length ** 2;
  return runs + finders + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
