import type { Line } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatInput } from '../../../assistant.ts';
import { type ActTask, type DoAct, slotsNamed } from '../acts/act-task.ts';
import { whereNamed } from '../acts/find-where.ts';
import { isPointing } from '../acts/follow-offer.ts';
import { change } from '../answer.ts';
import { countWords } from '../data/slot-patterns.ts';
import { readEarlier } from '../earlier-resumes.ts';
import { foldLetters } from '../fold-name.ts';
import { countsIn } from '../operations/counts.ts';
import { lineUnit } from '../operations/units.ts';
import { saysTwice } from '../removals/said-twice.ts';
import { removalOf } from '../wishes/remove-things.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import type { Thing } from '../wishes/things.ts';
import { linesChangedLast } from '../wishes/thread.ts';

/** Where the last change only added lines, "those two" and "the last bullet" are these. */
export const removeOrder: DoAct = (task) => {
  const things = slotsNamed(task.act, 'thing');
  const inside = thingsInside(task, things);
  if (inside) return change(task, removalOf(task.input.document, inside));
  const added = linesAddedLast(task.input);
  if (things.length === 0 || added.length === 0 || !things.every((name) => isOf(name, added))) return undefined;
  return change(
    task,
    removalOf(
      task.input.document,
      added.map((line) => ({ kind: 'line', line, text: line.text })),
    ),
  );
};

/** "the clichés in my profile": what is named goes, and never the place it is in. */
function thingsInside(
  { act, input: { document, message } }: ActTask,
  names: readonly string[],
): readonly Thing[] | undefined {
  const [place, ...others] = slotsNamed(act, 'place');
  const isDoubled = saysTwice.test(foldLetters(message).toLowerCase());
  if (place === undefined || others.length > 0 || names.length === 0 || isDoubled) return undefined;
  const { entry, section } = whereNamed(document, place);
  if (!entry && !section) return undefined;
  const found = names.map((name) => thingMeant(document, name, entry ? { entry } : { section }));
  const isClear = found.every(
    ({ isClear: is, things }) => is && things.every(({ kind }) => kind === 'line' || kind === 'part'),
  );
  return isClear ? found.flatMap(({ things }) => things) : undefined;
}

function linesAddedLast(input: ChatInput): readonly Line[] {
  const written = linesChangedLast(input);
  const before = input.earlier?.at(-1);
  const count = before === undefined ? 0 : linesOf(readEarlier(input, before)).length;
  return linesOf(input.document).length === count + written.length ? written : [];
}

/** "those 2", "the last two bullets": as many as were added. */
function isOf(name: string, added: readonly Line[]): boolean {
  const folded = foldLetters(name).toLowerCase();
  const counted = countsIn(folded, lineUnit);
  if (counted.length > 0) return counted.every((nth) => nth < 0) && counted.length === added.length;
  const words = folded.split(/\s+/u);
  const amounts = words.flatMap((word) => Number(word) || countWords[word] || []);
  const rest = words.filter((word) => !Number(word) && !countWords[word]).join(' ');
  return amounts.length > 0 && amounts.every((amount) => amount === added.length) && isPointing(rest);
}
