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
}

export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={clsx(
        'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        tones[tone],
        className,
      )}
    />
  );
}
