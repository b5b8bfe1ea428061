import { assistantWords, packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { lineBlocks } from '@fitted/resume/edit/text-at';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { isWork } from '@fitted/resume/section-traits';
import { verbFormOf } from '@fitted/resume/wording/english/role-tense';
import { lineCues } from '../../../cues.ts';
import { reorder } from '../../build-edit.ts';
import type { Reading } from '../../reading.ts';
import { rewriteLine } from '../../wording/rewrite-line.ts';
import { hasFigure, isLeaning } from '../line-signs.ts';
import { isShownBy } from '../shown-by-work.ts';

const mustWeight = 3;

/** Under each role, puts lines with what the posting asks for first, and those with a figure on top. */
export function orderBullets(reading: Reading): Edit[] {
  if (!reading.askedFor().isNear) return [];
  return reading.document.sections
    .filter(({ kind }) => isWork(kind))
    .flatMap((section) => section.entries.flatMap((entry) => orderEntry(reading, section, entry)));
}

function orderEntry(reading: Reading, section: Section, entry: Entry): Edit[] {
  const blocks = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
  if (blocks.length < 3 || blocks.some(({ kind, text }) => kind !== 'bullet' || isLeaning(text) || isDated(text)))
    return [];
  const ranked = blocks.map((line, index) => ({ line, index, rank: rankOf(reading, section, line, index) }));
  const sorted = [...ranked]
    .sort((one, other) => other.rank - one.rank || one.index - other.index)
    .map(({ line }) => line);
  if (!isNoticed(blocks, sorted) || tearsCompanions(blocks, sorted)) return [];
  return [reorder({ entryId: entry.id }, blocks, sorted, 'relevance-order')];
}

/** A new first line, or a second line from further down: readers did not notice anything less. */
function isNoticed(blocks: readonly Line[], sorted: readonly Line[]): boolean {
  const placeOf = (line: Line | undefined) => (line ? blocks.indexOf(line) : 0);
  return placeOf(sorted[0]) > 0 || placeOf(sorted[1]) > 2;
}

/** Whether adjacent lines about the same named thing ("Harbour Ledger") would be separated: they tell one story. */
function tearsCompanions(blocks: readonly Line[], sorted: readonly Line[]): boolean {
  return blocks.some((line, at) => {
    const next = blocks[at + 1];
    if (!next || sorted.indexOf(next) === sorted.indexOf(line) + 1) return false;
    const names = new Set(namesIn(line.text));
    return namesIn(next.text).some((name) => names.has(name));
  });
}

/** Two adjacent capitalised words. */
function namesIn(text: string): string[] {
  return text.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}/gu) ?? [];
}

/**
 * People put what matters most to them first: only something asked for with a figure passes a first line without one.
 */
function rankOf(reading: Reading, section: Section, line: Line, index: number): number {
  const hasNumber = hasFigure(line.text) && !isHelping(reading, line.text);
  // "Tech lead of the search team": a line that introduces the others stays above them.
  if (index === 0) return isIntroduction(reading, line.text) ? 4 : hasNumber ? 3 : 2.5;
  const isAsked = isAskedFor(reading, section, line);
  if (isAsked && hasNumber) return 3;
  return isAsked || (hasNumber && tellsResult(line.text)) ? 2 : 0;
}

const amountUnit = pattern('u')`\d\s?[%％]|[$€£¥₹]\s?\d|\d\s?(?:${lineCues.any('amountUnit')}|[$€£¥₹])`;

/** A percentage, money or a multiple states a result; "5 patients per shift" states a workload. */
function tellsResult(text: string): boolean {
  return amountUnit.test(text);
}

function isIntroduction({ language }: Reading, text: string): boolean {
  return assistantWords[language].resources.verbs && !hasFigure(text) && verbFormOf(text) === undefined;
}

function isHelping({ language }: Reading, text: string): boolean {
  return vocabularyOf(language).supporting.occurs(fold(text));
}

const bulletOpening = pattern('iu')`^${lineCues.any('bulletOpening')}\s`;

/** Whether the person did something that is asked for; a passing mention or helping out does not count. */
function isAskedFor(reading: Reading, section: Section, line: Line): boolean {
  const { relevance, language } = reading;
  // "Meine Aufgaben waren: Inventur" is judged by its later wording.
  const text = rewriteLine(line.text, language, 'unknown')?.text ?? line.text;
  // "The agency got 2 awards": somebody else's achievement.
  if (bulletOpening.test(text)) return false;
  if (isHelping(reading, text) || packs[language].doubts.unproven.test(text)) return false;
  if (countWords(line.text) < packs[language].answers.minDeedWords && !/\p{N}/u.test(text)) return false;
  const asked = reading.skillsIn(line.text).filter(({ skill }) => reading.wanted.has(skill));
  if (asked.length > 0 && !asked.some((found) => isShownBy({ section, line }, found, reading))) return false;
  // Without a name in it, a line matches much that no reader would look for there; a must seldom matches by mistake.
  return relevance.named(text) >= 1 || reading.askedFor().weightAt(line.id) >= mustWeight;
}

/** "2019: promoted", "Driver from 2019 – current", "uforth: a small Forth": such lines are career steps or separate items. */
function isDated(text: string): boolean {
  return (
    /^(?:(?:in|since|from|ab|seit|desde|depuis|en) )?(?:19|20)\d\d(?!\p{N})/iu.test(text) ||
    /(?:19|20)\d\d\s?[–—-]\s?(?:(?:19|20)\d\d|\p{L})/u.test(text) ||
    /^[\p{L}\p{N}.+#-]{2,20}:\s/u.test(text)
  );
}
