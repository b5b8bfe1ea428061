import { gapBetweenSentences } from '../../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

interface MadeLineProps {
  /** Changes that are there, on or off. */
  readonly made: number;
  /** Suggestions that wait for the person's word. */
  readonly suggested: number;
}

/** What there is to see: "2 changes made, 7 suggested. Read them: each is made from your own lines." */
export function MadeLine({ made, suggested }: MadeLineProps) {
  const { t, language } = useTranslation('workflow-improve');
  if (suggested === 0) return null;
  const change = t('headline.made', { count: made });
  return (
    <p className="mt-0.5 text-sm leading-snug font-medium text-on-suggested tabular-nums">
      {made > 0
        ? t('headline.madeAndSuggested', { made: change, count: suggested })
        : t('headline.suggested', { count: suggested })}
      {gapBetweenSentences(language)}
      {t('headline.readThem', { count: suggested })}
    </p>
  );
}
