import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import type { Entry, NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { findMonthForms } from '@fitted/resume/ready/month-forms';
import { findQuotedLine } from '@fitted/resume/ready/quote-line';
import type { ReadyItem } from '@fitted/resume/ready/readiness';
import { isStudy, isWork } from '@fitted/resume/section-traits';

/** A way to deal with a fault: edit its line by hand, look at it, or answer the question that would fix it. */
export interface Handle {
  readonly name: 'edit' | 'show' | 'answer';
  readonly act: () => void;
}

export interface Desk {
  readonly document: ResumeDocument;
  /** Without any change: questions quote the person's own lines. */
  readonly base: ResumeDocument;
  /** What is still open. */
  readonly questions: readonly InterviewQuestion[];
  readonly onPoint: (lineId: NodeId) => void;
  readonly onShow: (lineId: NodeId) => void;
  readonly onAsk: (questionId: string) => void;
}

/** What can be done about a quoted line. */
export function handlesOfLine(quoted: string, { document, base, questions, onPoint, onAsk }: Desk): Handle[] {
  const line = findQuotedLine(quoted, document);
  if (!line) return [];
  const own = linesOf(base).find(({ id }) => id === line.id)?.text;
  const question = questions.find((one) => isLineQuestion(one) && one.line === own);
  return [
    ...(question ? [{ name: 'answer' as const, act: () => onAsk(question.id) }] : []),
    { name: 'edit', act: () => onPoint(line.id) },
  ];
}

/** What can be done about something that would make a reader stop. */
export function handlesOfStop({ code, params }: ReadyItem, desk: Desk): Handle[] {
  if (code === 'private') return handlesOfLine(String(params.line ?? ''), desk);
  const lineId = lineAtFault({ code, params }, desk.document);
  return lineId === undefined ? [] : [{ name: 'show', act: () => desk.onShow(lineId) }];
}

/** Where it shows: the first dates in the rarer form, what came after a gap, the role without dates, the contact details. */
function lineAtFault({ code, params }: ReadyItem, document: ResumeDocument): NodeId | undefined {
  const { head, sections } = document;
  const roles = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  switch (code) {
    case 'mixed-dates': {
      const dated = findMonthForms(document);
      const forms = (['named', 'numbered'] as const).map((form) => dated.filter((one) => one.form === form));
      const [fewest] = forms.filter(({ length }) => length > 0).sort((one, other) => one.length - other.length);
      return fewest?.[0]?.line.id;
    }
    case 'gap':
      return entryAfter(params.to, document)?.head[0]?.id;
    case 'undated-entry':
      return roles.find(({ fields }) => !fields.period)?.head[0]?.id;
    case 'not-chronological':
      return roles.find(({ fields }) => fields.period)?.head[0]?.id;
    case 'no-name':
    case 'no-email':
    case 'no-phone':
      return head.lines[0]?.id;
    default:
      return undefined;
  }
}

function entryAfter(gapEnd: unknown, { sections }: ResumeDocument): Entry | undefined {
  return sections
    .filter(({ kind }) => isWork(kind) || isStudy(kind))
    .flatMap(({ entries }) => entries)
    .find(({ fields: { period } }) => {
      const { year, month = 1 } = period?.start ?? {};
      return `${String(month).padStart(2, '0')}/${year}` === gapEnd;
    });
}
