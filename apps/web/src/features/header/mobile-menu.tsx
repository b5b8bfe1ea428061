import type { User } from '@fitted/contract/account/users';
import clsx from 'clsx';
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chooseTheme, themes, useTheme } from '../../lib/browser/theme.ts';
import { isLanguage, languages, ownNameOf } from '../../lib/format/languages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import {
  adminLink,
  contactLink,
  dashboardLink,
  mainLinks,
  type NavLinkItem,
  resourceLinks,
  subscribeLink,
  tutorialLink,
} from './nav-links.ts';
import { themeIcons } from './theme-picker.tsx';
import { useLanguageChoice } from './use-language-choice.ts';
import { useSignOut } from './use-sign-out.ts';

interface MobileMenuProps {
  readonly id: string;
  readonly user: User | null;
  readonly isKnown: boolean;
  readonly showsSubscribe: boolean;
  readonly onLeave: () => void;
}

export function MobileMenu({ id, user, isKnown, showsSubscribe, onLeave }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const links: NavLinkItem[] = [
    ...(user ? [dashboardLink] : []),
    ...mainLinks,
    contactLink,
    ...(user ? [tutorialLink] : []),
    ...(user?.isAdmin ? [adminLink] : []),
    ...(showsSubscribe ? [subscribeLink] : []),
  ];

  return (
    <div
      id={id}
      className={
        'max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-surface px-5 pt-3 pb-6 lg:hidden ' +
        'desk:lg:absolute desk:lg:top-full desk:lg:right-4 desk:lg:block desk:lg:w-96 desk:lg:rounded-b-lg ' +
        'desk:lg:border desk:lg:shadow-float'
      }
    >
      <nav aria-label={t('nav.label')}>
        <MobileLinks links={links} onLeave={onLeave} />
        <p className="mt-4 px-3 text-xs font-semibold text-ink-faint">{t('nav.resources')}</p>
        <MobileLinks links={resourceLinks} onLeave={onLeave} />
      </nav>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <MobileLanguage />
        <MobileTheme />
      </div>
      {isKnown && <MobileAccount user={user} onLeave={onLeave} />}
    </div>
  );
}

function MobileLinks({ links, onLeave }: { readonly links: readonly NavLinkItem[]; readonly onLeave: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ul className="mt-1">
      {links.map(({ id, to, end }) => (
        <li key={id}>
          <NavLink
            to={to}
            end={end ?? false}
            onClick={onLeave}
            className={({ isActive }) =>
              clsx(
                'flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-sunken',
                isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink',
              )
            }
          >
            {t(`nav.${id}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function MobileLanguage() {
  const { t, language: current } = useTranslation('shell');
  const chooseLanguage = useLanguageChoice();
  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft">
      {t('language.short')}
      <select
        value={current}
        onChange={(event) => {
          if (isLanguage(event.target.value)) void chooseLanguage(event.target.value);
        }}
        className="h-11 rounded-md border border-line-strong bg-raised px-3 text-base text-ink"
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownNameOf(language)}
          </option>
        ))}
      </select>
    </label>
  );
}

function MobileTheme() {
  const { t } = useTranslation('shell');
  const current = useTheme();
  return (
    <fieldset className="flex rounded-md border border-line-strong bg-raised">
      <legend className="sr-only">{t('theme.short')}</legend>
      {themes.map((theme) => {
        const Icon = themeIcons[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === current}
            aria-label={t(`theme.${theme}`)}
            onClick={() => chooseTheme(theme)}
            className="grid size-11 place-items-center rounded-md text-ink-soft aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            <Icon aria-hidden className="size-4.5" />
          </button>
        );
      })}
    </fieldset>
  );
}

function MobileAccount({ user, onLeave }: { readonly user: User | null; readonly onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  if (!user) {
    return (
      <div className="mt-5 grid grid-cols-2 gap-3">
        <ButtonLink to="/auth" variant="outline" size="lg" onClick={onLeave}>
          {t('account.login')}
        </ButtonLink>
        <ButtonLink to="/auth?tab=register" size="lg" onClick={onLeave}>
          {t('account.register')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="mt-5 flex items-center justify-between gap-3">
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate">{t('account.greeting', { name: user.username })}</span>
        {user.isAdmin && <Badge tone="accent">{t('account.adminBadge')}</Badge>}
      </span>
      <Button
        variant="outline"
        onClick={() => {
          onLeave();
          void signOut();
        }}
      >
        <LogOut aria-hidden />
        {t('account.logout')}
      </Button>
    </div>
  );
}
