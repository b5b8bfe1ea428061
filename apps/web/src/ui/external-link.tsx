import type { ReactNode } from 'react';
import { isWebAddress } from '../lib/format/web-address.ts';
import { type ButtonStyle, buttonClass } from './button-style.ts';

interface ExternalLinkProps extends ButtonStyle {
  readonly href: string | null;
  readonly label?: string;
  /** Styled as a button unless a class is given. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens another site in a new tab without access to ours. Renders nothing for an address that is not http(s). */
export function ExternalLink({ href, label, variant, size, className, children }: ExternalLinkProps) {
  if (!isWebAddress(href)) return null;
  const look = className ?? buttonClass({ ...(variant && { variant }), ...(size && { size }) });
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className={look}>
      {children}
    </a>
  );
}
