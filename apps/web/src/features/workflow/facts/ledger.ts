import type { StatedFact } from '@fitted/contract/assistant/assistant';
import { askedIn, isLineAnswer, withoutAsked } from '@fitted/contract/assistant/question-kinds';
import type { Edit } from '@fitted/contract/edits/edit';
import { restsOn } from '@fitted/resume/facts/rests-on';
import { withoutFact } from '@fitted/resume/facts/without-fact';
import type { Answer, ChatTurn, Draft, ShownAnswer } from '../draft.ts';
import { answerIdOf, ofHeldBack } from '../improve/questions/questions.ts';

const ofAnswer = 'answer:';

/** The id of the fact that the answer to a question is. */
export const factOf = (questionId: string): string => `${ofAnswer}${questionId}`;

/**
 * What the person told us, without duplicates: first answers, then what they said in the chat. Sent with every call.
 */
export function factsOf({ answers, chatFacts, run }: Pick<Draft, 'answers' | 'chatFacts' | 'run'>): StatedFact[] {
  const answered = Object.entries(answers).flatMap(([question, answer]): StatedFact[] => {
    if (answer.kind === 'no' || answer.kind === 'skipped' || answer.kind === 'shown') return [];
    const id = factOf(question);
    const isConfirmed = answer.kind === 'yes' || answer.isSure === true;
    const supports = supportsOf(run?.improvement.changes ?? [], id);
    if (answer.kind === 'told') {
      const { fact: text, place, wording } = answer;
      const about = { ...askedIn(answer), ...(wording !== undefined && { wording }) };
      return [{ id, text, from: 'interview', isConfirmed, place, supports, ...about }];
    }
    const asked = answer.kind === 'yes' ? askedIn(answer) : {};
    const rewords = answer.kind === 'yes' && answer.rewords !== undefined ? { rewords: answer.rewords } : {};
    return [{ id, text: answer.fact, from: 'question', isConfirmed, place: null, supports, ...asked, ...rewords }];
  });
  return [...answered, ...chatFacts].filter((fact, at, all) => all.findIndex(({ text }) => text === fact.text) === at);
}

/** Whether a fact is a yes to a suggestion, not to a question. */
export function isOfSuggestion({ run }: Pick<Draft, 'run'>, id: string): boolean {
  const asked = (run?.improvement.heldBack ?? []).find((one) => factOf(answerIdOf(one)) === id);
  // A run that has made the change of it suggests it no longer.
  return id.startsWith(factOf(ofHeldBack)) && asked?.verdict !== 'held';
}

/** Whether it is suggested again, without another run, once its fact is gone. */
export const isStillSuggested = ({ run }: Pick<Draft, 'run'>, id: string): boolean =>
  (run?.improvement.heldBack ?? []).some((one) => one.verdict === 'questioned' && factOf(answerIdOf(one)) === id);

/** The lines that the person said show a requirement, by its id. */
export const shownLines = (answers: Draft['answers']): Omit<ShownAnswer, 'kind'>[] =>
  Object.values(answers).flatMap((answer) =>
    answer.kind === 'shown' ? [{ answers: answer.answers, lines: answer.lines }] : [],
  );

function supportsOf(changes: readonly Edit[], id: string): StatedFact['supports'] {
  return changes.filter((change) => restsOn(change, id)).map(({ before, after }) => ({ before, after }));
}

/** Removes a fact. Everything based on it goes at once, here and in every version that undo could return to. */
export function removeFact(draft: Draft, id: string): Draft {
  const fact = factsOf(draft).find((one) => one.id === id);
  if (!fact) return draft;
  const clean = (text: string) => withoutFact(text, fact, draft.originalText ?? '');
  const { run, improvedText } = draft;
  return {
    ...draft,
    answers: withoutAnswer(draft.answers, id),
    chatFacts: draft.chatFacts.filter((one) => one.id !== id),
    sentFacts: draft.sentFacts.filter((text) => text !== fact.text),
    improvedText: improvedText === null ? null : clean(improvedText),
    chat: draft.chat.map((turn) => cleanTurn(turn, clean)),
    run: run && {
      ...run,
      improvement: {
        ...run.improvement,
        improvedResume: clean(run.improvement.improvedResume),
        changes: run.improvement.changes.filter((change) => !restsOn(change, id)),
      },
    },
  };
}

function withoutAnswer(answers: Draft['answers'], id: string): Draft['answers'] {
  const { [id.startsWith(ofAnswer) ? id.slice(ofAnswer.length) : '']: _, ...others } = answers;
  return others;
}

function cleanTurn(turn: ChatTurn, clean: (text: string) => string): ChatTurn {
  const { resume, previousResumes } = turn;
  return {
    ...turn,
    ...(typeof resume === 'string' && { resume: clean(resume) }),
    ...(previousResumes && { previousResumes: previousResumes.map(clean) }),
  };
}

