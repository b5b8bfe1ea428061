import { assistantWords, packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { denials, wishes } from '@fitted/resume/guard/support/no-statements';
import type { FoundSkill } from '@fitted/resume/lexicon/find-skills';
import { isTitleWord } from '@fitted/resume/parse/rows/row-signs';
import { foldWord } from '@fitted/resume/parse/words/word-list';
import { findBase, findGerund, findPast, type Verb } from '@fitted/resume/wording/english/verbs';
import { lineCues } from '../../cues.ts';
import { besideVerbs } from '../data/hands-on.ts';
import type { BodyLine, Reading } from '../reading.ts';
import { rewriteLine } from '../wording/rewrite-line.ts';

const beside = new Set(besideVerbs.trim().split(/\s+/u));

/**
 * Naming a skill does not prove it: "Hired Java engineers" shows no Java. A line shows a skill when it says what was done with
 * it, and nothing of learning, wishes, other people or giving it up. In doubt it shows nothing, and the person is asked.
 */
export function isShownBy(
  { line, section }: Pick<BodyLine, 'line' | 'section'>,
  found: FoundSkill,
  reading: Reading,
): boolean {
  const { language } = reading;
  const { text } = line;
  const before = text.slice(0, found.at);
  if (packs[language].doubts.unproven.test(text) || [...denials, ...wishes].some((pattern) => pattern.test(text)))
    return false;
  if (isOfOthers(text, found, reading) || assistantWords[language].passingBefore?.test(before)) return false;
  // Anything under a project is the person's own work, even a list of names.
  return !assistantWords[language].resources.verbs || section.kind === 'projects' || isDoneWith(text, found);
}

const listJoint = pattern('iu')`^[\s,/&+]*(?:${lineCues.any('listJoint')}[\s/&+]*)?$`;

/** "the Python and React teams", "SQL developers": other people, right after the name or after all names it is listed with. */
function isOfOthers(text: string, found: FoundSkill, { language, skillsIn }: Reading): boolean {
  let end = found.at + found.length;
  for (const next of skillsIn(text)) {
    if (next.at >= end && listJoint.test(text.slice(end, next.at))) end = next.at + next.length;
  }
  const rest = text.slice(end).trimStart();
  const [word = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  return (
    assistantWords[language].passingNouns.test(rest) ||
    [word, word.replace(/s$/u, '')].some((one) => one !== '' && isTitleWord(foldWord(one)))
  );
}

const duty = /^(?:responsible for|in charge of|tasked with|duties|responsibilities|tasks)\b/iu;
// "for Python", "about Python", "from Jenkins to GitLab": work near it, not with it.
const near =
  /\b(?:for|about|at|than|like|without|by|near|from) (?:(?:the|a|an|our|their|its|all|new) )?(?:[\p{Lu}\d][\p{L}\d+#.-]*,? |and |or |& )*$/u;

function isDoneWith(line: string, { spelling, at }: FoundSkill): boolean {
  const text = rewriteLine(line, 'en', 'unknown')?.text ?? line;
  const place = text.toLowerCase().indexOf(spelling.toLowerCase());
  const [whole, start] = place < 0 ? [line, at] : [text, place];
  if (start === 0) return isKnownVerb(spelling.split(/[\s-]/u)[0] ?? '');
  const clause =
    whole
      .slice(0, start)
      .split(/[;.]\s|\bbut\b|\bwhile\b/u)
      .at(-1)
      ?.trimStart() ?? '';
  if (near.test(clause)) return false;
  const words = clause.match(/[\p{L}'’-]+/gu) ?? [];
  const opener = words.find((word) => !/ly$|^(?:i|also|duties|tasks|responsibilities)$/iu.test(word)) ?? '';
  if (duty.test(clause)) return true;
  const verb = verbOf(opener);
  if (verb) return !beside.has(verb.base) || /\b(?:using|via)\b/iu.test(clause);
  // "Order API in Go and PostgreSQL": something that the person made with it.
  return /\b(?:in|with|using|via|on)\s[^.;]*$/iu.test(clause);
}

function isKnownVerb(word: string): boolean {
  return verbOf(word) !== undefined;
}

function verbOf(word: string): Verb | undefined {
  return findPast(word) ?? findBase(word) ?? findGerund(word);
}
