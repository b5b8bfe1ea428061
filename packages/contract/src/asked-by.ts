import type { InterviewQuestion, StatedFact } from './assistant.ts';

export type QuestionKind = InterviewQuestion['kind'];

/** The field of a stated fact by which the server knows what was asked. Without zod, so that the first page can use it. */
const askedBy = { line: 'completes', requirement: 'answers' } as const satisfies Readonly<
  Record<QuestionKind, keyof StatedFact>
>;

/** What an answer carries of its question. */
export type Asked = Pick<StatedFact, (typeof askedBy)[QuestionKind]>;

export const askedIn = (answer: Asked): Asked =>
  Object.fromEntries(
    Object.values(askedBy).flatMap((field) => (answer[field] === undefined ? [] : [[field, answer[field]]])),
  );

const kinds = Object.keys(askedBy) as readonly QuestionKind[];

/** Undefined for what was told without being asked. */
export const kindAsked = (answer: Asked): QuestionKind | undefined =>
  kinds.find((kind) => answer[askedBy[kind]] !== undefined);

/** Whether the question is about one line, so that a bare figure ("40 a week") answers it. */
const isOfLine: Readonly<Record<QuestionKind, boolean>> = { line: true, requirement: false };

export const isAboutLine = (answer: Asked): boolean => {
  const kind = kindAsked(answer);
  return kind !== undefined && isOfLine[kind];
};
