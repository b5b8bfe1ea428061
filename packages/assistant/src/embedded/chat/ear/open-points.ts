import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { ownWords } from '@fitted/resume/job/data/posting-cues';
import type { JobProfile, Requirement } from '@fitted/resume/job/job-profile';
import { foldPhrase, phraseList } from '@fitted/resume/job/phrase-list';
import { contentWords, sharedPart } from '@fitted/resume/match/content-words';
import type { Match } from '@fitted/resume/match/match';
import { quoteLine } from '@fitted/resume/ready/quote-line';
import { sayMissing, sayNear } from '@fitted/resume/summary/say';
import type { ChatInput } from '../../../assistant.ts';

const longestQuote = 120;
/** A line that shares less of the words is hardly what is meant. */
const near = 0.45;
/** From here on a line of the posting is open as a whole, and named as it stands there. */
const mostly = 0.5;

/**
 * What the posting asks for and the resume does not show, or does not show plainly, as sentences. One line of the posting is named
 * once and in its own words: pieces of it mean nothing out of their sentence. What a sentence tells about the employer is not named.
 */
export function openPoints({ document, job, language }: ChatInput, { missing, near: unclear }: Match): string[] {
  const open = [...missing, ...unclear.map(({ requirement }) => requirement)];
  const quotes = new Map<string, Requirement[]>();
  for (const one of open)
    if (!isIntroduction(one, job.profile)) quotes.set(one.quote, [...(quotes.get(one.quote) ?? []), one]);
  const order = job.profile.requirements.map(({ id }) => id);
  return [...quotes.values()]
    .map((ones) => [...ones].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id)))
    .sort(([one], [other]) => rank(one, order) - rank(other, order))
    .map((ones) => sayOpen(ones, missing, document, language));
}

/** Musts before wishes, each in the order of the posting. */
const rank = (one: Requirement | undefined, order: readonly string[]): number =>
  one ? order.indexOf(one.id) + (one.strength === 'wish' ? order.length : 0) : 0;

const employer = phraseList(ownWords);

/** A full sentence that names the employer or the job introduces it; tasks that are asked for stand in lines of their own. */
function isIntroduction({ kind, quote }: Requirement, { role }: JobProfile): boolean {
  const isTask = kind === 'duty' || kind === 'practice' || kind === 'domain';
  if (!isTask || !/[.。!！]\s*$/u.test(quote)) return false;
  const folded = foldPhrase(quote);
  const isNamed = role.roles.some((one) => folded.includes(foldPhrase(one)));
  // The name of the company was blanked out when the posting was read.
  return isNamed || quote.includes('……') || employer.find(folded) !== undefined;
}

function sayOpen(
  ones: readonly Requirement[],
  missing: readonly Requirement[],
  document: ResumeDocument,
  language: Language,
): string {
  const [first] = ones;
  if (!first) return '';
  if (ones.length === 1 && missing.includes(first)) return sayMissing(first, language);
  const name = nameOf(ones);
  const wanted = contentWords(name);
  const [nearest] = document.sections
    .filter((section) => section.kind !== 'summary')
    .flatMap(({ entries }) => entries.flatMap(linesOfEntry))
    .map(({ text }) => ({ text, share: sharedPart(wanted, contentWords(text)) }))
    .sort((one, other) => other.share - one.share);
  if (nearest && nearest.share >= near) return sayNear({ ...first, text: name }, nearest.text, language);
  const { quotes, spacesColons } = traitsOf(language);
  const gap = spacesColons ? ' ' : '';
  return [quotes[0], name, quotes[1]].join(gap);
}

/** The line of the posting if most of it is open, otherwise what of it is. */
function nameOf(ones: readonly Requirement[]): string {
  const quote = ones[0]?.quote ?? '';
  const texts = ones.map(({ text }) => text);
  const isMostlyOpen = texts.join('').length >= mostly * quote.length;
  return quote.length <= longestQuote && isMostlyOpen ? quote : quoteLine(texts.join(', '));
}
