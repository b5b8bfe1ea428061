import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import type { ChatAnswer } from '../../assistant.ts';
import { removeLine, replaceLine } from '../build-edit.ts';
import { change, type Turn } from './answer.ts';
import { contains, foldName } from './fold-name.ts';

interface TakenOut {
  readonly edits: readonly Edit[];
  /** Each name as often as it occurs. */
  readonly found: readonly string[];
  readonly names: readonly string[];
}

/** Removes whole lines, list items and sentences that are exactly what is named. */
export function takeOut(lines: readonly Line[], names: readonly string[]): TakenOut {
  const wanted = new Set(names.map(foldName));
  const found: string[] = [];
  const edits = lines.flatMap((line): Edit[] => {
    const list = readItemList(line.text);
    const isWhole = wanted.has(foldName(line.text));
    const parts = isWhole ? [line.text] : [...(list?.items ?? []), ...sentencesOf(line.text)];
    const nameOf = (part: string) => [part, withoutLevel(part)].map(foldName).find((name) => wanted.has(name));
    const gone = parts.filter(nameOf);
    if (gone.length === 0) return [];
    found.push(...gone.flatMap((part) => nameOf(part) ?? []));
    const items = list?.items.filter((item) => !gone.includes(item)) ?? [];
    if (list && !isWhole && items.length < list.items.length)
      return [shortenedTo(line, items.length === 0 ? '' : list.label + items.join(list.separator) + list.end)];
    return [
      shortenedTo(
        line,
        sentencesOf(line.text)
          .filter((sentence) => !gone.includes(sentence))
          .join(''),
      ),
    ];
  });
  return { edits, found, names };
}

/** "Tableau (beginner)" is Tableau. */
function withoutLevel(item: string): string {
  return item.replace(/(?:(?<!\s)\s+)?[(（][^()（）]*[)）]$/u, '');
}

/** Removes what a line says about something: in a paragraph the sentences that name it, otherwise the whole line. */
export function takeOutAbout(line: Line, words: string): Edit {
  const sentences = line.kind === 'text' ? sentencesOf(line.text) : [];
  const kept = sentences.filter((sentence) => !contains(sentence, words));
  return kept.length < sentences.length ? shortenedTo(line, kept.join('')) : removeLine(line, 'requested');
}

function shortenedTo(line: Line, rest: string): Edit {
  return rest === '' ? removeLine(line, 'requested') : replaceLine(line, rest.trim(), 'requested');
}

/** What remains of a shortened line counts as asked for. */
export function changeAsAsked(turn: Turn, edits: readonly Edit[]): ChatAnswer {
  return { ...change(turn, edits), askedLines: edits.flatMap(({ after }) => (after === '' ? [] : [after])) };
}

/** Each with its trailing space; a line of one sentence is that sentence. */
export function sentencesOf(text: string): string[] {
  return text.match(/(?:[^.!?。！？]|(?<=\p{N})\.(?=\p{N}))+[.!?。！？]*\s*/gu) ?? [];
}
