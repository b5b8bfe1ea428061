import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { deskRowId } from '../../lib/api/at-work.ts';
import { AccountArea, CompactAccount } from './account-area.tsx';
import { BrandMark } from './brand-mark.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { NavItem } from './nav-item.tsx';
import { adminLink, contactLink, mainLinks, subscribeLink, tutorialLink } from './nav-links.ts';
import { ResourcesMenu } from './resources-menu.tsx';
import { ThemePicker } from './theme-picker.tsx';
import { useScrolled } from './use-scrolled.ts';
import { type HeaderVisitor, useHeaderVisitor } from './use-visitor.ts';

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu })));

/**
 * Two rows on wide screens: brand and account, and the navigation below. Ten links, a greeting and two pickers do not
 * fit in one row in German.
 */
export function SiteHeader() {
  const { t } = useTranslation('shell');
  const visitor = useHeaderVisitor();
  const isScrolled = useScrolled();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isMenuOpen) return;
    setMenuOpen(false);
    menuButton.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles here from whatever has the focus in the menu
    <header
      onKeyDown={closeOnEscape}
      data-scrolled={isScrolled}
      className={clsx(
        'sticky top-0 z-30 border-b border-line bg-surface transition-shadow',
        isScrolled && 'shadow-header',
      )}
    >
      <div
        className={
          'page-width flex h-16 items-center justify-between gap-4 lg:h-15 desk:h-14 desk:max-w-[100rem] ' +
          'desk:gap-1 desk:px-2 desk:sm:px-4 desk:lg:gap-3'
        }
      >
        <BrandMark />
        {/* While a resume is being worked on, the tool's steps are here: one row instead of three. */}
        <div id={deskRowId} className="hidden min-w-0 flex-1 self-stretch desk:flex" />
        <div className="hidden items-center gap-2 lg:flex">
          <div className="flex items-center gap-2 desk:hidden">
            <LanguagePicker />
            <ThemePicker />
          </div>
          {visitor.isKnown && <AccountArea user={visitor.user} />}
        </div>
        <div className="flex items-center gap-2 lg:hidden desk:flex">
          {visitor.user && (
            <div className="lg:hidden">
              <CompactAccount user={visitor.user} />
            </div>
          )}
          <button
            ref={menuButton}
            type="button"
            aria-expanded={isMenuOpen}
            aria-controls={isMenuOpen ? menuId : undefined}
            aria-label={t(isMenuOpen ? 'nav.close' : 'nav.open')}
            onClick={() => setMenuOpen(!isMenuOpen)}
            className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-sunken"
          >
            {isMenuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
        </div>
      </div>
      <WideNavigation visitor={visitor} />
      {isMenuOpen && (
        <Suspense>
          <MobileMenu id={menuId} {...visitor} onLeave={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

function WideNavigation({ visitor: { user, showsSubscribe } }: { readonly visitor: HeaderVisitor }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('nav.label')} className="page-width hidden h-11 items-stretch gap-6 lg:flex desk:hidden">
      {mainLinks.map((item) => (
        <NavItem key={item.id} item={item} />
      ))}
      <ResourcesMenu />
      <NavItem item={contactLink} />
      {user && <NavItem item={tutorialLink} />}
      {user?.isAdmin && <NavItem item={adminLink} />}
      {showsSubscribe && <NavItem item={subscribeLink} className="ml-auto text-accent!" />}
    </nav>
  );
}
