import type { InterviewQuestion } from '@fitted/contract/assistant';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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

/** With more than this the open ones would be pushed out of sight. */
const metAtFirst = 3;

/** What the posting asks for: what is met with the person's own line, then what is near or open, the answers worth most first. */
export function AskedList(props: AskedListProps) {
  const { match, questions, document, wanted, wantedId, onShow, onAsk } = props;
  const { t } = useTranslation('workflow-improve');
  const [showsAll, setShowsAll] = useState(false);
  const texts = new Map(linesOf(document).map(({ id, text }) => [id, text]));
  const worth = (row: Row) => questionOf(row, questions)?.worth ?? 0;
  const rows = rowsOf(match);
  const met = rows.filter(({ status }) => status === 'met');
  const open = rows.filter(({ status }) => status !== 'met').sort((one, other) => worth(other) - worth(one));
  const shown = showsAll ? met : met.slice(0, metAtFirst);
  if (rows.length === 0) return null;
  const item = (row: Row) => {
    const question = questionOf(row, questions);
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
  };
  return (
    <section aria-labelledby="asked">
      <h4 id="asked" className="font-serif text-lg font-semibold">
        {t('asked.heading')}
      </h4>
      <p className="text-xs text-ink-soft tabular-nums">
        {t('asked.summary', { met: match.matched.length, near: match.near.length, open: match.missing.length })}
      </p>
      {met.length > 0 && (
        <>
          <ul className="mt-1">{shown.map(item)}</ul>
          {met.length > shown.length && (
            <button
              type="button"
              onClick={() => setShowsAll(true)}
              className="min-h-6 text-xs font-medium text-accent-strong underline-offset-2 hover:underline"
            >
              {t('asked.moreMet', { count: met.length - shown.length })}
            </button>
          )}
        </>
      )}
      {open.length > 0 && (
        <>
          <h5 className={clsx('text-sm font-semibold', met.length > 0 && 'mt-3')}>{t('asked.openHeading')}</h5>
          <ul>{open.map(item)}</ul>
        </>
      )}
    </section>
  );
}

const questionOf = ({ requirement }: Row, questions: readonly InterviewQuestion[]): InterviewQuestion | undefined =>
  questions.find((question) => question.requirement?.id === requirement.id);

interface AskedRowProps extends Pick<AskedListProps, 'onShow' | 'onAsk'> {
  readonly row: Row;
  readonly line: string | undefined;
  readonly question: InterviewQuestion | undefined;
  readonly isOpen: boolean;
}

function AskedRow({ row: { requirement, status, lineId }, line, question, isOpen, onShow, onAsk }: AskedRowProps) {
  const { t } = useTranslation('workflow-improve');
  const Icon = icons[status];
  return (
    <div className="flex gap-2 text-[0.8125rem] leading-snug">
      <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', colours[status])} />
      <div className="min-w-0 flex-1">
        <p className="min-w-0 break-words first-letter:uppercase">
          {requirement.text}
          <span className="sr-only"> {t(`asked.${status}`)}</span>
          {requirement.strength === 'wish' && <span className="ml-1.5 text-xs text-ink-soft">{t('asked.wish')}</span>}
        </p>
        {line !== undefined && lineId !== undefined && (
          <button
            type="button"
            onClick={() => onShow(lineId)}
            title={line}
            className={clsx(
              'mt-0.5 text-left text-xs text-ink-soft underline decoration-line decoration-1 underline-offset-2 hover:text-ink hover:decoration-ink-soft',
              status === 'met' ? 'line-clamp-1' : 'line-clamp-2',
            )}
          >
            {t(status === 'met' ? 'asked.line' : 'asked.nearLine', { line })}
          </button>
        )}
        {question && (
          <button
            type="button"
            onClick={() => onAsk(question.id)}
            aria-expanded={isOpen}
            aria-label={t('asked.answerNamed', { words: requirement.text })}
            className="mt-1 mb-0.5 flex min-h-7 items-center gap-1 rounded-full border border-accent/50 bg-accent-soft px-2.5 text-xs font-medium text-accent-strong tabular-nums hover:border-accent"
          >
            {t('asked.answer', { count: question.worth })}
          </button>
        )}
      </div>
    </div>
  );
}

const icons = { met: CircleCheck, near: CircleDashed, open: Circle } as const;
const colours = { met: 'text-accent', near: 'text-on-changed', open: 'text-ink-faint' } as const;

/** By their place in the posting. */
function rowsOf({ matched, near, missing }: Match): Row[] {
  const rows: Row[] = [
    ...matched.map(({ requirement, places }): Row => ({ requirement, status: 'met', lineId: places[0]?.lineId })),
    ...near.map(({ requirement, places }): Row => ({ requirement, status: 'near', lineId: places[0]?.lineId })),
    ...missing.map((requirement): Row => ({ requirement, status: 'open', lineId: undefined })),
  ];
  return rows.sort((one, other) => one.requirement.place.at - other.requirement.place.at);
}
