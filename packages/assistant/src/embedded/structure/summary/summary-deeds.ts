import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Line } from '@fitted/resume/document';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { lineCues } from '../../../cues.ts';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { isCut } from '../../lines/torn-lines.ts';
import { type BodyLine, deedLines, type Reading } from '../../reading.ts';
import { verbFormOf } from '../../wording/english/role-tense.ts';
import { inPostingSpelling } from '../../wording/posting-spelling.ts';
import { rewriteLine } from '../../wording/rewrite-line.ts';
import { hasFigure, isLeaning } from '../line-signs.ts';
import { isShownBy } from '../shown-by-work.ts';

const longest = 180;
const maxCjkLength = 80;

// Having taken part does not introduce anyone, and a passive hides who did it.
const weak = pattern('iu')`${lineCues.any('weak')}`;

/**
 * The lines that show most of what is asked for, preferring those with a figure; taken whole, so that they keep their limits.
 * Next to a summary that has already `said` things, only lines with a figure that add something new.
 */
export function bestDeeds(
  reading: Reading,
  most: number,
  { said, ofProjects = false }: { readonly said?: ReadonlySet<string>; readonly ofProjects?: boolean } = {},
): string[] {
  const asked = reading.askedFor();
  const shown = new Set(said ?? []);
  const chosen: string[] = [];
  const ranked = deedLines(reading)
    .filter((body) => isToldUnder(body, ofProjects) && canStandAlone(reading, body))
    .map(({ section, entry, line }, index) => ({
      entry,
      line,
      index,
      shows: Math.max(asked.weightAt(line.id), namesAsked(reading, section, line)),
    }))
    .filter(({ shows, line }) => shows >= 1 || isResult(line.text))
    .map((one) => ({
      ...one,
      worth:
        one.shows +
        reading.relevance.overall(one.line.text) +
        (isResult(one.line.text) ? 2 : hasFigure(one.line.text) ? 1 : 0),
    }))
    .sort((one, other) => other.worth - one.worth || one.index - other.index);
  for (const { entry, line } of ranked) {
    const here = asked.at(line.id);
    // A second line that shows the same thing adds nothing.
    const isNew = here.some((id) => !shown.has(id));
    if (said ? !isNew || !hasFigure(line.text) : chosen.length > 0 && here.length > 0 && !isNew) continue;
    for (const id of here) shown.add(id);
    const clause = asClause(reading, entry, line);
    // "Program the machines" under a role that has ended would read as if it went on.
    const isPast = entry.fields.period !== undefined && !entry.fields.period.isCurrent;
    if (isPast && assistantWords[reading.language].resources.verbs && verbFormOf(clause) === 'base') continue;
    chosen.push(clause);
    if (chosen.length === most) break;
  }
  return chosen;
}

/** Projects count only for somebody without a role yet; otherwise they would be taken for work. */
function isToldUnder({ section, entry }: BodyLine, ofProjects: boolean): boolean {
  return ofProjects ? section.kind === 'projects' : section.kind === 'experience' && entry.fields.period !== undefined;
}

function canStandAlone(reading: Reading, { line }: BodyLine): boolean {
  const known = reading.lines.get(line.id);
  const { text } = line;
  if (!known || known.certainty === 'unsure' || isSoftwareLine(line)) return false;
  if (known.kind !== 'bullet' && !(known.kind === 'prose' && isOneDeed(reading, text))) return false;
  if (text.length > (hasCjk(text) ? maxCjkLength : longest) || isLeaning(text)) return false;
  if (assistantWords[reading.language].resources.verbs && !tellsDeed(text)) return false;
  if (/\s[-–—|]\s/u.test(text) || isCut(text)) return false;
  if (vocabularyOf(reading.language).supporting.occurs(fold(text)) || weak.test(text)) return false;
  return (
    !/[:：;；]|[.!?]\s+\p{L}|^\P{L}|…|\.\.\./u.test(text.replace(/^[\d£$€]/u, 'x')) &&
    !/^(?:the|my|our|we|it|he|she|they)\s/iu.test(text)
  );
}

/** Neither "Compilation using Quartus" nor "Each robot had 4 sensors" says what the person did. */
function tellsDeed(text: string): boolean {
  return (
    text.split(/\s+/u).length >= 4 && (/^[\d£$€]/u.test(text) || isDeedForm(verbFormOf(text)) || isRegularPast(text))
  );
}

const likeAdjectives = new Set(
  `advanced applied assigned associated based certified combined committed dedicated detailed distributed experienced integrated
limited motivated qualified registered related required selected self-motivated skilled talented trained unlimited`.split(
    /\s+/u,
  ),
);

/** "Modelled the emission": a verb of a trade that no list has. */
function isRegularPast(text: string): boolean {
  const [first = ''] = /^\p{Lu}\p{Ll}+ed(?= \p{L})/u.exec(text) ?? [];
  return first !== '' && !likeAdjectives.has(first.toLowerCase());
}

/** 1 if the line shows the use of a tool or practice asked for, even where another line proves it better. */
function namesAsked({ skillsIn, wanted, ...reading }: Reading, section: BodyLine['section'], line: Line): number {
  const shown = skillsIn(line.text).filter(
    (found) => wanted.has(found.skill) && isShownBy({ section, line }, found, { skillsIn, wanted, ...reading }),
  );
  return shown.length > 0 ? 1 : 0;
}

function isDeedForm(form: ReturnType<typeof verbFormOf>): boolean {
  return form === 'past' || form === 'base';
}

/** A line that ends with a full stop is often a point whose bullet was lost. */
function isOneDeed({ language }: Reading, text: string): boolean {
  return assistantWords[language].resources.verbs && verbFormOf(text) === 'past' && !/[.!?]\s+\p{L}/u.test(text);
}

/** A figure together with an outcome: a share, money, or a way from one figure to another. */
function isResult(text: string): boolean {
  return hasFigure(text) && outcome.test(text);
}

const outcome = pattern('iu')`
  [%％£$€¥]|\d\s?${lineCues.any('amountUnit')}|\d[^.。;；]{1,25}\d
  |\b(?:saved?|saving|cut|reduc\w+|increas\w+|grew|won|trained|doubled|tripled)\b
`;

function asClause(reading: Reading, { fields }: Entry, line: Line): string {
  const time = fields.period ? (fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  const text = rewriteLine(line.text, reading.language, time)?.text ?? line.text;
  return inPostingSpelling(reading, text).replace(/(?<![\s.。;；,，])[\s.。;；,，]+$/u, '');
}
