import { pattern } from '@fitted/language/pattern';
import { hasQuotationMark } from '@fitted/language/writing/quotations';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import { wishCues } from '../../../cues.ts';
import { wordAnew } from '../../build-edit.ts';
import { changeAsTold } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { entriesIn, mentionsIn } from '../operations/mentions.ts';
import { excuses } from './data/told-words.ts';
import type { Grant, WishTask } from './wish-task.ts';

const fold = (text: string): string => foldLetters(text).toLowerCase();

/** Precedes the current wording. */
const insteadOf = pattern('u')`(?:^|\s)${wishCues.any('insteadOf')} ${wishCues.any('insteadArticle')}?`;
const order = pattern('u')`(?:^|\s)${wishCues.any('replaceVerb')} ${wishCues.any('replaceArticle')}?`;
const link = /^[\s,]{1,3}(?:to|with|for|by|into|durch|zu|gegen|por|a|par|en)\s+/u;
const polite =
  /(?:^|\s)(?:please|pls|bitte|svp|stp|por favor|lieber|write|put|say|schreib\p{L}*|pon|mettez|mets)(?=\s|$)/giu;

/** "change X to Y", "statt X bitte Y", with X verbatim in this resume; only in the job that is named, if any. */
export const replaceThat: Grant = (task) => {
  const { wish, input } = task;
  const clause = (wish.names[0] ?? '').normalize('NFC');
  const folded = fold(clause);
  // A single request is read as a whole elsewhere, with all its words.
  if (task.wishes.length < 2 && task.told.every(({ joint }) => joint === 'and')) return undefined;
  if (excuses.test(fold(input.message)) || hasQuotationMark(clause)) return undefined;
  const before = insteadOf.exec(folded) ?? order.exec(folded);
  if (!before) return undefined;
  const isInstead = insteadOf.test(folded);
  const rest = clause.slice(before.index + before[0].length);
  const from = longestStanding(task, rest);
  if (!from) return undefined;
  const behind = rest.slice(from.length);
  const linked = link.exec(fold(behind));
  if (!linked && !isInstead) return undefined;
  const { to, lines } = withPlace(
    task,
    behind
      .slice(linked?.[0].length ?? 0)
      .replace(polite, ' ')
      .trim(),
  );
  if (to === '' || to.split(/\s+/u).length > 8) return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${from.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const edits = lines.flatMap((line): Edit[] => {
    const after = line.text.replace(pattern, (found) =>
      /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    );
    return after === line.text ? [] : [wordAnew(task.input.document, line, after)];
  });
  return edits.length > 0 ? changeAsTold(task, edits) : undefined;
};

/** The longest run of the following words that this resume has. */
function longestStanding({ input }: WishTask, rest: string): string | undefined {
  const texts = linesOf(input.document).map(({ text }) => ` ${fold(text).replace(/[^\p{L}\p{N}'’+#.&/-]+/gu, ' ')} `);
  const words = rest.split(' ');
  for (let length = Math.min(10, words.length); length > 0; length -= 1) {
    const run = words.slice(0, length).join(' ').replace(/[,.]$/u, '');
    if (run.length > 2 && texts.some((text) => text.includes(` ${fold(run)} `))) return run;
  }
  return undefined;
}

const becoming = pattern('isu')`^(.+?)\s${wishCues.any('becoming')}\s${wishCues.any('becomingArticle')}?(.+)$`;

/** "… for the clinic", "… en Modas Albor": only there. */
function withPlace({ input }: WishTask, text: string): { to: string; lines: readonly Line[] } {
  const headings = new Set(input.document.sections.map(({ heading }) => heading));
  const all = linesOf(input.document).filter(
    (line) => !headings.has(line) && !input.document.head.lines.includes(line),
  );
  const found = becoming.exec(text);
  const [entry, ...others] = found ? entriesIn(input.document, found[2] ?? '') : [];
  const [section] = found ? mentionsIn(input.document, found[2] ?? '').sections : [];
  if (!entry && section) return { to: found?.[1] ?? text, lines: linesOfSection(section).slice(1) };
  return entry && others.length === 0
    ? { to: found?.[1] ?? text, lines: linesOfEntry(entry) }
    : { to: text, lines: all };
}
