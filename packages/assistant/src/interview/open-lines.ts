import type { Language } from '@fitted/contract/languages';
import { assistantWords, traitsOf } from '@fitted/language/packs';
import type { NodeId } from '@fitted/resume/document';
import { fold } from '@fitted/resume/guard/text/fold';
import { findSpelledNumbers } from '@fitted/resume/guard/text/spelled-numbers';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { verbFormOf } from '@fitted/resume/wording/english/role-tense';
import { isAtLeast } from '../embedded/lines/line-reading.ts';
import { deedLines, type Reading } from '../embedded/reading.ts';
import { hasFigure, isLeaning } from '../embedded/structure/line-signs.ts';
import { namedRoles } from './places.ts';

export interface OpenLine {
  readonly lineId: NodeId;
  readonly line: string;
  /** The role it belongs to. */
  readonly place: string;
}

/** Readers look at the most recent work, and nobody can still count what they did ten years ago. */
const latestRoles = 3;
const longest = 22;

/** Actions without a figure or a result, most relevant to the job first. */
export function linesThatCouldSayMore(reading: Reading): OpenLine[] {
  const roles = namedRoles(reading.document).slice(0, latestRoles);
  const texts = new Set<string>();
  return deedLines(reading)
    .flatMap(({ entry, line }, at) => {
      const role = roles.find((one) => one.entry === entry);
      const read = reading.lines.get(line.id);
      const isOpen =
        role &&
        read?.kind === 'bullet' &&
        isAtLeast(read.certainty, 'likely') &&
        isBare(reading, line.text) &&
        canBeCounted(reading, line.text) &&
        (tellsDeed(reading, line.text) || reading.askedFor().weightAt(line.id) > 0);
      // Two roles with the same line cannot be told apart by its text.
      if (!isOpen || texts.has(line.text)) return [];
      texts.add(line.text);
      const rank = reading.askedFor().weightAt(line.id) * 2 + reading.relevance.overall(line.text);
      return [{ lineId: line.id, line: line.text, place: role.name, rank, at }];
    })
    .sort((one, other) => other.rank - one.rank || one.at - other.at)
    .map(({ lineId, line, place }) => ({ lineId, line, place }));
}

/** "Sector Cyber Security" and "(See below)" are not actions, so there is nothing to count. */
function tellsDeed({ language }: Reading, text: string): boolean {
  return (
    !assistantWords[language].resources.verbs ||
    verbFormOf(text) !== undefined ||
    /^(?:i|was|were|responsible|in charge|duties)\s/iu.test(text)
  );
}

/**
 * Whether "how many, how often" has an answer: something is done to several things ("handled complaints"). There is
 * none for an action without an object ("Chart in Epic") or with a long list of them. In languages whose plurals cannot
 * be recognised by their letters, any action may be asked about.
 */
function canBeCounted({ language }: Reading, text: string): boolean {
  if (!traitsOf(language).pluralsEndInS) return true;
  if ((text.match(/,/gu) ?? []).length > 1) return false;
  const [, ...object] = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return object.some((word) => word.length > 3 && /[^sui’']s$/u.test(word));
}

/** "Weekly figures to six managers" says how often and how many, without a digit. */
function saysHowMuch({ language }: Reading, text: string): boolean {
  return (
    hasFigure(text) ||
    findSpelledNumbers(text, language).some(({ value }) => value > 1) ||
    vocabularyOf(language).frequencies.occurs(fold(text))
  );
}

/** Helping others rarely has a result to report; half a sentence or a list cannot be completed. */
function isBare(reading: Reading, text: string): boolean {
  const { language } = reading;
  const words = hasCjk(text) ? text.length / 2 : countWords(text);
  if (words < 3 || words > longest || saysHowMuch(reading, text) || isLeaning(text) || /[:：;；…]|[.!?]\s/u.test(text))
    return false;
  return !tellsResult(text, language) && !vocabularyOf(language).supporting.occurs(fold(text));
}

function tellsResult(text: string, language: Language): boolean {
  return assistantWords[language].results.test(text);
}
