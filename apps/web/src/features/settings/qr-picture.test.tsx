import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

/** Rows of the picture, `#` for a dark module. */
function rowsOf(picture: Element): string[] {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set((picture.querySelector('path')?.getAttribute('d') ?? '').match(/\d+ \d+(?=h)/g));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? '#' : ' ')).join(''),
  );
}

test('the code has the margin and the corners by which a scanner finds it, however long the address', () => {
  for (const secret of ['ABCD', 'A'.repeat(400)]) {
    const { unmount } = render(<QrPicture text={`otpauth://totp/ada?secret=${secret}`} label="QR code" />);
    const rows = rowsOf(screen.getByRole('img', { name: 'QR code' }));
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
    unmount();
  }
});
