import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { lookWords } from '../../chat/chat-words.ts';
import { joinOffers } from './acts/join-offers.ts';
import { openTurn, say } from './answer.ts';
import { performLikeliest } from './operations/perform.ts';
import { contentOf } from './readings/explained.ts';

type Answer = (input: ChatInput, at: number) => ChatAnswer | Promise<ChatAnswer>;

/** Answers each request of a message in order, as one answer; the buttons are those of the first that asks. */
export async function answerRequests(
  input: ChatInput,
  requests: readonly string[],
  answerOne: Answer = performLikeliest,
): Promise<ChatAnswer> {
  const answers: ChatAnswer[] = [];
  let edits: readonly Edit[] = [];
  for (const [at, message] of requests.entries()) {
    const first = await answerOne({ ...input, message }, at);
    // A request about a line that was just changed is read against that line as it is now.
    const isSameLine = [...first.edits, ...(first.unsure ?? [])].some((edit) =>
      edits.some((other) => isOfLine(edit, other)),
    );
    const document = isSameLine ? applyEdits(input.document, edits).document : input.document;
    const answer = isSameLine ? await answerOne({ ...input, message, document }, at) : first;
    edits = joinEdits(edits, answer.edits);
    answers.push(answer);
  }
  return join(input, requests, answers, edits);
}

/** Replies that do nothing about a part: beside other parts they are said of that part, so that nobody takes it for done. */
const leftUndone = ['notUnderstood', 'whichMeant', 'whichFirst', 'whatToSay', 'tenseAlready', 'noMistakes'] as const;

function join(
  input: ChatInput,
  requests: readonly string[],
  answers: readonly ChatAnswer[],
  edits: readonly Edit[],
): ChatAnswer {
  const turn = openTurn(input);
  const notUnderstood = say(turn, 'notUnderstood').words;
  const left = new Set([...leftUndone.map((key) => say(turn, key).words), lookWords[input.language].notSure]);
  // "Already so" adds little beside actual changes, and would seem to apply to all of them.
  const idle = new Set([say(turn, 'alreadySo').words, say(turn, 'nothingChanged').words]);
  // Going back reverts the whole resume, so beside other changes it has to be asked for separately.
  const isBack = edits.length === 0 && answers.some(({ action }) => action === 'undo');
  const done = edits.length > 0 ? answers.filter(({ action }) => action !== 'undo' && action !== 'original') : answers;
  const told = edits.length > 0 ? done.filter((answer) => !idle.has(answer.words)) : done;
  const isIdle = (answer: ChatAnswer) =>
    left.has(answer.words) && answer.edits.length + (answer.unsure?.length ?? 0) === 0;
  const isSomeDone = answers.some((answer) => answer.words !== '' && !isIdle(answer)) || edits.length > 0;
  const isLeft = (answer: ChatAnswer) => (isSomeDone || answer.words === notUnderstood) && isIdle(answer);
  const words = told.map((answer) => {
    const part = requests[answers.indexOf(answer)] ?? '';
    if (!isLeft(answer)) return answer.words;
    // "i looked it up" names nothing that could have been done.
    const isRemark = requests.length > 1 && contentOf(part).length === 0 && answer.words !== notUnderstood;
    return isRemark ? '' : say(turn, 'partLeft', { name: part.replace(/(?<![.!?。！？])[.!?。！？]+$/u, '') }).words;
  });
  const choices = joinOffers(answers.map((answer) => (isLeft(answer) ? undefined : answer.choices)));
  return {
    words: [...new Set(words.flatMap((text) => text.split('\n\n')))].filter(Boolean).join('\n\n'),
    action: edits.length > 0 ? 'edit' : isBack ? 'undo' : 'none',
    edits: edits.map((edit, at) => ({ ...edit, id: `${at}:${edit.id}` })),
    statedFacts: answers.flatMap(({ statedFacts }) => statedFacts),
    askedLines: answers.flatMap(({ askedLines }) => askedLines ?? []),
    unsure: answers.flatMap(({ unsure }) => unsure ?? []),
    ...(choices && { choices }),
  };
}

function isOfLine({ target }: Edit, other: Edit): boolean {
  return 'lineId' in target && 'lineId' in other.target && target.lineId === other.target.lineId;
}

/** Merges two changes of one line into one, from its original text to its final one. */
function joinEdits(before: readonly Edit[], more: readonly Edit[]): readonly Edit[] {
  const changed = before.filter((edit) => !more.some((other) => isOfLine(edit, other)));
  const joined = more.map((edit): Edit => {
    const earlier = before.find((other) => isOfLine(edit, other));
    return earlier ? { ...edit, before: earlier.before } : edit;
  });
  return [...changed, ...joined];
}
