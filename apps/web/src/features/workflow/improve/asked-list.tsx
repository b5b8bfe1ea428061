import type { InterviewQuestion } from '@fitted/contract/assistant';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import { Check, Circle, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface AskedListProps {
  readonly match: Match;
  /** What is still worth asking; a row that one is about leads to it. */
  readonly questions: readonly InterviewQuestion[];
  readonly document: ResumeDocument;
  /** The question that is open, on the row of its requirement. */
  readonly wanted?: ReactNode;
  readonly wantedId?: string | undefined;
  /** Shows the line that proves it on the sheet. */
  readonly onShow: (lineId: string) => void;
  readonly onAsk: (questionId: string) => void;
}

interface Row {
  readonly requirement: Requirement;
  readonly status: 'met' | 'near' | 'open';
  readonly lineId: string | undefined;
}

/** What the posting asks for, in its order: met with the person's own line, near with the closest one, or open with its question. */
export function AskedList({ match, questions, document, wanted, wantedId, onShow, onAsk }: AskedListProps) {
  const { t } = useTranslation('workflow-improve');
  const rows = rowsOf(match);
  const texts = new Map(linesOf(document).map(({ id, text }) => [id, text]));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <h4 id="asked" className="font-serif text-lg font-semibold">
        {t('asked.heading')}
      </h4>
      <p className="text-xs text-ink-faint tabular-nums">
        {t('asked.summary', { met: match.matched.length, near: match.near.length, open: match.missing.length })}
      </p>
      <ul className="mt-1.5">
        {rows.map((row) => {
          const question = questions.find(({ requirement }) => requirement?.id === row.requirement.id);
          const isOpen = question !== undefined && question.id === wantedId;
          return (
            <li key={row.requirement.id} className="border-b border-line py-1.5 last:border-0">
              <AskedRow
                row={row}
                line={row.lineId === undefined ? undefined : texts.get(row.lineId)}
                question={question}
                isOpen={isOpen}
                onShow={onShow}
                onAsk={onAsk}
              />
              {isOpen && wanted}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface AskedRowProps extends Pick<AskedListProps, 'onShow' | 'onAsk'> {
  readonly row: Row;
  readonly line: string | undefined;
  readonly question: InterviewQuestion | undefined;
  readonly isOpen: boolean;
}

function AskedRow({ row: { requirement, status, lineId }, line, question, isOpen, onShow, onAsk }: AskedRowProps) {
  const { t } = useTranslation('workflow-improve');
  const Icon = { met: Check, near: CircleDot, open: Circle }[status];
  return (
    <div className="flex gap-2 text-[0.8125rem] leading-snug">
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-3.5 shrink-0', status === 'met' ? 'text-accent' : 'text-ink-faint')}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <p className={clsx('min-w-0 break-words', status !== 'met' && 'text-ink-soft')}>
            {requirement.text}
            <span className="sr-only"> {t(`asked.${status}`)}</span>
            {requirement.strength === 'wish' && (
              <span className="ml-1.5 text-xs text-ink-faint">{t('asked.wish')}</span>
            )}
          </p>
          {question && (
            <button
              type="button"
              onClick={() => onAsk(question.id)}
              aria-expanded={isOpen}
              aria-label={t('asked.answerNamed', { words: requirement.text })}
              className="-mt-0.5 h-6 shrink-0 rounded-full border border-line bg-raised px-2 text-xs font-medium whitespace-nowrap text-accent-strong tabular-nums hover:border-accent"
            >
              {t('asked.answer', { count: question.worth })}
            </button>
          )}
        </div>
        {line !== undefined && lineId !== undefined && (
          <button
            type="button"
            onClick={() => onShow(lineId)}
            className="mt-0.5 line-clamp-1 text-left text-xs text-ink-faint underline decoration-line decoration-1 underline-offset-2 hover:text-ink hover:decoration-ink-soft"
          >
            {t(status === 'met' ? 'asked.line' : 'asked.nearLine', { line })}
          </button>
        )}
      </div>
    </div>
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
