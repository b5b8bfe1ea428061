import type { ReactNode } from 'react';
import { isWebAddress } from '../lib/format/web-address.ts';
import { type ButtonStyle, buttonClass } from './button-style.ts';

interface ExternalLinkProps extends ButtonStyle {
  readonly href: string | null;
  readonly label?: string;
  /** The look of a button unless a class says otherwise. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to another site in a tab of its own, which gets no hold on ours; an address that is not of the web is no link. */
export function ExternalLink({ href, label, variant, size, className, children }: ExternalLinkProps) {
  if (!isWebAddress(href)) return null;
  const look = className ?? buttonClass({ ...(variant && { variant }), ...(size && { size }) });
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className={look}>
      {children}
    </a>
  );
}
