import { Check } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** What is free, shown before the plans, because people who compare prices start here. */
export function FreeOffer() {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return (
    <section
      aria-labelledby="free-offer"
      className="mb-5 flex flex-wrap items-center gap-x-10 gap-y-4 rounded-lg border border-line bg-sunken p-5 sm:px-6"
    >
      <div>
        <h2 id="free-offer" className="font-serif text-xl font-semibold">
          {t('free.heading')}
        </h2>
        <p className="text-sm text-ink-soft">
          <span className="font-serif text-2xl font-semibold text-ink">{format.money(0)}</span> {t('free.text')}
        </p>
      </div>
      <ul className="grid flex-1 basis-72 gap-1.5 text-sm">
        {(['fit', 'answers', 'files'] as const).map((name) => (
          <li key={name} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {t(`free.${name}`)}
          </li>
        ))}
      </ul>
      <ButtonLink to="/" variant="outline" className="max-sm:w-full">
        {t('free.action')}
      </ButtonLink>
    </section>
  );
}
