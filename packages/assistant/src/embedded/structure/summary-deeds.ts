import type { Entry, Line } from '@fitted/resume/document';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { hasCjk } from '@fitted/resume/parse/word-list';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { type BodyLine, deedLines, type Reading } from '../reading.ts';
import { verbFormOf } from '../wording/english/role-tense.ts';
import { rewriteLine } from '../wording/rewrite-line.ts';
import { hasFigure, isLeaning } from './line-signs.ts';

const longest = 140;
const longestCjk = 60;

// Taking part is not a thing to be introduced by, and a passive hides who did it.
const weak =
  /\b(?:helped|assist\p{L}*|involved|part of|supervised by|under (?:the )?supervision|by me|responsible for|familiar|exposure|knowledge of)(?!\p{L})|(?<!\p{L})I(?!\p{L})|我|私|参与|协助|参加了|補助|サポート/iu;

/**
 * The lines that show most of what is asked for, with a figure before those without; whole, so that their limits travel with them.
 * Beside a summary that has `said` something, only what is new there and has a figure.
 */
export function bestDeeds(reading: Reading, most: number, said?: ReadonlySet<string>): string[] {
  const asked = reading.askedFor();
  const shown = new Set(said ?? []);
  const chosen: string[] = [];
  const ranked = deedLines(reading)
    .filter((body) => canStandAlone(reading, body))
    .map(({ entry, line }, index) => ({
      entry,
      line,
      index,
      worth: asked.weightAt(line.id) + (hasFigure(line.text) ? 1.5 : 0),
    }))
    .filter(({ line }) => asked.weightAt(line.id) >= 1 || isResult(line.text))
    .sort((one, other) => other.worth - one.worth || one.index - other.index);
  for (const { entry, line } of ranked) {
    const here = asked.at(line.id);
    // A second line that shows the same thing adds nothing.
    const isNew = here.some((id) => !shown.has(id));
    if (said ? !isNew || !hasFigure(line.text) : chosen.length > 0 && here.length > 0 && !isNew) continue;
    for (const id of here) shown.add(id);
    chosen.push(asClause(reading, entry, line));
    if (chosen.length === most) break;
  }
  return chosen;
}

function canStandAlone(reading: Reading, { section, entry, line }: BodyLine): boolean {
  const known = reading.lines.get(line.id);
  const { text } = line;
  if (known?.kind !== 'bullet' || known.certainty === 'unsure' || isSoftwareLine(line)) return false;
  if (section.kind !== 'experience' || !entry.fields.period) return false;
  if (text.length > (hasCjk(text) ? longestCjk : longest) || isLeaning(text)) return false;
  if (reading.language === 'en' && text.split(/\s+/u).length < 4) return false;
  // "Compilation using Quartus" introduces nobody.
  if (reading.language === 'en' && !hasFigure(text) && verbFormOf(text) === undefined) return false;
  if (/\s[-–—|]\s/u.test(text)) return false;
  if (vocabularyOf(reading.language).supporting.occurs(fold(text)) || weak.test(text)) return false;
  return (
    !/[:：;；]|[.!?]\s+\p{L}|^\P{L}|…|\.\.\./u.test(text.replace(/^[\d£$€]/u, 'x')) &&
    !/^(?:the|my|our|we|it|he|she|they)\s/iu.test(text)
  );
}

/** A figure with what came of it. */
function isResult(text: string): boolean {
  return (
    hasFigure(text) &&
    /%|[£$€¥]|\b(?:from|by|to|saved?|saving|cut|reduc\w+|increas\w+|grew|won|trained|led|managed)\b/iu.test(text)
  );
}

function asClause({ language }: Reading, { fields }: Entry, line: Line): string {
  const time = fields.period ? (fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  const text = rewriteLine(line.text, language, time)?.text ?? line.text;
  return text.replace(/(?<![\s.。;；,，])[\s.。;；,，]+$/u, '');
}
