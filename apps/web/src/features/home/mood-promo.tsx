import clsx from 'clsx';
import { Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { useLanguage, useTranslation } from '../../i18n/use-translation.ts';
import { localeOf } from '../../lib/format/languages.ts';
import { useUser } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

interface SampleDay {
  readonly face: LucideIcon;
  readonly isGood?: boolean;
}

/** Monday to Sunday of a sample week. */
const week: readonly SampleDay[] = [
  { face: Meh },
  { face: Frown },
  { face: Meh },
  { face: Smile, isGood: true },
  { face: Smile, isGood: true },
  { face: Laugh, isGood: true },
  { face: Smile, isGood: true },
];

export function MoodPromo() {
  const { t } = useTranslation('home');
  const isAnonymous = useUser() === null;
  return (
    <section aria-labelledby="mood" className="border-t border-line bg-sunken">
      <div className="page-width grid items-center gap-10 py-16 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div>
          <h2 id="mood" className="text-3xl sm:text-4xl">
            {t('mood.title')}
          </h2>
          <p className="mt-4 max-w-lg text-ink-soft">{t('mood.text')}</p>
          <ButtonLink to="/mood-tracker" variant="outline" className="mt-7">
            {t('mood.open')}
          </ButtonLink>
          {isAnonymous && <p className="mt-2 text-sm text-ink-soft">{t('mood.needsAccount')}</p>}
        </div>
        <SampleWeek />
      </div>
    </section>
  );
}

function SampleWeek() {
  const { t } = useTranslation('home');
  const weekday = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'short', timeZone: 'UTC' });
  return (
    <div role="img" aria-label={t('mood.alt')} className="rounded-lg border border-line bg-raised p-5 sm:p-7">
      <div className="grid grid-cols-7 gap-1 sm:gap-2">
        {week.map(({ face: Face, isGood }, index) => {
          // 1 January 2024 was a Monday.
          const name = weekday.format(Date.UTC(2024, 0, 1 + index));
          return (
            <div key={name} className="text-center">
              <p className="text-xs text-ink-faint">{name}</p>
              <span
                className={clsx(
                  'mx-auto mt-2 grid aspect-square w-full max-w-12 place-items-center rounded-full',
                  isGood ? 'bg-accent-soft text-accent-strong' : 'bg-sunken text-ink-soft',
                )}
              >
                <Face className="size-5 sm:size-6" strokeWidth={1.75} />
              </span>
            </div>
          );
        })}
      </div>
      <p className="mt-6 border-t border-line pt-5 font-serif text-lg leading-snug">{t('mood.insight')}</p>
    </div>
  );
}
