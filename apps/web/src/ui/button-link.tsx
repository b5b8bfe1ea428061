import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonStyle, buttonClass } from './button-style.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyle {}

/** Goes somewhere, so it is a link, whatever it looks like. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)} />;
}
