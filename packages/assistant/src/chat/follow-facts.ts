import type { StatedFact } from '@fitted/contract/assistant/assistant';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { restsOn } from '@fitted/resume/facts/rests-on';
import { nameOfEntry, nameOfSection } from '../embedded/chat/find/find-target.ts';

/** How the list of facts differs after a turn. */
export interface FactChanges {
  /** New facts, and facts whose place or supported lines have changed. */
  readonly statedFacts: StatedFact[];
  readonly removedFacts: string[];
}

/** A fact stated in the chat. The id comes from the text, so the same words are the same fact. */
export function chatFact(text: string): StatedFact {
  return { id: `chat-${hash(text)}`, text, from: 'chat', isConfirmed: false, place: null, supports: [] };
}

/**
 * Updates which lines depend on which fact: adds this turn's lines, and follows those that were reworded or removed.
 */
export function followFacts(
  before: readonly StatedFact[],
  told: readonly StatedFact[],
  changes: readonly Edit[],
  document: ResumeDocument,
): FactChanges {
  // Repeating a fact does not add it again.
  const heard = new Map(told.map((fact) => [fact.id, fact]));
  const known = before.filter(({ id }) => !heard.has(id));
  const followed = known.map((fact) => ({ fact, now: follow(fact, changes, told) }));
  return {
    statedFacts: [
      ...followed.filter(({ fact, now }) => now !== fact && !isGone(fact, now)).map(({ now }) => now),
      ...[...heard.values()].map((fact) => support(fact, changes, document)),
    ],
    // Removing the line also removes its fact; otherwise the next run would put the line back.
    removedFacts: followed.filter(({ fact, now }) => isGone(fact, now)).map(({ fact }) => fact.id),
  };
}

const isGone = (was: StatedFact, now: StatedFact): boolean => was.supports.length > 0 && now.supports.length === 0;

function follow(fact: StatedFact, changes: readonly Edit[], told: readonly StatedFact[]): StatedFact {
  const supports = fact.supports.flatMap((one) => {
    const lines = one.after.split('\n');
    const change = changes.find(({ kind, before }) => kind !== 'reorder' && before !== '' && lines.includes(before));
    if (!change) return one;
    // After "No, 5" the corrected line is the fact.
    if (told.some(({ text }) => text === change.after)) return [];
    const after = lines.map((line) => (line === change.before ? change.after : line)).filter(Boolean);
    return after.length > 0 ? { ...one, after: after.join('\n') } : [];
  });
  const isSame = supports.length === fact.supports.length && supports.every((one, at) => one === fact.supports[at]);
  return isSame ? fact : { ...fact, supports };
}

function support(fact: StatedFact, changes: readonly Edit[], document: ResumeDocument): StatedFact {
  const resting = changes.filter((change) => restsOn(change, fact.id));
  const placed = resting.find((change) => placeOf(change, document) !== undefined);
  const place = (placed && placeOf(placed, document)) ?? null;
  return { ...fact, place, supports: resting.map(({ before, after }) => ({ before, after })) };
}

function placeOf({ target }: Edit, { sections }: ResumeDocument): string | undefined {
  const ids: unknown[] = Object.values(target);
  for (const section of sections) {
    const entry = section.entries.find(
      ({ id, head, body }) => ids.includes(id) || [...head, ...body].some((line) => ids.includes(line.id)),
    );
    if (entry && entry.head.length > 0) return nameOfEntry(entry);
    if ((entry || ids.includes(section.id)) && section.heading) return nameOfSection(section);
  }
  return undefined;
}

function hash(text: string): string {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291;
  return value.toString(36);
}
