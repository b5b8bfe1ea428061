import { Dialog } from 'radix-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { sheetClass } from '../../ui/overlay/dialog.tsx';

const ForgotPasswordForm = lazy(() =>
  import('../../features/auth/forgot-password-form.tsx').then((module) => ({ default: module.ForgotPasswordForm })),
);

/** Covers a page whose session has ended, and keeps what was typed into it without showing the rest. */
export function SignInAgain() {
  const { t } = useTranslation('auth');
  const [hasForgotten, setForgotten] = useState(false);
  // Once someone is signed in again, retry the queries that failed meanwhile.
  useEffect(() => () => void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }), []);
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-surface" />
        <Dialog.Content
          className={`${sheetClass} max-w-md`}
          // Only the two buttons close it: a slip would lose what is behind it.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="text-xl">{t('again.title')}</Dialog.Title>
          <Dialog.Description className="mt-2 mb-5 text-sm text-ink-soft">{t('again.text')}</Dialog.Description>
          <Suspense>
            {hasForgotten ? (
              <ForgotPasswordForm onBack={() => setForgotten(false)} />
            ) : (
              <LoginForm onForgot={() => setForgotten(true)} />
            )}
          </Suspense>
          <Button variant="quiet" onClick={() => endSession(false)} className="mt-3 w-full">
            {t('again.leave')}
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
