import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type PaidRegistration, recallPaid } from './paid-registration.ts';

/** For someone who reloaded the page between the payment and the account. */
export function PaidNotice() {
  const [paid] = useState(recallPaid);
  return paid ? <Notice paid={paid} /> : null;
}

function Notice({ paid: { username, email } }: { readonly paid: PaidRegistration }) {
  const { t } = useTranslation('billing');
  return (
    <p role="note" className="mb-6 flex items-start gap-3 rounded-md bg-accent-soft p-4 text-sm">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      {t('finish.notice', { username, email })}
    </p>
  );
}
