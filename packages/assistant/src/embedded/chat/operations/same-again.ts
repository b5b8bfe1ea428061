import { pattern } from '@fitted/language/pattern';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { operationCues } from '../../../cues.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { findOperation } from '../../../understand/read-operation.ts';
import { changesSoFar } from '../changes-so-far.ts';
import { foldLetters } from '../fold-name.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import { isNamed } from './mentions.ts';
import { hasTrait } from './operation-traits.ts';
import { operations } from './operations.ts';
import { openTask } from './task.ts';

const maxNameLength = 60;
const likely = 0.3;
const surelyOther = 0.7;
/** "and education too", "und Sprachen auch", 语言也删掉 */
const also = pattern('iu')`${operationCues.any('also')}`;

const meant = pattern('u')`^\P{L}*(?:\p{L}+[,!.?]* )?${operationCues.any('meant')}(?!\p{L})`;

/** "I meant the hiring one": the last request, about something else. */
export async function aimAgain(input: ChatInput): Promise<ChatAnswer | undefined> {
  const { history, message, document } = input;
  const request = history.findLast(({ role }) => role === 'user');
  if (!request || message.length > maxNameLength || !meant.test(foldLetters(message).toLowerCase())) return undefined;
  const wanted = readActs(request.content, document).find(({ name }) => name !== 'talk' && name !== 'why');
  const name = findOperation(wanted?.text ?? request.content, likely);
  const { things, isClear } = thingMeant(document, message);
  const [thing, ...others] = things;
  if (!name || !hasTrait(name, 'changes') || !isClear || !thing || others.length > 0) return undefined;
  const slots =
    thing.kind === 'entry'
      ? { entry: thing.entry.id }
      : thing.kind === 'section'
        ? { section: thing.section.id }
        : { line: thing.line.id };
  return operations[name](openTask(input, name, message, slots));
}

/** Repeats the last request with another name, if it changed something and this message names something in the resume. */
export async function repeatLast(input: ChatInput): Promise<ChatAnswer | undefined> {
  const { history, message } = input;
  const request = history.at(-2);
  if (message.length > maxNameLength || !also.test(message.trim()) || request?.role !== 'user') return undefined;
  if (changesSoFar(input).done.at(-1)?.at !== history.length - 2) return undefined;
  // "and also remove the hobbies" says itself what is wanted.
  const isOther = clausesOf(message).some(({ act }) => act !== undefined);
  const [before, now] = [
    findOperation(request.content, likely),
    isOther ? findOperation(message, surelyOther) : undefined,
  ];
  if (!before || (now && now !== before)) return undefined;
  const task = openTask(input, before, message);
  return isNamed(task.mentions) ? operations[before](task) : undefined;
}
