import { pattern } from '@fitted/language/pattern';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { fill, lookWords } from '../../../chat/chat-words.ts';
import { talkCues } from '../../../cues.ts';
import { openTurn } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { choice, clip, openTask } from '../operations/task.ts';
import { contentOf } from '../readings/explained.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { tell } from '../wishes/wish-task.ts';
import { denies, wasWritten } from './data/claim-words.ts';

/** What a line must have of a claim for the claim to stand there. */
const stands = 0.75;
/** And to be worth showing beside the answer that it does not. */
const near = 0.4;

/**
 * "Did you write that I ran the budget? I never said that": looked up in the resume, and answered with what is found there. A claim that
 * is found can be taken out with a button.
 */
export function checkClaim(input: ChatInput): ChatAnswer | undefined {
  const { message, document, language } = input;
  const asked = clausesOf(message).find(
    ({ text, isAsked }) => (isAsked || isDenied(message)) && matches(wasWritten, text),
  );
  if (!asked || !isDenied(message)) return undefined;
  const [quoted] = mentionsIn(document, message).quotes;
  const claim = quoted ?? claimOf(asked.text);
  const said = contentOf(claim);
  const ranked = linesOf(document)
    .map((line) => ({ line, share: shareOf(said, line.text) }))
    .sort((one, other) => other.share - one.share);
  const [nearest] = ranked;
  const isThere = nearest !== undefined && said.length > 0 && nearest.share >= stands;
  const shown =
    nearest && nearest.share >= near ? fill(lookWords[language].stands, { line: clip(nearest.line.text) }) : '';
  if (!isThere) {
    const answer = tell(openTurn(input), 'notNamed', claim);
    return { ...answer, words: [answer.words, shown].filter(Boolean).join('\n') };
  }
  const task = openTask(input, 'remove', message);
  return {
    ...{ words: shown, action: 'none', edits: [], statedFacts: [] },
    choices: [choice(task, lookWords[language].takeOut, { line: nearest.line.id })],
  };
}

const fold = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');

const matches = (pattern: RegExp, text: string): boolean => pattern.test(fold(text)) || pattern.test(text);
const isDenied = (message: string): boolean => matches(denies, message);

const tag = pattern('u')`${talkCues.any('tag')}`;

/** What is said to stand there: the words behind the question, or before it where the verb comes last. */
function claimOf(clause: string): string {
  const kept = [...clause].flatMap((letter, at) => (/[’‘`']/u.test(letter) ? [] : [at]));
  const found = wasWritten.exec(fold(clause)) ?? wasWritten.exec(kept.map((at) => [...clause][at]).join(''));
  const [from, to] = [found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0)];
  const before = clause.slice(0, kept[from] ?? clause.length).trim();
  const behind = clause
    .slice(kept[to] ?? clause.length)
    .replace(/^[\s,]*(?:(?:that|dass|que|somewhere|irgendwo)\s+|qu['’])/iu, '')
    .replace(tag, '')
    .trim();
  return contentOf(behind).length > 0 || /\p{L}\s+\S/u.test(behind) || before === '' ? behind : before;
}

function shareOf(said: readonly string[], line: string): number {
  const names = namesIn(line);
  return said.filter((name) => names.some((other) => isAlike(name, other))).length / Math.max(1, said.length);
}
