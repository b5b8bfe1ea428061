import { useTranslation } from '../../../i18n/use-translation.ts';
import { testCards } from './test-cards.ts';

export function TestCardList({ onChoose }: { readonly onChoose: (number: string) => void }) {
  const { t } = useTranslation('billing');
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('sandbox.cards')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {testCards.map(({ outcome, number }) => (
          <button
            key={outcome}
            type="button"
            onClick={() => onChoose(number)}
            className={
              'flex min-h-11 flex-col items-start justify-center rounded-md border border-line px-3 py-1.5 ' +
              'text-left text-sm transition-colors hover:border-line-strong hover:bg-sunken'
            }
          >
            <span className="tabular-nums">{number}</span>
            <span className="text-xs text-ink-soft">{t(`sandbox.outcomes.${outcome}`)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