/** Rewords a fact: whatever was based on the old words goes, the new ones wait for the next run. */
export function correctFact(draft: Draft, id: string, text: string): Draft {
  const fact = factsOf(draft).find((one) => one.id === id);
  if (!fact) return draft;
  const without = removeFact(draft, id);
  // It stays a suggestion that is used, in the person's words.
  if (isOfSuggestion(draft, id)) return withAnswer(without, id, yesTo(fact.rewords ?? fact.text, text));
  if (isOfChat(draft, id))
    return { ...without, chatFacts: [...without.chatFacts, { ...fact, text, isConfirmed: false, supports: [] }] };
  return withAnswer(
    without,
    id,
    // The line was made from the old words.
    fact.from === 'interview' ? toldAnswer(fact, { text, wording: undefined }) : { kind: 'own-words', fact: text },
  );
}

/** A yes to a suggestion, in its words or in the person's. */
export const yesTo = (suggested: string, words: string): Answer => ({
  kind: 'yes',
  fact: words,
  ...(words !== suggested && { rewords: suggested }),
});

const isOfChat = ({ chatFacts }: Draft, id: string): boolean => chatFacts.some((one) => one.id === id);

/** The interview answer that a fact came from, with the given changes. */
function toldAnswer(fact: StatedFact, changes: Partial<StatedFact>): Answer {
  const changed = { ...fact, isConfirmed: false, ...changes };
  const { text, place, isConfirmed, wording } = changed;
  return {
    kind: 'told',
    fact: text,
    place,
    ...askedIn(changed),
    ...(isConfirmed && { isSure: true }),
    ...(wording !== undefined && { wording }),
  };
}

/** The answer that a change turned into a line. Additions to a list have no wording of their own. */
export function wordableFact(draft: Draft, change: Edit): StatedFact | undefined {
  if (change.reason.code !== 'stated-fact' || !(change.kind === 'insert-line' || change.kind === 'replace-line'))
    return;
  return factsOf(draft).find(
    (fact) => fact.from === 'interview' && (fact.place !== null || isLineAnswer(fact)) && restsOn(change, fact.id),
  );
}

/** Words the line of an answer as the person wants it. They have read it, so it need not be checked again. */
export function wordFact(draft: Draft, id: string, wording: string): Draft {
  const fact = factsOf(draft).find((one) => one.id === id);
  if (!fact) return draft;
  // A run is due even though the set of facts is unchanged: the answer is the same but its line is not.
  return withAnswer({ ...draft, sentFacts: [] }, id, toldAnswer(fact, { isConfirmed: true, wording }));
}

/** The person chose the role it belongs to, which now counts instead of what was asked. */
export function placeFact(draft: Draft, id: string, place: string): Draft {
  const fact = factsOf(draft).find((one) => one.id === id);
  if (!fact) return draft;
  const { wording, ...told } = withoutAsked(fact);
  // In another role it completes no line.
  const line = isLineAnswer(fact) ? {} : { ...(wording !== undefined && { wording }) };
  const placed: StatedFact = { ...told, ...line, from: 'interview', place };
  const chatFacts = draft.chatFacts.map((one) => (one.id === id ? placed : one));
  if (isOfChat(draft, id)) return { ...draft, chatFacts };
  return withAnswer(draft, id, toldAnswer(placed, { isConfirmed: fact.isConfirmed }));
}

/** They were asked whether it was their own work, and it was. */
export function confirmFact(draft: Draft, id: string): Draft {
  const fact = factsOf(draft).find((one) => one.id === id);
  if (!fact) return draft;
  const chatFacts = draft.chatFacts.map((one) => (one.id === id ? { ...one, isConfirmed: true } : one));
  if (isOfChat(draft, id)) return { ...draft, chatFacts, sentFacts: [] };
  const answer: Answer =
    fact.from === 'interview'
      ? toldAnswer(fact, { isConfirmed: true })
      : { kind: 'own-words', fact: fact.text, isSure: true };
  return withAnswer({ ...draft, sentFacts: [] }, id, answer);
}

function withAnswer(draft: Draft, id: string, answer: Answer): Draft {
  return { ...draft, answers: { ...draft.answers, [id.slice(ofAnswer.length)]: answer } };
}

/** The list after a reply: new facts and those that now support other lines are in it, retracted ones are not. */
export function takeFacts(
  draft: Draft,
  told: readonly StatedFact[],
  removed: readonly string[],
): Pick<Draft, 'answers' | 'chatFacts'> {
  const ids = [...removed, ...told.map(({ id }) => id)];
  const ofChat = told.filter(({ from }) => from === 'chat');
  return {
    answers: removed.reduce(withoutAnswer, draft.answers),
    chatFacts: [...draft.chatFacts.filter(({ id }) => !ids.includes(id)), ...ofChat],
  };
}

/** Undo also drops what was said since: a fact whose lines are gone must not bring them back. */
export function forgetBeyond(draft: Draft, current: string, back: string): Draft {
  const gone = draft.chatFacts.filter(({ supports }) => {
    const lines = supports.flatMap(({ after }) => after.split('\n')).filter(Boolean);
    return lines.some((line) => current.includes(line)) && !lines.some((line) => back.includes(line));
  });
  return { ...draft, chatFacts: draft.chatFacts.filter((fact) => !gone.includes(fact)) };
}
