import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

/** Disabled buttons are grey and readable; fading their own colours left a contrast of 2.5:1. */
const asleep =
  'disabled:border-line disabled:bg-line disabled:text-ink-soft aria-disabled:bg-line aria-disabled:text-ink-soft';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent not-disabled:not-aria-disabled:hover:bg-accent-strong',
  outline: 'border border-line-strong bg-raised text-ink not-disabled:not-aria-disabled:hover:bg-sunken',
  quiet: 'text-ink not-disabled:not-aria-disabled:hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:brightness-95',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-10 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
  icon: 'size-10 shrink-0',
};

export interface ButtonStyle {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** The common style of buttons and links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonStyle, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md py-1 text-center font-medium leading-tight wrap-break-word transition-colors',
    'disabled:cursor-not-allowed',
    '[&_svg]:size-4 [&_svg]:shrink-0 forced-colors:border',
    variants[variant],
    variant === 'quiet' ? 'disabled:text-ink-faint aria-disabled:text-ink-faint' : asleep,
    sizes[size],
    className,
  );
}
