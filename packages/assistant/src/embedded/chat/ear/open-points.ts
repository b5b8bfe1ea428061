import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { ownWords } from '@fitted/resume/job/data/posting-cues';
import type { JobProfile, Requirement } from '@fitted/resume/job/job-profile';
import { foldPhrase, phraseList } from '@fitted/resume/job/phrase-list';
import { contentWords, sharedPart } from '@fitted/resume/match/content-words';
import type { Match } from '@fitted/resume/match/match';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { sayNear } from '@fitted/resume/summary/say';
import type { ChatInput } from '../../../assistant.ts';
import { fill, lookWords } from '../../../chat/chat-words.ts';
import { actCues, lineCues } from '../../../cues.ts';
import { foldLetters } from '../fold-name.ts';
import { clausesOf } from '../wishes/clauses.ts';

const mostThings = 6;
const mostNear = 3;

/** What is asked for and not shown, by name, and what comes near it, as questions. */
export interface OpenPoints {
  readonly missing: readonly string[];
  readonly near: readonly string[];
  /** What is missing of the musts, each thing by itself. */
  readonly things: readonly string[];
}

/**
 * What the posting asks for and the resume does not show: of a line that names several things only those that are missing, and
 * what the person has said they do not have is not held against them again. What a sentence tells about the employer is not named.
 */
export function openPoints(input: ChatInput, match: Match): OpenPoints {
  const { job, language } = input;
  const comesNear = new Set(match.near.map(({ requirement }) => requirement.id));
  const order = job.profile.requirements.map(({ id }) => id);
  const open = [...match.missing, ...match.near.map(({ requirement }) => requirement)]
    .filter((one) => !isIntroduction(one, job.profile) && !isForReaders(one, match))
    .sort((one, other) => rank(one, order) - rank(other, order))
    .flatMap((requirement): (Open & { readonly line: string | undefined })[] => {
      const things = openThings(input, requirement).filter((thing) => !isDenied(input, thing));
      const line = comesNear.has(requirement.id) ? nearLine(input, requirement, things) : undefined;
      return things.length > 0 ? [{ requirement, things, line }] : [];
    });
  const lacking = open.filter(({ line }) => line === undefined);
  const missing = namesOf(lacking, order, language).slice(0, mostThings);
  const near = open.flatMap(({ requirement, things, line }) =>
    line === undefined ? [] : [sayNear({ ...requirement, text: things.join(', ') }, line, language)],
  );
  const things = lacking.flatMap((one) => (one.requirement.strength === 'wish' ? [] : one.things));
  return { missing, things, near: near.slice(0, Math.min(mostNear, mostThings - missing.length)) };
}

/** Who worked at all has years, and whether they count is for the reader to say; so it is with the title of the job itself. */
const isForReaders = ({ kind, strength }: Requirement, { matched, near }: Match): boolean =>
  (kind === 'title' && strength !== 'wish') || (kind === 'years' && matched.length + near.length > 0);

interface Open {
  readonly requirement: Requirement;
  readonly things: readonly string[];
}

