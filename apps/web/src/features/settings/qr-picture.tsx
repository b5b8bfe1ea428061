import { encodeQr } from './qr-code.ts';

/** The text as a QR code, dark on light in both themes, because scanners need that; nothing if it is too long. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const matrix = encodeQr(text);
  if (!matrix) return null;
  const quiet = 4;
  const size = matrix.length + 2 * quiet;
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-paper text-paper-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
