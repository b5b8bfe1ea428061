import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type AskedRowData, type AskedStatus, askedRows, quoteOf } from './asked-rows.ts';
import { quoteAround } from './quote-around.ts';

interface AskedListProps {
  readonly match: Match;
  /** What is still worth asking; a row links to the question about it. */
  readonly questions: readonly InterviewQuestion[];
  readonly document: ResumeDocument;
  /** The question that is open on the sheet. */
  readonly wantedId?: string | null | undefined;
  /** Whether its answer is on its way into the resume. */
  readonly isAdding?: (questionId: string) => boolean;
  /** Shows the line on the sheet that proves it. */
  readonly onShow: (lineId: string) => void;
  readonly onAsk: (questionId: string) => void;
}

/** More of a kind would push the others out of sight. */
const shownAtFirst = { met: 3, near: 4, open: 3 } as const;
const statuses = ['met', 'near', 'open'] as const;

/** What the posting asks for, by how well the resume answers it; where it does not, the most valuable answers first. */
export function AskedList(props: AskedListProps) {
  const { match, questions, document, wantedId, isAdding, onShow, onAsk } = props;
  const { t } = useTranslation('workflow-improve');
  const worth = (row: AskedRowData) => questionOf(row, questions)?.worth ?? 0;
  const rows = askedRows(match, document);
  if (rows.length === 0) return null;
  const item = (row: AskedRowData) => {
    const question = questionOf(row, questions);
    const isOpen = question !== undefined && question.id === wantedId;
    return (
      <li key={row.requirement.id} className="border-b border-line py-1.5 last:border-0">
        <AskedRow
          row={row}
          quote={quoteOf(row, document)}
          question={question}
          isOpen={isOpen}
          isAdding={question !== undefined && isAdding?.(question.id) === true}
          onShow={onShow}
          onAsk={onAsk}
        />
      </li>
    );
  };
  return (
    <section aria-labelledby="asked">
      <h4 id="asked" className="font-serif text-lg font-semibold">
        {t('asked.heading')}
      </h4>
      {statuses.map((status) => {
        const group = rows.filter((row) => row.status === status);
        if (status !== 'met') group.sort((one, other) => worth(other) - worth(one));
        const at = group.findIndex((row) => wantedId !== undefined && questionOf(row, questions)?.id === wantedId);
        return (
          group.length > 0 && (
            <Group key={status} status={status} count={group.length} isLong={at >= shownAtFirst[status]}>
              {group.map(item)}
            </Group>
          )
        );
      })}
    </section>
  );
}

interface GroupProps {
  readonly status: AskedStatus;
  readonly count: number;
  /** Show everything: the open question is further down. */
  readonly isLong: boolean;
  readonly children: readonly ReactNode[];
}

/** The rows of one status, under a heading that counts them. */
function Group({ status, count, isLong, children }: GroupProps) {
  const { t } = useTranslation('workflow-improve');
  const [showsAll, setShowsAll] = useState(false);
  // A link instead of a single row would save nothing.
  const isAlmostAll = children.length <= shownAtFirst[status] + 1;
  const shown = showsAll || isLong || isAlmostAll ? children : children.slice(0, shownAtFirst[status]);
  const more = count - shown.length;
  const group = t(`asked.${status}Heading`, { count });
  return (
    <div className="mt-2.5 first-of-type:mt-1">
      <h5 className="text-sm font-semibold tabular-nums">{group}</h5>
      {status !== 'met' && <p className="text-sm leading-snug text-ink-soft">{t(`asked.${status}Text`)}</p>}
      <ul>{shown}</ul>
      {more > 0 && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          aria-label={t('asked.moreNamed', { count: more, group })}
          className="min-h-6 text-sm font-medium text-accent-strong underline-offset-2 hover:underline"
        >
          {t('asked.more', { count: more })}
        </button>
      )}
    </div>
  );
}

const questionOf = (
  { requirement }: AskedRowData,
  questions: readonly InterviewQuestion[],
): InterviewQuestion | undefined =>
  questions.find((question) => question.kind === 'requirement' && question.requirement.id === requirement.id);

interface AskedRowProps extends Pick<AskedListProps, 'onShow' | 'onAsk'> {
  readonly row: AskedRowData;
  readonly quote: ReturnType<typeof quoteOf>;
  readonly question: InterviewQuestion | undefined;
  readonly isOpen: boolean;
  readonly isAdding: boolean;
}

function AskedRow({
  row: { requirement, status, lineId },
  quote: { line, proof },
  question,
  isOpen,
  isAdding,
  onShow,
  onAsk,
}: AskedRowProps) {
  const { t } = useTranslation('workflow-improve');
  const Icon = icons[status];
  return (
    <div className="flex gap-2 text-sm leading-snug">
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
            className={
              'mt-0.5 line-clamp-3 text-left text-[0.8125rem] text-ink-soft underline decoration-line decoration-1 ' +
              'underline-offset-2 hover:text-ink hover:decoration-ink-soft'
            }
          >
            {t(status === 'met' ? 'asked.line' : 'asked.nearLine', {
              line: status === 'met' ? quoteAround(line, proof, quoteRoom) : line,
            })}
          </button>
        )}
        {isAdding && <RowNote>{t('questions.adding')}</RowNote>}
        {isOpen && !isAdding && <RowNote>{t('asked.onSheet')}</RowNote>}
      </div>
      {question && !isOpen && !isAdding && (
        <button
          type="button"
          onClick={() => onAsk(question.id)}
          aria-label={t('asked.answerNamed', { words: requirement.text })}
          title={t('interview.worth', { count: question.worth })}
          className={clsx(
            '-my-1 -mr-1 min-h-7 min-w-9 shrink-0 self-start rounded-md px-1 text-right text-sm font-semibold',
            'text-accent-strong tabular-nums hover:bg-accent-soft',
          )}
        >
          {t('asked.worth', { count: question.worth })}
        </button>
      )}
    </div>
  );
}

/** Instead of the button, while the question is asked elsewhere. */
const RowNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="mt-1 border-l-2 border-accent pl-2 text-xs font-medium text-accent-strong">{children}</p>
);

/** The columns of letters that are seen before a quote is cut off. */
const quoteRoom = 56;

const icons = { met: CircleCheck, near: CircleDashed, open: Circle } as const;
const colours = { met: 'text-accent', near: 'text-on-changed', open: 'text-ink-faint' } as const;
