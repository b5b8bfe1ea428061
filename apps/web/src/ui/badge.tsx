import clsx from 'clsx';
import type { ComponentProps } from 'react';

type BadgeTone = 'neutral' | 'accent' | 'changed' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-ink-soft',
  accent: 'border-transparent bg-accent-soft text-accent-strong',
  changed: 'border-transparent bg-changed text-on-changed',
  danger: 'border-transparent bg-danger-soft text-danger',
};

interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: BadgeTone;
  /** For text that is not ours and may be long. */
  readonly canWrap?: boolean;
}

export function Badge({ tone = 'neutral', canWrap = false, className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={clsx(
        'inline-flex items-center gap-1 border px-2 py-0.5 text-xs font-medium [&_svg]:size-3',
        canWrap ? 'max-w-full rounded-lg' : 'rounded-full whitespace-nowrap',
        tones[tone],
        className,
      )}
    />
  );
}