/** Neighbours in one line of the posting are named together, as they stand there. */
function namesOf(open: readonly Open[], order: readonly string[], language: Language): string[] {
  const { plus } = lookWords[language];
  const groups: Open[][] = [];
  for (const one of open) {
    const before = groups.at(-1)?.at(-1);
    const isNext =
      before?.requirement.quote === one.requirement.quote &&
      order.indexOf(one.requirement.id) === order.indexOf(before.requirement.id) + 1 &&
      isWhole(before) &&
      isWhole(one);
    if (isNext) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  const names = groups.map((group) => {
    const name = stretchOf(group) ?? group.flatMap(({ things }) => things).join(', ');
    return group.every(({ requirement }) => requirement.strength === 'wish') ? fill(plus, { name }) : name;
  });
  return [...new Set(names)];
}

/** Nothing of it is shown. */
const isWhole = ({ requirement, things }: Open): boolean => things.length === 1 && things[0] === requirement.text;

/** From the first to the last of them in the words of the posting, where they stand there. */
function stretchOf(group: readonly Open[]): string | undefined {
  const quote = group[0]?.requirement.quote ?? '';
  const places = group.map(({ requirement: { text } }) => ({
    from: quote.indexOf(text),
    to: quote.indexOf(text) + text.length,
  }));
  if (group.length < 2 || places.some(({ from }) => from < 0)) return undefined;
  return quote.slice(Math.min(...places.map(({ from }) => from)), Math.max(...places.map(({ to }) => to)));
}

const asAWhole: ReadonlySet<string> = new Set(['years', 'degree', 'language', 'duration']);

/** The parts of a requirement that no line of the resume names. */
function openThings({ document }: ChatInput, { text: asked, kind, options }: Requirement): string[] {
  const text = withoutLabel(asked);
  if (asAWhole.has(kind)) return [text];
  const lines = document.sections
    .filter((section) => section.kind !== 'summary')
    .flatMap(({ entries }) => entries.flatMap(linesOfEntry))
    .map((line) => contentWords(line.text));
  const shareOf = (thing: string) => {
    const wanted = contentWords(thing);
    return Math.max(0, ...lines.map((line) => sharedPart(wanted, line)));
  };
  // Two characters of three are shared by 弹钢琴 and 钢琴.
  const isShown = (thing: string) => shareOf(thing) >= (hasCjk(thing) && thing.length <= shortName ? half : 1);
  // "gültiger Staplerschein": the name of a licence is its longest word.
  if (kind === 'licence' && isShown(longestWord(text))) return [];
  if (isShown(text) || (options.length > 1 && options.some((option) => isShown(option.text)))) return [];
  const parts = partsOf(text);
  const open = parts.filter((part) => !isShown(part));
  return open.length === parts.length ? [text] : open;
}

const shortName = 4;

const longestWord = (text: string): string =>
  (text.match(/[\p{L}\p{N}-]+/gu) ?? []).reduce((one, other) => (other.length > one.length ? other : one), '');

/** A line of a Japanese or Chinese posting that was joined to the one before it still has its label. */
const withoutLabel = (text: string): string => text.replace(/\s\p{sc=Han}{2}[:：]/u, '、');

/** "Debitoren- und Kreditorenbuchhaltung", "SVQ 3, 18th Edition": what is named one by one. */
function partsOf(text: string): string[] {
  const parts = text
    .split(parting)
    .map((part) => part.replace(/-$/u, '').trim())
    .filter((part) => /[\p{L}\p{N}]{2}/u.test(part));
  return parts.length > 0 ? parts : [text];
}

const parting = pattern('iu')`[,，、;；/・]\s?|\s(?:&|${lineCues.any('listJoint')})\s`;

/** "IFRS kann ich nicht": said before in this chat. */
function isDenied({ history, message }: ChatInput, thing: string): boolean {
  const wanted = contentWords(thing);
  return [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message]
    .flatMap((said) => clausesOf(said))
    .some(
      ({ text }) =>
        lacks.test(foldLetters(text).toLowerCase().replace(/['’]/gu, '')) &&
        sharedPart(wanted, contentWords(text)) >= denied,
    );
}

const denied = 0.5;
const lacks = pattern('u')`${actCues.word('admitsLack')}`;

const ofPapers: ReadonlySet<string> = new Set(['credential', 'degree', 'licence', 'language']);

/** The line that says more than half of what is asked for; of papers, a third. */
function nearLine(
  { document }: ChatInput,
  { kind, text: asked }: Requirement,
  things: readonly string[],
): string | undefined {
  const wanted = contentWords(asked);
  const figures = things.join(' ').match(/\p{N}+/gu) ?? [];
  const names = [...contentWords(things.join(' '))].filter((word) => !/\p{N}/u.test(word));
  const [nearest] = document.sections
    .filter((section) => section.kind !== 'summary')
    .flatMap(({ entries }) => entries.flatMap(linesOfEntry))
    // The 17th edition is not near the 18th, and 30 trucks are not near OSHA 30.
    .filter((line) => figures.every((figure) => line.text.includes(figure)))
    .map((line) => ({ text: line.text, words: contentWords(line.text) }))
    .filter(({ words }) => names.some((name) => words.has(name)))
    .map(({ text, words }) => ({ text, share: sharedPart(wanted, words) }))
    .sort((one, other) => other.share - one.share);
  const isNear = nearest !== undefined && (nearest.share > half || (ofPapers.has(kind) && nearest.share >= third));
  return isNear ? nearest.text : undefined;
}

const third = 0.33;
const half = 0.5;

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
