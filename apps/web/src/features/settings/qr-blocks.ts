/** Versions 1 to 10 at error correction level M: up to 213 bytes, more than a set-up address needs. */
export interface QrVersion {
  readonly version: number;
  readonly size: number;
  readonly totalCodewords: number;
  readonly blocks: number;
  readonly eccPerBlock: number;
  readonly alignment: readonly number[];
}

const rows: readonly (readonly [total: number, blocks: number, ecc: number, alignment: readonly number[]])[] = [
  [26, 1, 10, []],
  [44, 1, 16, [6, 18]],
  [70, 1, 26, [6, 22]],
  [100, 2, 18, [6, 26]],
  [134, 2, 24, [6, 30]],
  [172, 4, 16, [6, 34]],
  [196, 4, 18, [6, 22, 38]],
  [242, 4, 22, [6, 24, 42]],
  [292, 5, 22, [6, 26, 46]],
  [346, 5, 26, [6, 28, 50]],
];

export const qrVersions: readonly QrVersion[] = rows.map(([totalCodewords, blocks, eccPerBlock, alignment], index) => ({
  version: index + 1,
  size: 21 + 4 * index,
  totalCodewords,
  blocks,
  eccPerBlock,
  alignment,
}));

const dataCodewords = ({ totalCodewords, blocks, eccPerBlock }: QrVersion) => totalCodewords - blocks * eccPerBlock;

/** The smallest version that fits the bytes, or undefined. */
export function findVersion(byteCount: number): QrVersion | undefined {
  return qrVersions.find((version) => byteCount + (version.version < 10 ? 2 : 3) <= dataCodewords(version));
}

/** The message with its error correction, in drawing order. */
export function buildCodewords(bytes: Uint8Array, version: QrVersion): number[] {
  const data = padData(bytes, version);
  const shortLength = Math.floor(version.totalCodewords / version.blocks) - version.eccPerBlock;
  const shortBlocks = version.blocks - (version.totalCodewords % version.blocks);
  const divisor = buildDivisor(version.eccPerBlock);

  let offset = 0;
  const blocks = Array.from({ length: version.blocks }, (_, index) => {
    const length = shortLength + (index < shortBlocks ? 0 : 1);
    const part = data.slice(offset, offset + length);
    offset += length;
    return { data: part, ecc: remainder(part, divisor) };
  });
  return [
    ...interleave(
      blocks.map((block) => block.data),
      shortLength + 1,
    ),
    ...interleave(
      blocks.map((block) => block.ecc),
      version.eccPerBlock,
    ),
  ];
}

const interleave = (parts: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, index) => parts.flatMap((part) => part[index] ?? [])).flat();

/** Byte mode (0100), the length, the bytes, a terminator, and alternating padding. */
function padData(bytes: Uint8Array, version: QrVersion): number[] {
  const length = bytes.length.toString(2).padStart(version.version < 10 ? 8 : 16, '0');
  const bits = `0100${length}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`;
  const codewords = (bits.match(/.{1,8}/g) ?? []).map((part) => Number.parseInt(part.padEnd(8, '0'), 2));
  const capacity = dataCodewords(version);
  const padded = codewords.slice(0, capacity);
  for (let filler = 0xec; padded.length < capacity; filler ^= 0xec ^ 0x11) padded.push(filler);
  return padded;
}

/** Multiplies in GF(256) with the polynomial 0x11d. */
export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function buildDivisor(degree: number): number[] {
  const result: number[] = [...Array(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) result[j] = multiply(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result: number[] = Array(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [index, coefficient] of divisor.entries())
      result[index] = (result[index] ?? 0) ^ multiply(coefficient, factor);
  }
  return result;
}
