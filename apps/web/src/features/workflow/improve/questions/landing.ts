import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import type { LineId } from '@fitted/contract/edits/edit';
import type { RequirementKind } from '@fitted/contract/edits/summary-codes';
import type { Entry, ResumeDocument, Section } from '@fitted/resume/document';
import { linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import type { LinesAround } from '../sheet/lines-around.ts';
import type { QuotingQuestion } from './questions.ts';
import type { FinishedLine } from './told-line.ts';

interface Documents {
  /** Without any change: roles are named as they are here. */
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
}

/** The role of this name, as it is on the desk. */
export function entryNamed(name: string, { base, document }: Documents): Entry | undefined {
  const own =
    entriesOf(base).find(({ head }) => head[0]?.text === name) ??
    entriesOf(base).find(({ head }) => head.map(({ text }) => text).join(' · ') === name) ??
    base.sections.find(({ heading }) => heading?.text === name)?.entries.at(-1);
  return own && (entriesOf(document).find(({ id }) => id === own.id) ?? own);
}

const entriesOf = ({ sections }: ResumeDocument): Entry[] => sections.flatMap(({ entries }) => entries);

/** What a person can have, hold or speak joins a list. */
const listOf: Partial<Record<RequirementKind, Section['kind']>> = {
  language: 'languages',
  degree: 'education',
  credential: 'certifications',
  licence: 'certifications',
};

/** Whether its answer is an item of a list, not a line of a role. */
export const joinsList = (question: QuotingQuestion): boolean =>
  question.kind === 'requirement' && !question.needsRole && listOf[question.requirement.kind] !== undefined;

/** The line of the resume that an answer will stand below; the question is asked there. */
export function landingLine(
  question: QuotingQuestion,
  role: string | undefined,
  documents: Documents,
): LineId | undefined {
  const { document } = documents;
  if (question.kind === 'line') return quotedLineId(question, document);
  const entry = question.needsRole && role !== undefined ? entryNamed(role, documents) : undefined;
  if (entry) return linesOfEntry(entry).at(-1)?.id;
  const kind = listOf[question.requirement.kind] ?? 'skills';
  const list = document.sections.find((section) => section.kind === kind);
  return quotedLineId(question, document) ?? (list ? linesOfSection(list) : linesOf(document)).at(-1)?.id;
}

/** The role, and the line below which an answer will stand: the one asked about, or the last of the role. */
export function landingContext(
  question: QuotingQuestion,
  role: string | undefined,
  line: FinishedLine | undefined,
  documents: Documents,
): LinesAround {
  if (role === undefined || joinsList(question)) return listContext(question, documents);
  const { head = [], body = [] } = entryNamed(role, documents) ?? {};
  const asked = isLineQuestion(question) ? (question.quoted ?? question.line) : undefined;
  const above = line?.isCompletion ? undefined : (asked ?? body.at(-1)?.text);
  return { head: head.map(({ text }) => text).join(' · '), ...(above !== undefined && { above }) };
}

function listContext(question: QuotingQuestion, { document }: Documents): LinesAround {
  const kind = question.kind === 'requirement' ? listOf[question.requirement.kind] : undefined;
  const list = document.sections.find((section) => section.kind === kind);
  const above = list && linesOfSection(list).at(-1)?.text;
  return {
    ...(list?.heading && { head: list.heading.text }),
    ...(above !== undefined && above !== list?.heading?.text && { above }),
  };
}

export function quotedLineId(question: QuotingQuestion, document: ResumeDocument): LineId | undefined {
  const words = question.quoted ?? question.line;
  return words === undefined ? undefined : linesOf(document).find(({ text }) => text === words)?.id;
}
