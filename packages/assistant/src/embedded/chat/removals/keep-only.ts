import { pattern } from '@fitted/language/pattern';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { linesOf } from '@fitted/resume/edit/text-at';
import { wordAnew } from '../../build-edit.ts';
import { foldLetters } from '../fold-name.ts';
import { acts } from '../wishes/data/wish-words.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';

const keeps =
  '(?:leave|keep|lass(?:en?|t)?|behalt\\p{L}*|stehen|bleib\\p{L}*|dej(?:a|e|ar|en)\\p{L}{0,4}|conserv\\p{L}+|manten\\p{L}+|gard(?:e|er|ez)|laiss(?:e|er|ez))';
const only = '(?:only|just|nur|bloss|lediglich|solo|solamente|unicamente|seulement|juste|uniquement|que)';

/** "nur … lassen", "just leave …", "只留…", "…だけ残して": everything else in the list goes. */
const keepsOnly = pattern('u')`
  (?<!\p{L})${only}(?!\p{L})(?=.{0,80}(?<!\p{L})${keeps}(?!\p{L}))|(?<!\p{L})${keeps} (?:me |nur )?${only}(?!\p{L})
  |只(?:留|保留|要留|剩)|だけ(?:残|に|で)|のみ(?:残|に)
`;

/** This share of the words after "only" must be items of the list that stay. */
const nearlyAll = 0.6;

/** Cuts a list to the items that a sentence wants kept. Undefined where no list or several could be meant. */
export function keepOnly(document: ResumeDocument, sentence: string): Edit | undefined {
  const folded = foldLetters(sentence.normalize('NFC')).toLowerCase();
  const found = keepsOnly.exec(folded);
  if (!found) return undefined;
  // In Chinese and Japanese the word may follow what it limits.
  const tail = /[だの]/u.test(found[0]) ? folded : folded.slice(found.index);
  // "nur das weg": here "only" limits what goes, not what stays.
  const removal = acts.find(([act]) => act === 'remove')?.[1];
  if (removal?.test(tail)) return undefined;
  const said = namesIn(bareWords(tail));
  const lists = linesOf(document).flatMap((line) => {
    const list = readItemList(line.text);
    if (!list || list.items.length < 2) return [];
    const kept = list.items.filter((item) => isSaid(item, tail, said));
    if (kept.length === 0 || kept.length === list.items.length) return [];
    const names = kept.flatMap(namesIn);
    const covered = said.filter((name) => names.some((other) => isAlike(name, other))).length;
    return [{ line, after: list.label + kept.join(list.separator) + list.end, share: covered / said.length, kept }];
  });
  const [best, next] = lists.sort((one, other) => other.share - one.share);
  if (!best || best.share < nearlyAll || best.share === next?.share) return undefined;
  return wordAnew(document, best.line, best.after);
}

function isSaid(item: string, tail: string, said: readonly string[]): boolean {
  if (tail.includes(foldLetters(item).toLowerCase())) return true;
  const names = namesIn(item.split(/[(（]/u)[0] ?? '').filter((name) => name.length > 1);
  return names.length > 0 && names.every((name) => said.some((other) => isAlike(name, other)));
}
