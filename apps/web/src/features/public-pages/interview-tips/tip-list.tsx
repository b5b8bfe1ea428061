import { useTranslation } from '../../../i18n/use-translation.ts';
import type { TipStage } from './stages.ts';

interface TipListProps {
  readonly stage: TipStage;
  readonly tips: readonly string[];
}

/** What to do at one stage, in order. */
export function TipList({ stage, tips }: TipListProps) {
  const { t } = useTranslation('interview-tips');
  return (
    <ol className="grid gap-x-10 sm:grid-cols-2">
      {tips.map((tip, index) => (
        <li key={tip} className="flex gap-4 border-t border-line py-6">
          <span aria-hidden className="w-6 shrink-0 font-serif text-2xl leading-none text-accent italic">
            {index + 1}
          </span>
          <div>
            <h2 className="font-sans text-base tracking-normal">{t(`${stage}.tips.${tip}.title`)}</h2>
            <p className="mt-1.5 text-ink-soft">{t(`${stage}.tips.${tip}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
