import type { Language } from '@fitted/contract/languages';
import { assistantWords } from '@fitted/language/packs';
import { convertGerunds } from '@fitted/resume/wording/english/convert-gerunds';
import { provesVerb } from '@fitted/resume/wording/english/proof';
import { inflectBases, verbFormOf } from '@fitted/resume/wording/english/role-tense';
import { type Token, tokenise, wordsBehind } from '@fitted/resume/wording/english/tokens';
import {
  findBase,
  findGerund,
  findPast,
  isNounBase,
  thirdPerson,
  type Verb,
} from '@fitted/resume/wording/english/verbs';
import { nounLikeGerunds } from '../../wording/data/en-deed-nouns.ts';
import { rewriteLine } from '../../wording/rewrite-line.ts';
import { hasFigure } from '../line-signs.ts';

type RoleTime = Parameters<typeof rewriteLine>[2];

const nounLike = new Set(nounLikeGerunds.trim().split(/\s+/u));

/**
 * A line of a role as a sentence about the person: "Checking rooms" and "I check rooms" as "Checks rooms". Undefined for what is
 * not surely a deed, where the language has a list of verbs to tell.
 */
export function asSentence(text: string, language: Language, time: RoleTime): string | undefined {
  const bare = withoutMarks(assistantWords[language].resources.verbs ? withDoerFirst(text) : text);
  const worded = rewriteLine(bare, language, time)?.text ?? bare;
  // Where an opening was taken away ("I", "Responsible for"), what follows is a verb.
  const told = assistantWords[language].resources.verbs ? tellDeed(worded, time, worded !== bare) : worded;
  return told === undefined ? undefined : withoutMarks(told);
}

/** "Wages were run by me in Sage" and "When the system changed, I checked the shifts" with their verb in front. */
function withDoerFirst(text: string): string {
  const {
    thing = '',
    done = '',
    rest = '',
  } = /^(?<thing>[^.;:]{4,90}?) (?:was|were|is|are) (?<done>[\p{L}-]+) by me\b(?<rest>.*)$/iu.exec(text)?.groups ?? {};
  const verb = findPast(done) ?? (done === 'run' ? findBase(done) : undefined);
  if (verb) return `${verb.past} ${small(thing)}${rest}`;
  const {
    time = '',
    deed = '',
    what = '',
    tail = '',
  } = /^(?<time>(?:when|after) [^,]{5,70}?),? I (?<deed>[\p{L}-]+) (?<what>[^,]+)(?<tail>,.*)?$/iu.exec(text)?.groups ??
  {};
  return findPast(deed) ? `${deed} ${what} ${small(time)}${tail}` : text;
}

const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Without its bullet, list number and full stop, with a capital. */
function withoutMarks(text: string): string {
  const bare = text
    .replace(/^(?:[-–•*·▪・●○■◆]\s*|[(（]?\d{1,2}[.)）、．](?!\d)\s*|[①-⑳]\s*)/u, '')
    .replace(/(?<![\s.。;；,，])[\s.。;；,，]+$/u, '')
    .replace(/(?<![\p{L}])(\p{L}+) \1(?!\p{L})/giu, '$1');
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
}

function tellDeed(text: string, time: RoleTime, isTold: boolean): string | undefined {
  const form = verbFormOf(text);
  if (form === 'past' || isRegularPast(text) || tellsResult(text)) return text;
  if (form === 'third') return time === 'former' ? undefined : text;
  if (form === 'base')
    return time === 'former' ? capital(inflectBases(text, 'past', isTold)) : inThirdPerson(text, isTold);
  if (form !== 'gerund' || !isDeed(text)) return undefined;
  if (time === 'former') return capital(convertGerunds(text, 'past', true) ?? finite(text, ({ past }) => past));
  return capital(finite(text, thirdPerson));
}

/** "Building control visits" and "Operating supplies" are not deeds. */
function isDeed(text: string): boolean {
  const tokens = tokenise(text);
  const first = tokens[0]?.word ?? '';
  const behind = wordsBehind(tokens, 0);
  if (/^of$/iu.test(behind[0] ?? '')) return false;
  return (
    !nounLike.has(first.toLowerCase()) || provesVerb(first, behind) || /^(?:up|out|off|down)$/iu.test(behind[0] ?? '')
  );
}

