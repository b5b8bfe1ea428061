import clsx from 'clsx';
import { NavLink } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { NavLinkItem } from './nav-links.ts';

export const navItemClass =
  'flex h-full items-center gap-1 border-b-2 border-transparent px-0.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink';

/** A link in the wide header; the current page has the accent underline. */
export function NavItem({ item, className }: { readonly item: NavLinkItem; readonly className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <NavLink
      to={item.to}
      end={item.end ?? false}
      className={({ isActive }) => clsx(navItemClass, isActive && 'border-accent! text-ink!', className)}
    >
      {t(`nav.${item.id}`)}
    </NavLink>
  );
}
