import type { InterviewQuestion } from '@fitted/contract/assistant';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ReadyItem } from '@fitted/resume/ready/readiness';

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

/** What can be done about a quoted line; long ones are cut off with "…". */
export function handlesOfLine(quoted: string, { document, base, questions, onPoint, onAsk }: Desk): Handle[] {
  const words = quoted.replace(/…$/u, '').trimEnd();
  const line = linesOf(document).find(({ text }) => text === quoted || (words !== quoted && text.startsWith(words)));
  if (!line) return [];
  const own = linesOf(base).find(({ id }) => id === line.id)?.text;
  const question = questions.find((one) => one.kind === 'line' && one.line === own);
  return [
    ...(question ? [{ name: 'answer' as const, act: () => onAsk(question.id) }] : []),
    { name: 'edit', act: () => onPoint(line.id) },
  ];
}

/** What can be done about something that would make a reader stop. */
export function handlesOfStop({ code, params }: ReadyItem, desk: Desk): Handle[] {
  if (code === 'private') return handlesOfLine(String(params.line ?? ''), desk);
  const lineId = lineAtFault(code, desk.document);
  return lineId === undefined ? [] : [{ name: 'show', act: () => desk.onShow(lineId) }];
}

const named = /\p{L}{3}\.? \d{4}/u;
const numbered = /(?<!\d)\d{1,2}[/.]\d{4}/u;

/** Where the fault is visible: the first dates in the rarer format, the role without dates, the contact details. */
function lineAtFault(code: ReadyItem['code'], { head, sections }: ResumeDocument): NodeId | undefined {
  const entries = sections.flatMap((section) => section.entries);
  switch (code) {
    case 'mixed-dates': {
      const dated = entries.filter(({ fields }) => fields.period);
      const forms = [named, numbered].map((form) => dated.filter(({ fields }) => form.test(fields.period?.text ?? '')));
      const [fewest] = forms.filter(({ length }) => length > 0).sort((one, other) => one.length - other.length);
      const entry = fewest?.[0];
      return entry?.head.find(({ text }) => named.test(text) || numbered.test(text))?.id ?? entry?.head[0]?.id;
    }
    case 'undated-entry':
      return entries.find(({ fields }) => !fields.period)?.head[0]?.id;
    case 'not-chronological':
      return entries.find(({ fields }) => fields.period)?.head[0]?.id;
    case 'no-name':
    case 'no-email':
    case 'no-phone':
      return head.lines[0]?.id;
    default:
      return undefined;
  }
}
