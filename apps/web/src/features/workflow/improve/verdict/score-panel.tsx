import type { Match, Meters } from '@fitted/resume/match/match';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';

interface ScorePanelProps {
  readonly before: Match;
  readonly after: Match;
  /** The sentence above the desk already gives the figures; only what they are made of is left to say. */
  readonly isScoreSaid?: boolean;
}

const meterNames = ['coverage', 'wording', 'structure', 'prominence'] as const satisfies readonly (keyof Meters)[];

export const askedOf = ({ matched, near, missing }: Match) => matched.length + near.length + missing.length;

/**
 * How many requirements are met and the score before and after, unless that is said elsewhere, and on demand what the score
 * is made of; all move as changes are switched.
 */
export function ScorePanel({ before, after, isScoreSaid = false }: ScorePanelProps) {
  const { t } = useTranslation('workflow-improve');
  const isMoved = after.score !== before.score;
  return (
    <section aria-label={t('score.label')} className="rounded-lg border border-line bg-raised px-3.5 py-2.5">
      {!isScoreSaid && (
        <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <p className="font-serif text-lg leading-tight font-semibold text-accent tabular-nums">
            {t('score.met', { met: after.matched.length, asked: askedOf(after) })}
          </p>
          <p className="flex items-baseline gap-1.5 text-sm text-ink-soft tabular-nums">
            {isMoved && (
              <>
                <span className="sr-only">{t('score.sentence', { before: before.score, after: after.score })}</span>
                <span aria-hidden>{before.score}</span>
                <ArrowRight aria-hidden className="size-3.5 self-center" />
              </>
            )}
            <span aria-hidden={isMoved} className="font-semibold text-ink">
              {t('score.outOf', { score: after.score })}
            </span>
          </p>
        </div>
      )}
      <details className="group">
        <summary className="flex min-h-6 cursor-pointer list-none items-center gap-1 text-sm text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden className="size-3.5 transition-transform group-open:rotate-180" />
          {t('score.parts')}
        </summary>
        {askedOf(after) > 0 && (
          <p className="mt-1 text-sm leading-snug text-ink-soft tabular-nums">
            {t('score.madeOf', { coverage: after.meters.coverage, score: after.score })}
          </p>
        )}
        <div className="mt-1.5 grid gap-x-6 gap-y-1 sm:max-xl:grid-cols-2">
          {meterNames.map((name) => (
            <Meter
              key={name}
              label={t(`score.${name}`)}
              title={t(`score.${name}Text`)}
              before={before.meters[name]}
              after={after.meters[name]}
            />
          ))}
        </div>
      </details>
    </section>
  );
}

interface MeterProps {
  readonly label: string;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

function Meter({ label, title, before, after }: MeterProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div title={title} className="grid grid-cols-[6.5rem_1fr_3.75rem] items-center gap-2 text-xs text-ink-soft">
      <span className="truncate">{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in colours of their own, without a second mark */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={after}
        aria-valuetext={t('score.sentence', { before, after })}
        className="relative h-1.5 rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-accent transition-[width] duration-300" style={{ width: `${after}%` }} />
        <div className="absolute -top-0.5 h-2.5 w-0.5 rounded-full bg-ink" style={{ left: `calc(${before}% - 1px)` }} />
      </div>
      <span aria-hidden className="text-right tabular-nums">
        {before === after ? after : `${before} → ${after}`}
      </span>
    </div>
  );
}
