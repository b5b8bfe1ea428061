import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { namesIn } from './name-words.ts';
import { type Thing, thingsOf } from './things.ts';

interface Known {
  readonly thing: Thing;
  readonly names: readonly string[];
}

const things = new WeakMap<ResumeDocument, readonly Known[]>();
const lines = new WeakMap<ResumeDocument, readonly (readonly string[])[]>();

/** Everything that can be named, computed once per resume because each clause of a message searches all of it. */
export function knownIn(document: ResumeDocument): readonly Known[] {
  const found = things.get(document) ?? thingsOf(document).map((thing) => ({ thing, names: namesIn(thing.text) }));
  things.set(document, found);
  return found;
}

export function namesOfLines(document: ResumeDocument): readonly (readonly string[])[] {
  const found = lines.get(document) ?? linesOf(document).map(({ text }) => namesIn(text));
  lines.set(document, found);
  return found;
}
