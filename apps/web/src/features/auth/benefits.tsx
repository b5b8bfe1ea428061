import { FileDown, MessagesSquare, PencilLine } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

const benefits = [
  { id: 'tailored', Icon: PencilLine },
  { id: 'chat', Icon: MessagesSquare },
  { id: 'downloads', Icon: FileDown },
] as const;

/** The benefits of an account. */
export function Benefits() {
  const { t } = useTranslation('auth');
  return (
    <aside aria-label={t('benefits.title')} className="rounded-lg border border-line bg-sunken p-6 sm:p-8">
      <h2 className="text-2xl">{t('benefits.title')}</h2>
      <ul className="mt-6 grid gap-6">
        {benefits.map(({ id, Icon }) => (
          <li key={id} className="flex gap-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-strong">
              <Icon aria-hidden className="size-5" />
            </span>
            <div>
              <h3 className="text-base">{t(`benefits.${id}.title`)}</h3>
              <p className="mt-1 text-sm text-ink-soft">{t(`benefits.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
