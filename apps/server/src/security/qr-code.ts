import { encode } from 'uqr';

/** A text as a QR code, drawn here so that no page loads the encoder. */
export function qrCodeOf(text: string): { readonly size: number; readonly path: string } {
  // Scanners want a margin of four modules; level M still reads with a seventh of the code covered.
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
