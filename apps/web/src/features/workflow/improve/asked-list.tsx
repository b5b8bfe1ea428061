import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import { Check, Circle, CircleDot } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface AskedListProps {
  readonly match: Match;
  readonly document: ResumeDocument;
  /** Shows the line that proves it on the sheet. */
  readonly onShow: (lineId: string) => void;
}

interface Row {
  readonly requirement: Requirement;
  readonly status: 'met' | 'near' | 'open';
  readonly lineId: string | undefined;
}

/** What the posting asks for, in its order: met with the person's own line, or still open. */
export function AskedList({ match, document, onShow }: AskedListProps) {
  const { t } = useTranslation('workflow-improve');
  const rows = rowsOf(match);
  const texts = new Map(linesOf(document).map(({ id, text }) => [id, text]));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <h4 id="asked" className="font-serif text-lg font-semibold">
        {t('asked.heading')}
      </h4>
      <ul className="mt-2 grid gap-1">
        {rows.map(({ requirement, status, lineId }) => {
          const line = lineId === undefined ? undefined : texts.get(lineId);
          const Icon = { met: Check, near: CircleDot, open: Circle }[status];
          return (
            <li key={requirement.id} className="flex gap-2 border-b border-line py-1.5 text-sm last:border-0">
              <Icon
                aria-hidden
                className={clsx('mt-0.5 size-4 shrink-0', status === 'met' ? 'text-accent' : 'text-ink-faint')}
              />
              <div className="min-w-0">
                <p className={clsx('break-words', status !== 'met' && 'text-ink-soft')}>
                  {requirement.text}
                  <span className="sr-only"> {t(`asked.${status}`)}</span>
                  {requirement.strength === 'wish' && (
                    <span className="ml-1.5 text-xs text-ink-faint">{t('asked.wish')}</span>
                  )}
                </p>
                {line !== undefined && lineId !== undefined && (
                  <button
                    type="button"
                    onClick={() => onShow(lineId)}
                    className="line-clamp-2 text-left text-xs text-ink-faint underline decoration-line-strong underline-offset-2 hover:text-ink"
                  >
                    {t('asked.line', { line })}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** By their place in the posting. */
function rowsOf({ matched, near, missing }: Match): Row[] {
  const rows: Row[] = [
    ...matched.map(({ requirement, places }): Row => ({ requirement, status: 'met', lineId: places[0]?.lineId })),
    ...near.map(({ requirement, places }): Row => ({ requirement, status: 'near', lineId: places[0]?.lineId })),
    ...missing.map((requirement): Row => ({ requirement, status: 'open', lineId: undefined })),
  ];
  return rows.sort((one, other) => one.requirement.place.at - other.requirement.place.at);
}
