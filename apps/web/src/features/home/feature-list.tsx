import { FileDown, Gauge, Languages, type LucideIcon, MessagesSquare, PencilLine, SearchCheck } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

const features: readonly { readonly id: string; readonly icon: LucideIcon }[] = [
  { id: 'edits', icon: PencilLine },
  { id: 'guard', icon: SearchCheck },
  { id: 'match', icon: Gauge },
  { id: 'chat', icon: MessagesSquare },
  { id: 'download', icon: FileDown },
  { id: 'languages', icon: Languages },
];

export function FeatureList() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="features" className="border-t border-line">
      <div className="page-width grid gap-10 py-16 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-24">
        <div>
          <h2 id="features" className="text-3xl sm:text-4xl">
            {t('features.title')}
          </h2>
          <p className="mt-4 text-ink-soft">{t('features.text')}</p>
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {features.map(({ id, icon: Icon }) => (
            <li key={id} className="flex gap-4 border-t border-line py-6">
              <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" strokeWidth={1.75} />
              <div>
                <h3 className="font-sans text-base tracking-normal">{t(`features.${id}.title`)}</h3>
                <p className="mt-1.5 text-sm text-ink-soft">{t(`features.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
