import { isAcronym } from '../../job/items/is-acronym.ts';
import type { Requirement, RequirementOption } from '../../job/job-profile.ts';
import { getSkill } from '../../lexicon/find-skills.ts';
import { siblingsOf } from '../../lexicon/implied-by.ts';
import { isToldOtherwise } from '../../lexicon/told-otherwise.ts';
import type { MatchIndex } from '../match-index.ts';
import { isEvidence, type PlacedLine, type SaidText } from '../read-lines.ts';
import type { Sense } from '../senses.ts';
import { covered } from '../senses.ts';
import { topicsOf } from '../topics-of.ts';
import { isPlainWord } from './match-name.ts';
import { placeOf, sensesOf } from './match-words.ts';
import { credits, near, type Verdict } from './verdict.ts';

const topicsOfOption = new WeakMap<RequirementOption, ReadonlySet<number>>();

/**
 * Whether anything in the resume is on the same subject. A name is there or it is not; anything that can be said in other words is
 * missing only if no line has one of its content words or topics. Otherwise the person is asked about that line.
 */
export function matchRelated(
  requirement: Requirement,
  option: RequirementOption,
  index: MatchIndex,
): Verdict | undefined {
  const others = option.skills.flatMap((skill) => siblingsOf(skill)).flatMap((skill) => index.skills.get(skill) ?? []);
  if (others.length > 0) return near(others.map(({ lineId, at, length }) => ({ lineId, at, length })));
  const own = option.skills
    .flatMap((skill) => index.skills.get(skill) ?? [])
    .filter(({ lineId, at }) => {
      const line = index.lines.find(({ id }) => id === lineId);
      return line && !isPlainWord(line.source, at);
    });
  if (own.length > 0) return near(own.map(({ lineId, at, length }) => ({ lineId, at, length })));
  const isName = requirement.kind === 'tool' && (option.isNamed || /^\S+$/u.test(option.text));
  const telling = isName ? [] : sensesOf(option, index.meanings).filter(({ weight }) => weight >= 0.6);
  const topics = topicsIn(option);
  let best: { readonly line: PlacedLine; readonly worth: number } | undefined;
  for (const line of index.lines) {
    if (line.part === 'heading' || line.section === 'interests' || isAddress(line)) continue;
    const said = [line, line.partly, line.named].filter((one) => one !== undefined);
    const worth = Math.max(...said.map((one) => worthOf(telling, topics, one)));
    const counted = worth > 0 && isEvidence(line) ? worth + 0.1 : worth;
    if (counted > (best?.worth ?? 0)) best = { line, worth: counted };
  }
  if (best) return near([placeOf(best.line)], isEvidence(best.line), credits.subject);
  return isSure(requirement, option, isKnown(topics, telling)) ? undefined : near([], false, 0);
}

function isAddress({ section, text }: PlacedLine): boolean {
  return section === 'contact' && /[\d@]/u.test(text);
}

/**
 * Whether finding nothing means that nothing is there. That holds for names and known subjects. For subjects in no table, for
 * "or similar" and for short forms that we do not know, words alone cannot tell: OTIF may be written out, or in another language.
 */
function isSure({ kind, isOpen }: Requirement, option: RequirementOption, isOfSubject: boolean): boolean {
  const { isNamed, text } = option;
  if (kind === 'tool') return !isOpen && isProduct(option);
  return kind === 'licence' || isNamed || isOfSubject || isWrittenAsName(text);
}

/**
 * A product has one name. What only looks like one can be shown in other words: a short form, a method (5S), a kind of product
 * ("ERP" beside the one that somebody used).
 */
function isProduct({ skills, text, isNamed }: RequirementOption): boolean {
  if (!skills.every((skill) => getSkill(skill).isTool && !isToldOtherwise(skill))) return false;
  // "A valid GCP certificate" is not about the cloud of that name.
  return isNamed || !(text.match(/[\p{Script=Latin}\d&]+/gu) ?? []).some(isAcronym);
}

/** Whether at least half of the words have a known topic. "Automate the trading pack" has none. */
function isKnown(topics: ReadonlySet<number>, telling: readonly Sense[]): boolean {
  if (topics.size === 0) return false;
  const known = telling.filter(({ folded }) => topicsOf(folded).size > 0).length;
  return known * 2 >= telling.length;
}

/** HISAT2, SaaS: starts with a capital or a digit and has another one inside. */
function isWrittenAsName(text: string): boolean {
  return /^[\p{Lu}\d][\p{Script=Latin}\d]*[\p{Lu}\d]/u.test(text);
}

/** Shared words count twice as much as a shared topic. */
function worthOf(telling: readonly Sense[], topics: ReadonlySet<number>, said: SaidText): number {
  const words = telling.length === 0 ? 0 : covered(telling, said.keys, said.compounds);
  let shared = 0;
  for (const topic of topics) if (said.topics.has(topic)) shared += 1;
  return words * 2 + (topics.size === 0 ? 0 : shared / topics.size);
}

function topicsIn(option: RequirementOption): ReadonlySet<number> {
  const known = topicsOfOption.get(option);
  if (known) return known;
  const read = topicsOf(option.text);
  topicsOfOption.set(option, read);
  return read;
}
