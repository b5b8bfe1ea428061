import type { OperationName } from '@fitted/contract/chat-operations';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { openTurn, say } from '../answer.ts';
import { answerRequests } from '../answer-requests.ts';
import { isOrder } from '../operations/parts.ts';
import { perform } from '../operations/perform.ts';
import type { Act } from './data/wish-words.ts';
import { readWishes, type Wish } from './read-wishes.ts';
import { putBack, takeAway } from './take-away-wish.ts';
import { onlyNames } from './things.ts';
import type { Grant, WishTask } from './wish-task.ts';

const grants: Partial<Record<Act, Grant>> = {
  remove: takeAway,
  back: putBack,
  keep: putBack,
  undo: (task) => (task.input.canUndo ? { ...say(task, 'undone'), action: 'undo' } : say(task, 'nothingToUndo')),
};

/** Longer messages tell something; they are not lists of wishes. */
const longestMessage = 800;

/**
 * What a message wants done, clause by clause, each with the thing of this resume that it names. Undefined where no clause is clear:
 * then the message is read as a whole.
 */
export async function grantWishes(input: ChatInput): Promise<ChatAnswer | undefined> {
  if (input.message.length > longestMessage) return undefined;
  const { wishes, rest } = readWishes(input.message, (words) => onlyNames(input.document, words), isRead);
  const asked = wishes.filter((wish) => wish.act !== 'keep' || wishes.length === 1);
  const told = rest.map(({ text }) => text);
  const open = (now: ChatInput, wish: Wish): WishTask => ({ ...openTurn(now), wish, wishes, told });
  const granted = new Map<Wish, ChatAnswer>();
  for (const wish of asked) {
    const answer = await grants[wish.act]?.(open(input, wish));
    if (answer) granted.set(wish, answer);
  }
  if (granted.size === 0) return undefined;
  const each = joinTold(asked, granted);
  const [only, ...others] = each;
  if (only && others.length === 0) return granted.get(only);
  return answerRequests(
    input,
    each.map(({ text }) => text),
    async (now, at) => {
      const wish = each[at];
      const answer = wish && (await grants[wish.act]?.(open(now, wish)));
      if (answer) return answer;
      const other = await perform(now);
      return wish && other.edits.every((edit) => isOfAct(wish.act, edit)) ? other : say(openTurn(now), 'notUnderstood');
    },
  );
}

/** "add to Globex: Cut costs. Ran the desk.": what follows there is what to add, whatever it sounds like. */
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

const readAlone: ReadonlySet<OperationName> = new Set<OperationName>([
  'reorder',
  'tailor',
  'summary',
  'one_page',
  'tense',
  'rename',
]);

/** What is wanted without a word of the list: it is done as it is read. */
function isRead(clause: string): boolean {
  const [guess] = readOperation(clause);
  return isOrder(guess) && guess !== undefined && readAlone.has(guess.label);
}

/** Who wants something taken out wants nothing written. */
const isOfAct = (act: Act, { after, before }: Edit): boolean => act !== 'remove' || after.length < before.length;
