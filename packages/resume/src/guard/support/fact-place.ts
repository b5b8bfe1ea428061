import type { Entry } from '../../document.ts';
import type { GuardSource, Source } from '../source.ts';
import { fold } from '../text/fold.ts';
import { overlap } from './content.ts';

/** A fact that shares at least two content words with a line is about that line, whatever else it names. */
export function isAboutLine(fact: Source, own: Source | undefined, { vocabulary }: GuardSource): boolean {
  return own !== undefined && overlap(own.text, undefined, fact.text, vocabulary).shared >= 2;
}

/** "At Tidewater I used Terraform" says nothing about another employer. */
export function belongsTo(fact: Source, entry: Entry | undefined, source: GuardSource): boolean {
  if (!entry || entry.head.length === 0) return true;
  const named = mentionsOf(fact, source);
  if (named.length === 0) return true;
  const own = namesIn(entry, source.byLine, false);
  if (own.some((name) => isNamedIn(fact.text.folded, name))) return true;
  return !named.some(({ of, names }) => of !== entry && names.some((name) => !own.includes(name)));
}

interface Mention {
  readonly of: Entry;
  readonly names: readonly string[];
}

/** Cached, because every edit checks which employers each fact names. */
const mentions = new WeakMap<GuardSource, WeakMap<Source, readonly Mention[]>>();
const namesOfEntries = new WeakMap<GuardSource, readonly Mention[]>();

function mentionsOf(fact: Source, source: GuardSource): readonly Mention[] {
  const known = mentions.get(source) ?? new WeakMap<Source, readonly Mention[]>();
  mentions.set(source, known);
  const found = known.get(fact) ?? findMentions(fact, source);
  known.set(fact, found);
  return found;
}

function findMentions({ text }: Source, source: GuardSource): Mention[] {
  const named = namesOfEntries.get(source) ?? nameEntries(source);
  namesOfEntries.set(source, named);
  return named
    .map(({ of, names }) => ({ of, names: names.filter((name) => isNamedIn(text.folded, name)) }))
    .filter(({ names }) => names.length > 0);
}

const isLatin = /^\p{Script=Latin}/u;
/** A name ends here: "Tidewater", "Tidewater's", "Tidewaters". */
const nameEnd = /^(?:['’]?s)?(?!\p{Script=Latin})/u;

/** "Messungen" does not name "Novatec Mess- und Prüftechnik". Scripts without spaces have no ends of words to look for. */
function isNamedIn(folded: string, name: string): boolean {
  if (!isLatin.test(name)) return folded.includes(name);
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
    if (!isLatin.test(folded.charAt(at - 1)) && nameEnd.test(folded.slice(at + name.length, at + name.length + 3)))
      return true;
  return false;
}

function nameEntries({ document, byLine }: GuardSource): Mention[] {
  return document.sections
    .flatMap(({ kind, entries }) => entries.filter(({ head }) => head.length > 0 || kind === 'experience'))
    .map((of) => ({ of, names: namesIn(of, byLine, true) }));
}

/** Words that identify an employer: capitalised names, or any three consecutive characters in CJK text, which has no capitals. */
function namesIn({ head, body, fields }: Entry, byLine: ReadonlyMap<string, Source>, isStrict: boolean): string[] {
  const organisation = fold(fields.organisation ?? '');
  const isOfOrganisation = (name: string) => !isStrict || organisation === '' || organisation.includes(name);
  // If the parser found no head, the first line is the head.
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
