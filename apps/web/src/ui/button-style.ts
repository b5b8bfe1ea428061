import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  outline: 'border border-line-strong bg-raised text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
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

/** The look that buttons and links dressed as buttons share. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonStyle, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-medium leading-tight wrap-break-word transition-colors',
    'aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55',
    '[&_svg]:size-4 [&_svg]:shrink-0 forced-colors:border',
    variants[variant],
    sizes[size],
    className,
  );
}
