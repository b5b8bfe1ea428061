import { encode } from 'uqr';

/** The text as a QR code, dark on light in both themes, because scanners need that. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  // Scanners want a margin of four modules; level M still reads with a seventh of the code covered.
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
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
