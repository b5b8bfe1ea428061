import { expect, test } from 'vitest';
import { qrCodeOf } from './qr-code.ts';

/** Rows of the code, `#` for a dark module. */
function rowsOf({ size, path }: ReturnType<typeof qrCodeOf>): string[] {
  const dark = new Set(path.match(/\d+ \d+(?=h)/g));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? '#' : ' ')).join(''),
  );
}

test.each(['ABCD', 'A'.repeat(400)])(
  'the code has the margin and the corners by which a scanner finds it, however long the address',
  (secret) => {
    const rows = rowsOf(qrCodeOf(`otpauth://totp/ada?secret=${secret}`));
    const margin = [...rows.slice(0, 4), ...rows.slice(-4), ...rows.flatMap((row) => [row.slice(0, 4), row.slice(-4)])];
    expect(margin.join('').trim()).toBe('');
    const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
    const end = rows.length - 11;
    for (const [x, y] of [
      [4, 4],
      [end, 4],
      [4, end],
    ] as const)
      expect(rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(corner);
  },
);
