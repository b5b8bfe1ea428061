import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

export function ThankYouNote() {
  const { t } = useTranslation('interview-tips');
  const id = useId();
  return (
    <aside aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {t('follow-up.note.title')}
      </h2>
      <p className="mt-4 rounded-sm bg-paper px-6 py-7 font-serif whitespace-pre-line text-paper-ink shadow-float sm:px-8">
        {t('follow-up.note.text')}
      </p>
      <p className="mt-3 text-sm text-ink-soft">{t('follow-up.note.hint')}</p>
    </aside>
  );
}
