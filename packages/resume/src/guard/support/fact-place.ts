import type { Entry } from '../../document.ts';
import type { GuardSource, Source } from '../source.ts';
import { fold } from '../text/fold.ts';
import { overlap } from './content.ts';

/** A fact that repeats much of a line is about that line, whatever else it names. */
export function isAboutLine(fact: Source, own: Source | undefined, { vocabulary }: GuardSource): boolean {
  return own !== undefined && overlap(own.text, undefined, fact.text, vocabulary).shared >= 2;
}

/** "At Tidewater I used Terraform" says nothing about another employer. */
export function belongsTo(fact: Source, entry: Entry | undefined, { document, byLine }: GuardSource): boolean {
  if (!entry || entry.head.length === 0) return true;
  const own = namesIn(entry, byLine, false);
  const mentions = (names: readonly string[]) => names.some((name) => fact.text.folded.includes(name));
  if (mentions(own)) return true;
  const others = document.sections
    .flatMap(({ kind, entries }) => entries.filter(({ head }) => head.length > 0 || kind === 'experience'))
    .filter((other) => other !== entry);
  return !others.some((other) => mentions(namesIn(other, byLine, true).filter((name) => !own.includes(name))));
}

/** Words that tell one employer from another: capitalised names, or any three signs in a row where nothing is capitalised. */
function namesIn({ head, body, fields }: Entry, byLine: ReadonlyMap<string, Source>, isStrict: boolean): string[] {
  const organisation = fold(fields.organisation ?? '');
  const isOfOrganisation = (name: string) => !isStrict || organisation === '' || organisation.includes(name);
  // Of a role whose head the parser did not see, the first line is the head.
  return (head.length > 0 ? head : body.slice(0, 1))
    .flatMap(({ id }) => byLine.get(id) ?? [])
    .flatMap(({ text }) => [
      ...text.words.filter(({ isCapital, folded }) => isCapital && folded.length > 3).map(({ folded }) => folded),
      ...text.runs.flatMap((run) =>
        Array.from({ length: Math.max(0, run.text.length - 2) }, (_, at) => run.text.slice(at, at + 3)),
      ),
    ])
    .filter(isOfOrganisation);
}
