import type { Match, Meters } from '@fitted/resume/match/match';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface ScorePanelProps {
  readonly before: Match;
  readonly after: Match;
}

const meterNames = ['coverage', 'wording', 'structure', 'prominence'] as const satisfies readonly (keyof Meters)[];

const askedOf = ({ matched, near, missing }: Match) => matched.length + near.length + missing.length;

/** How much of what is asked for is met, then the score before and after, and the four meters it is made of; all move as changes are switched. */
export function ScorePanel({ before, after }: ScorePanelProps) {
  const { t } = useTranslation('workflow-improve');
  const gain = after.score - before.score;
  return (
    <section aria-label={t('score.label')} className="rounded-lg border border-line bg-raised px-3.5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="font-serif text-xl leading-tight font-semibold text-accent tabular-nums">
          {t('score.met', { met: after.matched.length, asked: askedOf(after) })}
        </p>
        <p className="flex items-baseline gap-2 tabular-nums" aria-live="polite">
          {gain !== 0 && (
            <>
              <span className="sr-only">{t('score.sentence', { before: before.score, after: after.score })}</span>
              <span aria-hidden className="text-lg text-ink-faint">
                {before.score}
              </span>
              <ArrowRight aria-hidden className="size-4 self-center text-ink-faint" />
            </>
          )}
          <span aria-hidden={gain !== 0} className="font-serif text-lg leading-none font-semibold text-accent">
            {after.score}
          </span>
          <span aria-hidden={gain !== 0} className="text-sm text-ink-soft">
            {gain > 0 ? t('score.gain', { gain }) : t('score.outOf')}
          </span>
        </p>
      </div>
      <div className="mt-2.5 grid gap-x-6 gap-y-1 sm:max-xl:grid-cols-2">
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
      {meterNames.some((name) => before.meters[name] !== after.meters[name]) && (
        <p className="mt-2 text-xs text-ink-faint">{t('score.tick')}</p>
      )}
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
    <div title={title} className="grid grid-cols-[6.5rem_1fr_1.75rem] items-center gap-2 text-xs text-ink-soft">
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
        {after}
      </span>
    </div>
  );
}
