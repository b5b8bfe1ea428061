import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { Language } from '@fitted/contract/languages';
import type { Entry, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { fill, replyWords } from './chat-words.ts';

const maxShown = 12;
/** A profile of three sentences is shown whole. */
const maxShownLength = 400;
/** Nobody answers more questions than this at once. What is not shown cannot be confirmed either. */
export const maxHeldShown = 3;

/** Lists the changes line by line; every reply includes it. */
export function describeChanges(changes: readonly Edit[], language: Language, before: ResumeDocument): string {
  if (changes.length === 0) return '';
  const words = replyWords[language];
  const told = withoutClosing(changes);
  const shown = told.slice(0, maxShown).map((edit) => `• ${describeChange(edit, language)}${homeOfTwin(edit, before)}`);
  const rest = told.length - shown.length;
  return [words.changed, ...shown, ...(rest > 0 ? [`• ${fill(words.more, { count: rest })}`] : [])].join('\n');
}

export function describeHeldBack(
  heldBack: readonly HeldBack[],
  language: Language,
  { sections }: Pick<ResumeDocument, 'sections'>,
): string {
  return heldBack
    .slice(0, maxHeldShown)
    .map((one) => {
      const { before, after } = one.change;
      const key = questionOf(one);
      const place = key === 'askToAdd' ? nameOfHome(one.change, sections) : '';
      const words = replyWords[language][place === '' ? key : 'askToAddUnder'];
      return fill(words, { before: shorten(before), after: shorten(after), place: shorten(place) });
    })
    .join('\n');
}

/** What closed the page before a section moved closes it after: nobody needs to be told. */
function withoutClosing(changes: readonly Edit[]): readonly Edit[] {
  if (!changes.some(({ kind }) => kind === 'move-section')) return changes;
  const isBack = ({ before, after }: Edit) => changes.some((other) => other.before === after && other.after === before);
  return changes.filter((edit) => (edit.kind !== 'remove' && edit.kind !== 'insert-line') || !isBack(edit));
}

/** " (Borchers KG)" after a removed line that stands elsewhere too: which of them is gone. */
function homeOfTwin({ kind, target, before }: Edit, document: ResumeDocument): string {
  if (kind !== 'remove' || !('lineId' in target)) return '';
  const home = homeOfLine(document, target.lineId);
  return home !== '' && linesOf(document).filter(({ text }) => text.includes(before)).length > 1 ? ` (${home})` : '';
}

/** The same label on several buttons tells nobody which is which: each then names its job or section. */
export function tellApart(choices: readonly Choice[], document: ResumeDocument): readonly Choice[] {
  return choices.map((choice) => {
    const isTwin = choices.filter(({ label }) => label === choice.label).length > 1;
    const home = isTwin ? homeOfLine(document, choice.operation.slots.line) : '';
    return home === '' ? choice : { ...choice, label: `${choice.label} (${home})` };
  });
}

/** The employer or school, or else the section, of a line. */
function homeOfLine({ sections }: ResumeDocument, id: string | undefined): string {
  const section = sections.find(({ entries }) => entries.some((entry) => hasLine(entry, id)));
  const entry = section?.entries.find((one) => hasLine(one, id));
  return shorten(entry?.fields.organisation ?? entry?.head[0]?.text ?? section?.heading?.text ?? '');
}

const hasLine = ({ head, body }: Entry, id: string | undefined): boolean =>
  [...head, ...body].some((line) => line.id === id);

/** The job or section that a new line goes to. */
function nameOfHome({ target }: Edit, sections: readonly Section[]): string {
  const section = sections.find(
    ({ id, entries }) => isIn(target, 'sectionId', id) || entries.some((entry) => isOf(target, entry)),
  );
  const entry = section?.entries.find((one) => isOf(target, one));
  return entry?.head[0]?.text ?? section?.heading?.text ?? '';
}

const isIn = (target: Edit['target'], key: string, id: string): boolean =>
  Object.entries(target).some(([name, value]) => name === key && value === id);

const isOf = (target: Edit['target'], { id, head, body }: Entry): boolean =>
  isIn(target, 'entryId', id) || [...head, ...body].some((line) => isIn(target, 'afterLineId', line.id));

/** Without a claim, the edit's truth is not in doubt, only whether the person meant it. */
function questionOf({ change: { kind }, verdict, claims }: HeldBack) {
  if (claims.length > 0 || verdict === 'held')
    return kind === 'remove' ? 'askRemoval' : verdict === 'held' ? 'heldBack' : 'questioned';
  if (kind === 'remove') return 'askToRemove';
  return kind.startsWith('insert') ? 'askToAdd' : 'askToChange';
}

/** The same for two texts: the lines that were removed and those that replaced them. */
export function describeTexts(before: string, after: string, language: Language): string {
  const words = replyWords[language];
  const bare = (text: string) =>
    text.split('\n').map((line) =>
      line
        .replace(/^\s*[•・*-]\s*/u, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    );
  const [was, is] = [bare(before), bare(after)];
  const gone = was.filter((line) => line !== '' && !is.includes(line));
  const came = is.filter((line) => line !== '' && !was.includes(line));
  const told = gone.map((line, at) =>
    came.length === gone.length
      ? fill(words.replaced, { before: shorten(line), after: shorten(came[at] ?? '') })
      : fill(words.removed, { before: shorten(line) }),
  );
  return told.length === 0 ? '' : [words.changed, ...told.slice(0, maxShown).map((line) => `• ${line}`)].join('\n');
}

function describeChange(edit: Edit, language: Language): string {
  const words = replyWords[language];
  const params = { before: shorten(edit.before), after: shorten(edit.after) };
  switch (edit.kind) {
    case 'remove':
      return fill(words.removed, params);
    case 'move-section':
      return fill(words.moved, params);
    case 'reorder':
      return fill(words.reordered, { after: shorten(edit.after.split('\n').join(' / ')) });
    case 'reorder-items':
      return fill(words.reordered, params);
    case 'replace-line':
    case 'replace-head-line':
    case 'rename-heading':
      return fill(words.replaced, aroundDifference(edit));
    default:
      return fill(words.added, params);
  }
}

/** Of two long texts that begin alike, what is shown begins shortly before they part. */
function aroundDifference({ before, after }: Pick<Edit, 'before' | 'after'>): { before: string; after: string } {
  const parts = [...before].findIndex((character, at) => character !== after[at]);
  const shared = parts < 0 ? before.length : parts;
  if (Math.max(before.length, after.length) <= maxShownLength || shared <= maxShared)
    return { before: shorten(before), after: shorten(after) };
  const space = before.lastIndexOf(' ', shared - leadIn);
  const from = space > 0 ? space + 1 : shared - leadIn;
  return { before: `…${shorten(before.slice(from))}`, after: `…${shorten(after.slice(from))}` };
}

const maxShared = 60;
const leadIn = 30;

function shorten(text: string): string {
  const line = text.split('\n').join(' / ');
  return line.length > maxShownLength ? `${line.slice(0, maxShownLength).trimEnd()}…` : line;
}
