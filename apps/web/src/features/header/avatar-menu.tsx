import type { User } from '@fitted/contract/account/users';
import { LayoutDashboard, LogOut, Settings, ShieldCheck, SmilePlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { initialsOf } from '../../lib/session/initials.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/overlay/dropdown-menu.tsx';
import { useSignOut } from './use-sign-out.ts';

export function AvatarMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();

  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t('account.menu')}
        className={
          'grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-accent text-xs font-semibold ' +
          'text-on-accent transition-colors hover:bg-accent-strong'
        }
      >
        {user.profilePicture ? (
          <img src={user.profilePicture} alt="" className="size-full object-cover" />
        ) : (
          <span aria-hidden>{initialsOf(user.username)}</span>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuHeading>
          <span className="block font-semibold text-ink">{t('account.greeting', { name: user.username })}</span>
          <span className="block truncate text-ink-soft">{user.email}</span>
        </DropdownMenuHeading>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/dashboard">
            <LayoutDashboard aria-hidden />
            {t('nav.dashboard')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/profile-settings">
            <Settings aria-hidden />
            {t('account.profileSettings')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/mood-tracker">
            <SmilePlus aria-hidden />
            {t('account.moodTracker')}
          </Link>
        </DropdownMenuItem>
        {user.isAdmin && (
          <DropdownMenuItem asChild>
            <Link to="/admin">
              <ShieldCheck aria-hidden />
              {t('account.adminDashboard')}
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden />
          {t('account.logout')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
