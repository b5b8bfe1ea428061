import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';

interface SpinnerProps {
  /** Without a label it is decoration next to text that already says what is going on. */
  readonly label?: string;
  readonly className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className={clsx('animate-spin', className ?? 'size-4')} />;
  if (label === undefined) return icon;
  return (
    <span role="status" className="inline-flex">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
