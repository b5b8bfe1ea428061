import type { TwoStepSetup } from '@fitted/contract/account/security';

interface Props {
  readonly code: TwoStepSetup['qrCode'];
  readonly label: string;
}

/** Dark on light in both themes, because scanners need that. */
export function QrPicture({ code: { size, path }, label }: Props) {
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
