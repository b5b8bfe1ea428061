import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonStyle, buttonClass } from './button-style.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyle {}

/** Navigates, so it is a link, although it looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)} />;
}
