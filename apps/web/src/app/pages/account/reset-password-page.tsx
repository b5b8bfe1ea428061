import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../../../features/reset-password/reset-password-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Card } from '../../../ui/card.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation('reset-password');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const email = search.get('email');
  useDocumentTitle(t('title'));

  if (!token || !email) return <InvalidLink title={t('invalid')} text={t('invalidText')} />;
  return (
    <div className="page-width grid min-h-[70vh] content-center py-12">
      <div className="mx-auto w-full max-w-lg">
        <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
        <p className="mt-2 mb-6 text-ink-soft">{t('intro', { email })}</p>
        <Card>
          <ResetPasswordForm token={token} email={email} onDone={() => void navigate('/auth')} />
        </Card>
      </div>
    </div>
  );
}

/** Redirects to the sign-in page and says why. */
function InvalidLink({ title, text }: { readonly title: string; readonly text: string }) {
  useEffect(() => {
    toast({ title, description: text, variant: 'destructive' });
  }, [title, text]);
  return <Navigate to="/auth" replace />;
}
