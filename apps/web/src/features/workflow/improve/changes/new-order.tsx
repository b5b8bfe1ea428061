import clsx from 'clsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { markClass } from './mark-class.ts';
import type { SectionMove } from './section-move.ts';

/** In the colours of the sheet, which stay light in dark mode, or of the page. */
interface Paper {
  readonly isOnPaper: boolean;
  readonly isSuggested: boolean;
}

const soft = (isOnPaper: boolean) => (isOnPaper ? 'text-paper-soft' : 'text-ink-soft');

/** The order of the sections before and after, side by side, with the one that moves marked. */
export function SectionOrder({ move, ...ground }: Paper & { readonly move: SectionMove }) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div className={clsx('grid grid-cols-2 gap-x-3 text-[0.8125rem] leading-snug', soft(ground.isOnPaper))}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="min-w-0">
          <p className="text-xs font-medium">{t(`order.${side}`)}</p>
          <ol className="mt-0.5 grid gap-px">
            {move[side].map((heading) => (
              <li
                key={heading}
                className={clsx('break-words', heading === move.name && ['-mx-1 rounded-sm px-1', markClass(ground)])}
              >
                {heading}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** Long lists of lines explain nothing: the first few are enough to show the new order. */
const maxLines = 5;

interface LineOrderProps extends Paper {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Lines in their new order; those that came up are marked, with the place that they had. */
export function LineOrder({ before, after, ...ground }: LineOrderProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <ol className={clsx('grid gap-0.5 text-[0.8125rem] leading-snug', soft(ground.isOnPaper))}>
      {after.slice(0, maxLines).map((line, at) => {
        const was = before.indexOf(line);
        const isUp = was > at;
        return (
          <li key={line} className="flex min-w-0 items-baseline gap-1.5">
            <span className="tabular-nums">{at + 1}</span>
            <span className={clsx('min-w-0 flex-1 break-words', isUp && ['rounded-sm px-1', markClass(ground)])}>
              {line}
            </span>
            {isUp && <span className="shrink-0 text-xs tabular-nums">{t('order.was', { at: was + 1 })}</span>}
          </li>
        );
      })}
      {after.length > maxLines && <li>{t('changes.more', { count: after.length - maxLines })}</li>}
    </ol>
  );
}
