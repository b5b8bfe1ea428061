import type { Statement, Term } from '../read/statement.ts';
import { deriveNumber } from '../support/derived-numbers.ts';
import { stemOf } from '../text/stem.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Alignment } from './align.ts';
import type { Circumstances } from './circumstances.ts';
import { classify, type Known } from './classify.ts';
import { isOwnTitle } from './own-titles.ts';
import { bindsAnew, sharers } from './roles.ts';
import { piecesWithout } from './runs.ts';
import type { Difference } from './table.ts';

/** What the new line says and the old one does not. */
export function findAdded(
  alignment: Alignment,
  old: Statement,
  fresh: Statement,
  known: Known,
  circumstances: Circumstances,
): Difference[] {
  const { vocabulary } = circumstances;
  const pieces = piecesWithout(fresh, old, vocabulary);
  return [
    ...alignment.came.flatMap((term) => addedAs(term, alignment, old, fresh, known, circumstances)),
    ...pieces.map((words) => classify(words, undefined, fresh, old, known, vocabulary)),
  ];
}

function addedAs(
  term: Term,
  alignment: Alignment,
  old: Statement,
  fresh: Statement,
  known: Known,
  { vocabulary, isOfPerson }: Circumstances,
): Difference[] {
  const { kind, text } = term;
  switch (kind) {
    case 'thing':
      return isPlain(term, vocabulary)
        ? []
        : [classify(text, term, fresh, old, isOwnTitle(term, fresh, vocabulary) ? ofPerson(known) : known, vocabulary)];
    case 'figure': {
      const derived = term.quantity && deriveNumber(term.quantity, old.text, fresh.text);
      if (derived?.isShown) return [];
      const isKnown = derived !== undefined || known.hasFigure(term) || isInCode(term, old);
      return [{ row: isKnown ? 'figure moved' : 'figure came', words: text }];
    }
    case 'date':
      return [{ row: known.hasDate(term) ? 'date moved' : 'date came', words: text }];
    case 'level': {
      const there = old.terms.filter((one) => one.kind === 'level').map(({ group }) => Number(group));
      return [
        {
          row: there.length > 0 && Number(term.group) > Math.max(...there) ? 'level raised' : 'level came',
          words: text,
        },
      ];
    }
    case 'current':
      // Said of an action it may hold after the role has ended. In a head or a summary it would make the role current.
      return [{ row: known.isOngoing || !isOfPerson ? 'date moved' : 'date raised', words: text }];
    case 'charge': {
      const wasHelp = old.terms.some((one) => one.kind === 'help');
      return [{ row: wasHelp ? 'rung raised' : 'rung moved', words: text, params: { from: '' } }];
    }
    case 'limit':
      // "Planning and delivering lessons" has become "planned and delivered lessons".
      if (old.things.some(({ word }) => word?.stem === stemOf(text, vocabulary.language))) return [];
      // "Trainees" can be a limit, but they are also people: adding them is a new thing.
      return [{ row: vocabulary.isPeople(text) ? 'thing came' : 'limit came', words: text }];
    case 'relation':
      // Said of an action, a relation may only add where or what for. Said of the person, it says what they are.
      if (!isOfPerson && !bindsAnew(term, alignment, old, fresh, vocabulary)) return [];
      return [{ row: sharers.has(term.group) ? 'agent came' : 'relation came', words: text }];
    case 'often': {
      const isOther = alignment.went.some((one) => one.kind === 'often');
      return [{ row: isOther ? 'often moved' : 'often came', words: text }];
    }
    case 'cause':
      return [{ row: 'cause came', words: text }];
    case 'denial':
      return [{ row: 'denial came', words: text }];
    case 'help': {
      // "By the manager" turned into "helped the manager" gives the person a part that they did not have before.
      const isTaken = alignment.went.some((one) => one.kind === 'relation' && sharers.has(one.group));
      return [{ row: isTaken ? 'rung moved' : 'rung came', words: text, params: { from: '' } }];
    }
    case 'unsure':
      return [];
  }
}

function isPlain({ word }: Term, { isPlainWord, isTitle }: Vocabulary): boolean {
  return word !== undefined && isPlainWord(word.folded) && !word.isCapital && !isTitle(word.folded);
}

export function ofPerson(known: Known): Known {
  return { ...known, hasTitle: known.isTitle };
}

/** The figure in "Key Stage 2" comes from "KS2". */
function isInCode({ quantity }: Term, { text }: Statement): boolean {
  return text.words.some(({ isCode, folded }) => isCode && folded.replace(/\D+/gu, '') === String(quantity?.value));
}
