import type { User } from '@fitted/contract/account/users';
import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useSignOut } from './use-sign-out.ts';

// Only signed-in people have this menu, so visitors need not load it.
const AvatarMenu = lazy(() => import('./avatar-menu.tsx').then((module) => ({ default: module.AvatarMenu })));

export function AccountArea({ user }: { readonly user: User | null }) {
  return user ? <SignedIn user={user} /> : <SignedOut />;
}

/** The avatar only, for narrow spaces. */
export function CompactAccount({ user }: { readonly user: User }) {
  return (
    <Suspense fallback={<span className="size-9 rounded-full bg-accent" />}>
      <AvatarMenu user={user} />
    </Suspense>
  );
}

function SignedOut() {
  const { t } = useTranslation('shell');
  // There the form's own button is the main one.
  const isAuth = useLocation().pathname === '/auth';
  return (
    <>
      <ButtonLink to="/auth" variant="quiet" size="sm">
        {t('account.login')}
      </ButtonLink>
      <ButtonLink
        to="/auth?tab=register"
        variant={isAuth ? 'outline' : 'primary'}
        size="sm"
        className="desk:max-2xl:hidden"
      >
        {t('account.register')}
      </ButtonLink>
    </>
  );
}

function SignedIn({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  return (
    <>
      <span className="flex items-center gap-2 px-1 text-sm desk:hidden">
        <span className="max-w-48 truncate">{t('account.greeting', { name: user.username })}</span>
        {user.isAdmin && <Badge tone="accent">{t('account.adminBadge')}</Badge>}
      </span>
      <Button variant="quiet" size="sm" className="desk:hidden" onClick={() => void signOut()}>
        <LogOut aria-hidden />
        {t('account.logout')}
      </Button>
      <CompactAccount user={user} />
    </>
  );
}
