import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { repliesThat } from '../../../chat/reply-traits.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { openTurn, say } from '../answer.ts';
import { answerRequests } from '../answer-requests.ts';
import { contactWords } from '../data/contact-words.ts';
import { hasTrait } from '../operations/operation-traits.ts';
import { isOrder } from '../operations/parts.ts';
import { performLikeliest } from '../operations/perform.ts';
import type { Clause } from './clauses.ts';
import { correctByWish } from './correct-wish.ts';
import type { Act } from './data/wish-words.ts';
import { alignDates } from './dates-wish.ts';
import { moveThings } from './move-wish.ts';
import { bareWords, isAlike, namesIn } from './name-words.ts';
import { readWishes, type Wish } from './read-wishes.ts';
import { replaceThat } from './replace-wish.ts';
import { shortenTo } from './shorten-wish.ts';
import { respell } from './spell-wish.ts';
import { isCounted, putThingsBack, takeAway } from './take-away-wish.ts';
import { tellFact } from './tell-fact.ts';
import { onlyNames } from './thing-meant.ts';
import { type Grant, tell, type WishTask } from './wish-task.ts';

const grants: Partial<Record<Act, Grant>> = {
  add: ({ input, wish, told }) => tellFact(input, [wish], told),
  remove: takeAway,
  back: putThingsBack,
  keep: putThingsBack,
  move: moveThings,
  replace: replaceThat,
  spell: respell,
  dates: alignDates,
  shorten: shortenTo,
  undo: (task) => (task.input.canUndo ? { ...say(task, 'undone'), action: 'undo' } : say(task, 'nothingToUndo')),
};

/** Longer messages tell something; they are not lists of requests. */
const maxMessageLength = 800;

/**
 * What a message wants done, clause by clause, each with the thing in this resume that it names. Undefined if no clause is clear:
 * then the message is read as a whole.
 */
export async function grantWishes(input: ChatInput): Promise<ChatAnswer | undefined> {
  if (input.message.length > maxMessageLength) return undefined;
  const { wishes, rest } = readWishes(input.message, (words) => onlyNames(input.document, words), isRead);
  if (wishes.length === 0 || wishes.every(({ act }) => act === 'replace' || act === 'keep' || act === 'other')) {
    const right = correctByWish(input, input.message);
    if (right) return withAnswers(input, right, rest);
  }
  const isTelling = wishes.every(({ act }) => act === 'add' || act === 'replace');
  const fact = isTelling ? tellFact(input, wishes, rest) : undefined;
  if (fact) return withAnswers(input, fact, rest);
  const asked = wishes.filter((wish) => wish.act !== 'keep' || wishes.length === 1);
  const open = (now: ChatInput, wish: Wish): WishTask => ({ ...openTurn(now), wish, wishes, told: rest });
  const granted = new Map<Wish, ChatAnswer>();
  for (const wish of asked) {
    const answer = await grants[wish.act]?.(open(input, wish));
    if (answer) granted.set(wish, answer);
  }
  if (granted.size === 0) return asked.length === 1 && asked[0] ? asRead(input, asked[0]) : undefined;
  const each = joinTold(asked, granted);
  const [only, ...others] = each;
  const single = only && others.length === 0 ? granted.get(only) : undefined;
  if (single) return withAnswers(input, single, rest);
  const all = await answerRequests(
    input,
    each.map(({ text }) => text),
    async (now, at) => {
      const wish = each[at];
      const answer = wish && (await grants[wish.act]?.(open(now, wish)));
      if (answer) return answer;
      const other = await performLikeliest(now);
      return wish && other.edits.every((edit) => isOfAct(wish.act, edit)) ? other : say(openTurn(now), 'notUnderstood');
    },
  );
  return withAnswers(input, all, rest);
}

/**
 * Reads the message as a whole, checked against what the clause names: what is removed must share a word with it, and
 * "already so" must be about something.
 */
async function asRead(input: ChatInput, { act, names }: Wish): Promise<ChatAnswer | undefined> {
  const bare = bareWords(names.join(' '));
  if (act === 'move' && bare === '') {
    const answer = await performLikeliest(input);
    return answer.words === say(openTurn(input), 'alreadySo').words ? say(openTurn(input), 'notHere') : answer;
  }
  if (act !== 'remove' || bare === '' || isCounted(input.message)) return undefined;
  const answer = await performLikeliest(input);
  const said = namesIn(bare);
  const isNamed = ({ before }: Edit) => namesIn(before).some((name) => said.some((other) => isAlike(name, other)));
  const isOther = answer.edits.length > 0 && !answer.edits.some(isNamed);
  const contact = Object.values(contactWords).some((words) => said.some((name) => words.test(name)));
  return isOther && !contact ? tell(openTurn(input), 'notNamed', bare) : answer;
}

/** Whether a message has a clause that wants something done, whatever we asked before. */
export function wantsSomething({ message, document }: ChatInput): boolean {
  const { wishes } = readWishes(message, (words) => onlyNames(document, words), isRead);
  return wishes.some(({ act }) => act !== 'add' && act !== 'keep' && act !== 'other');
}

/** Also answers what else a message asks, if there is an answer. */
async function withAnswers(input: ChatInput, done: ChatAnswer, rest: readonly Clause[]): Promise<ChatAnswer> {
  const questions = rest.filter(({ isAsked }) => isAsked).map(({ text }) => text);
  if (questions.length === 0 || done.edits.length === 0) return done;
  const answer = await performLikeliest({ ...input, message: `${questions.join('? ')}?` });
  const isAnswer = answer.edits.length === 0 && answer.action === 'none' && !answer.choices?.length;
  const empty = repliesThat('says-nothing').map((key) => say(openTurn(input), key).words);
  return isAnswer && !empty.includes(answer.words) ? { ...done, words: `${done.words}\n\n${answer.words}` } : done;
}

/** "add to Globex: Cut costs. Ran the desk.": what follows is what to add, whatever it sounds like. */
function joinTold(wishes: readonly Wish[], granted: ReadonlyMap<Wish, ChatAnswer>): readonly Wish[] {
  const joined: Wish[] = [];
  for (const wish of wishes) {
    const last = joined.at(-1);
    const isTold = last?.act === 'add' && !granted.has(last) && !granted.has(wish) && wish.act === 'remove';
    if (isTold) joined.splice(-1, 1, { ...last, text: `${last.text} ${wish.text}` });
    else joined.push(wish);
  }
  return joined;
}

/** Requested without a word of the list: it is done as it is read. */
function isRead(clause: string): boolean {
  const [guess] = readOperation(clause);
  return isOrder(guess) && guess !== undefined && hasTrait(guess.label, 'read-alone');
}

/** A removal request must not lengthen anything. */
const isOfAct = (act: Act, { after, before }: Edit): boolean => act !== 'remove' || after.length < before.length;
