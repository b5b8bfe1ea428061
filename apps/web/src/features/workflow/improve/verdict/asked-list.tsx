import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import { Circle, CircleCheck, CircleDashed, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { inOneRow } from '../../../../lib/format/in-one-row.ts';
import type { Answer } from '../../draft.ts';
import { isPast, type QuotingQuestion } from '../questions/questions.ts';
import { type AskedRowData, askedRows, quoteOf } from './asked-rows.ts';
import { quoteAround } from './quote-around.ts';

interface AskedListProps {
  readonly match: Match;
  /** What is not settled yet; a row links to the question about it. */
  readonly questions: readonly QuotingQuestion[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly document: ResumeDocument;
  /** The question that is open on the sheet. */
  readonly wantedId?: string | null | undefined;
  /** Whether its answer is on its way into the resume. */
  readonly isAdding?: (questionId: string) => boolean;
  /** Whether an answer is part of this result. */
  readonly isIn?: (questionId: string) => boolean;
  /** Shows the line on the sheet that proves it. */
  readonly onShow: (lineId: string) => void;
  readonly onAsk: (questionId: string) => void;
  /** Asks once more what was skipped, denied, or answered by something else. */
  readonly onAskAgain: (questionId: string) => void;
}

/** More of a kind would push the others out of sight. */
const shownAtFirst = { near: 4, open: 4, lines: 2, met: 3 } as const;
/** What there is to do comes first, what is there already last. */
const statuses = ['near', 'open', 'lines', 'met'] as const;
type GroupName = (typeof statuses)[number];

/** What the posting asks for, by how well the resume answers it; where it does not, the most valuable answers first. */
export function AskedList(props: AskedListProps) {
  const { match, questions, document, wantedId } = props;
  const { t } = useTranslation('workflow-improve');
  const asked: RowData[] = askedRows(match, document).map((row) => ({
    key: row.requirement.id,
    group: row.status,
    words: row.requirement.text,
    isWish: row.requirement.strength === 'wish',
    lineId: row.lineId,
    quote: quoteOf(row, document),
    question: questionAbout(row, questions),
  }));
  if (asked.length === 0) return null;
  const rows = [...asked, ...questions.flatMap(rowOfLine)];
  return (
    <section aria-labelledby="asked">
      <h4 id="asked" className="font-serif text-lg font-semibold">
        {t('asked.heading')}
      </h4>
      {rows.some(({ question }) => (question?.worth ?? 0) > 0) && (
        <p className="text-[0.8125rem] leading-snug text-ink-soft">{t('asked.worthText')}</p>
      )}
      {statuses.map((group) => {
        const own = rows.filter((row) => row.group === group);
        if (group !== 'met') own.sort((one, other) => (other.question?.worth ?? 0) - (one.question?.worth ?? 0));
        const at = own.findIndex(({ question }) => question !== undefined && question.id === wantedId);
        return (
          own.length > 0 && (
            <Group key={group} name={group} count={own.length} isLong={at >= shownAtFirst[group]}>
              {own.map((row) => (
                <li
                  key={row.key}
                  ref={row.question && row.question.id === wantedId ? showInList : undefined}
                  className={clsx(
                    'border-b border-line py-1.5 last:border-0',
                    row.question &&
                      row.question.id === wantedId &&
                      '-mx-2 rounded-md border-transparent bg-accent-soft px-2',
                  )}
                >
                  <AskedRow row={row} {...props} />
                </li>
              ))}
            </Group>
          )
        );
      })}
    </section>
  );
}

/** The list scrolls to the row of the open question; the page stays where the question is. */
function showInList(row: HTMLLIElement | null) {
  const list = row?.closest('[data-ribbon]');
  if (!row || !list) return;
  const [own, seen] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < seen.top || own.bottom > seen.bottom)
    list.scrollTop += own.top - seen.top - (seen.height - own.height) / 2;
}

interface RowData {
  readonly key: string;
  readonly group: GroupName;
  readonly words: string;
  readonly isWish?: boolean;
  /** The person's line that proves it or comes close. */
  readonly lineId?: string | undefined;
  readonly quote?: ReturnType<typeof quoteOf>;
  readonly question: QuotingQuestion | undefined;
}

const questionAbout = (
  { requirement }: AskedRowData,
  questions: readonly QuotingQuestion[],
): QuotingQuestion | undefined =>
  questions.find((question) => question.kind === 'requirement' && question.requirement.id === requirement.id);

/** A question about a line of the person's own that could say more. */
const rowOfLine = (question: QuotingQuestion): RowData[] =>
  isLineQuestion(question)
    ? [{ key: question.id, group: 'lines', words: question.quoted ?? question.line, question }]
    : [];

interface GroupProps {
  readonly name: GroupName;
  readonly count: number;
  /** Show everything: the open question is further down. */
  readonly isLong: boolean;
  readonly children: readonly ReactNode[];
}

/** The rows of one status, under a heading that counts them. */
function Group({ name, count, isLong, children }: GroupProps) {
  const { t } = useTranslation('workflow-improve');
  const [showsAll, setShowsAll] = useState(false);
  // A link instead of a single row would save nothing.
  const isAlmostAll = children.length <= shownAtFirst[name] + 1;
  const shown = showsAll || isLong || isAlmostAll ? children : children.slice(0, shownAtFirst[name]);
  const more = count - shown.length;
  const group = t(`asked.${name}Heading`, { count });
  return (
    <div className="mt-2.5 first-of-type:mt-2">
      <h5 className="text-sm font-semibold tabular-nums">{group}</h5>
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

interface AskedRowProps
  extends Pick<AskedListProps, 'answers' | 'wantedId' | 'isAdding' | 'isIn' | 'onShow' | 'onAsk' | 'onAskAgain'> {
  readonly row: RowData;
}

function AskedRow({ row, answers, wantedId, isAdding, isIn, onShow, onAsk, onAskAgain }: AskedRowProps) {
  const { group, words, isWish, lineId, quote: { line, proof } = {}, question } = row;
  const { t } = useTranslation('workflow-improve');
  const Icon = icons[group];
  const given = question && answers[question.id];
  const isComing = question !== undefined && isAdding?.(question.id) === true;
  const isOpen = question !== undefined && question.id === wantedId && !isComing;
  return (
    <div className="flex gap-2 text-sm leading-snug">
      <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', colours[group])} />
      <div className="min-w-0 flex-1">
        <p className={clsx('min-w-0 break-words first-letter:uppercase', group === 'lines' && 'line-clamp-2')}>
          {group === 'lines' ? t('asked.line', { line: words }) : words}
          {group !== 'lines' && <span className="sr-only"> {t(`asked.${group}`)}</span>}
          {isWish && <span className="ml-1.5 text-xs text-ink-soft">{t('asked.wish')}</span>}
        </p>
        {line !== undefined && lineId !== undefined && (
          <button
            type="button"
            onClick={() => onShow(lineId)}
            title={line}
            className={
              'mt-0.5 line-clamp-2 text-left text-[0.8125rem] text-ink-soft underline decoration-line decoration-1 ' +
              'underline-offset-2 hover:text-ink hover:decoration-ink-soft'
            }
          >
            {t(group === 'met' ? 'asked.line' : 'asked.nearLine', {
              line: inOneRow(group === 'met' ? quoteAround(line, proof, quoteRoom) : line),
            })}
          </button>
        )}
        {isComing && <RowNote>{t('questions.adding')}</RowNote>}
        {isOpen && <RowNote>{t('asked.onSheet')}</RowNote>}
        {question && given && !isOpen && !isComing && (
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
            {isIn?.(question.id) === false
              ? t('questions.notIn')
              : t(`asked.given.${isPast(given) ? given.kind : 'answered'}`)}
            <button
              type="button"
              onClick={() => onAskAgain(question.id)}
              aria-label={t('asked.againNamed', { words })}
              className="min-h-6 font-medium text-accent-strong underline-offset-2 hover:underline"
            >
              {t('asked.again')}
            </button>
          </p>
        )}
      </div>
      {question && !given && !isOpen && !isComing && (
        <button
          type="button"
          onClick={() => onAsk(question.id)}
          aria-label={t('asked.answerNamed', { words })}
          title={question.worth > 0 ? t('interview.worth', { count: question.worth }) : undefined}
          className={clsx(
            'min-h-6 min-w-9 shrink-0 self-start rounded-full border border-accent/50 bg-raised px-2 text-center text-xs',
            'font-semibold text-accent-strong tabular-nums hover:border-accent hover:bg-accent-soft',
          )}
        >
          {question.worth > 0 ? t('asked.worth', { count: question.worth }) : t('questions.tell')}
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

const icons = { met: CircleCheck, near: CircleDashed, open: Circle, lines: PenLine } as const;
const colours = {
  met: 'text-accent',
  near: 'text-on-changed',
  open: 'text-ink-faint',
  lines: 'text-ink-faint',
} as const;