/** "Shift has gone 400 days with no lost time", "Test averages went up from 54% to 63%": no deed, and all the better. */
const tellsResult = (text: string): boolean =>
  hasFigure(text) &&
  /^\p{Lu}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,6} (?:ha(?:s|ve) gone|went|fell|rose|dropped|grew|increased|decreased|improved)\b/u.test(
    text,
  );

/** "Collecting time sheets and checking the data": after a comma an -ing form may stay, after "and" it may not. */
function finite(text: string, inflect: (verb: Verb) => string): string | undefined {
  const tokens = tokenise(text);
  const verbs = new Map<number, Verb>();
  for (const [at, { word }] of tokens.entries()) {
    const isJoined = at > 0 && /^(?:and|or|&)$/iu.test(tokens[at - 1]?.word ?? '');
    if (at > 0 && !isJoined) continue;
    const verb = findGerund(word);
    if (verb && (at === 0 || !nounLike.has(word))) verbs.set(at, verb);
    else if (
      at === 0 ||
      (/\p{Ll}ing$/u.test(word) && at < 3) ||
      (findBase(word) && provesVerb(word, wordsBehind(tokens, at)))
    )
      return undefined;
  }
  return inflected(tokens, verbs, inflect);
}

/** "Test and inspect" as "Tests and inspects"; undefined where one verb would stay behind. */
function inThirdPerson(text: string, isTold: boolean): string | undefined {
  const tokens = tokenise(text);
  const [first] = tokens;
  const verb = findBase(first?.word ?? '');
  if (!first || !verb || /^of$/iu.test(wordsBehind(tokens, 0)[0] ?? '')) return undefined;
  if (!isTold && isNounBase(first.word) && !isVerbAt(tokens, 0)) return undefined;
  const verbs = new Map([[0, verb]]);
  for (const [at, { word }] of tokens.entries()) {
    const other = at > 0 && opensPart(tokens, at) ? findBase(word) : undefined;
    if (!other) continue;
    // "Watch the rates on the screen and move people": every verb goes along, or none.
    if (isVerbAt(tokens, at)) verbs.set(at, other);
    else if (!isNounBase(word) || /,/u.test(tokens[at - 1]?.gap ?? '')) return undefined;
  }
  return capital(inflected(tokens, verbs, thirdPerson));
}

const inflected = (
  tokens: readonly Token[],
  verbs: ReadonlyMap<number, Verb>,
  inflect: (verb: Verb) => string,
): string =>
  tokens
    .map(({ word, gap }, at) => {
      const verb = verbs.get(at);
      return (verb ? inflect(verb) : word) + gap;
    })
    .join('');

/** Followed by what a verb takes: "the team", "two teachers", "Opera". */
function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const behind = wordsBehind(tokens, at);
  const [joiner = '', other = ''] = behind;
  const isPaired = /^(?:and|or|&)$/iu.test(joiner) && findBase(other) !== undefined;
  return provesVerb(word, behind) || isPaired || (at === 0 && /^\p{Lu}/u.test(joiner));
}

function opensPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (/[,.;:]/u.test(before.gap) || /^(?:and|or|&|\+|then)$/iu.test(before.word));
}

const likeAdjectives = new Set(
  `advanced applied assigned associated based certified combined committed dedicated detailed distributed experienced integrated
limited motivated qualified registered related required selected self-motivated skilled talented trained unlimited`.split(
    /\s+/u,
  ),
);

/** "Modelled the emission", "Re-slotted the movers": a verb of a trade that no list has. */
function isRegularPast(text: string): boolean {
  const [first = ''] = /^\p{Lu}[\p{Ll}-]{3,}(?= \p{L})/u.exec(text) ?? [];
  return first.endsWith('ed') && !likeAdjectives.has(first.toLowerCase());
}

function capital(text: string | undefined): string | undefined {
  return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}
