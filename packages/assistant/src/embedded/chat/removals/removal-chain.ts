import { pattern } from '@fitted/language/pattern';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatInput } from '../../../assistant.ts';
import { talkCues } from '../../../cues.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { hedges } from '../acts/data/hedges.ts';
import { isPointing } from '../acts/follow-offer.ts';
import { isNamedWhole, meantBy } from '../acts/remove-act.ts';
import { thingSpokenOf } from '../acts/spoken-of.ts';
import { foldLetters } from '../fold-name.ts';
import { isForbidding, isQuestion } from '../is-question.ts';
import { type Clause, clausesOf } from '../wishes/clauses.ts';
import { bareWords } from '../wishes/name-words.ts';
import { isPolite } from '../wishes/read-wishes.ts';
import { onlyNames } from '../wishes/thing-meant.ts';
import { itemsOf, type Thing } from '../wishes/things.ts';
import { lineDescribed } from './thing-spoken-of.ts';

/** What a message wants removed, clause by clause. */
export interface Chain {
  readonly gone: readonly Thing[];
  /** Names that could mean one of several things. */
  readonly unclear: readonly { readonly name: string; readonly things: readonly Thing[] }[];
}

/** "Greggs out", and not "the card ran out". */
const outs = pattern('u')`
  (?<!(?:^|\s)(?:ran|run|runs|runnin|went|go|goes|came|come|worn|sold|laid|time|day|looks?|sounds?|is|was|weit))(?:^
  |\s)(?:out|off|gone|raus|weg|dehors|fuera)$
`;
const oneMore = pattern('u')`${talkCues.any('oneMore')}`;
/** "take it off so nobody asks": the reason is not part of what to remove. */
const reasons = pattern('su')`\s${talkCues.any('reasons')}\s.*$`;
const fold = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '')
    .replace(/(?<![\s.!。！])[\s.!。！]+$/u, '');

/** "raus. Malerlehre auch. und ledig": a removal order carries on until a clause wants something else. */
export function readChain(input: ChatInput): Chain {
  const { document } = input;
  const [gone, unclear]: [Thing[], Chain['unclear'][number][]] = [[], []];
  let [isOpen, before]: [boolean, Clause | undefined] = [false, undefined];
  let listed: readonly Thing[] = [];
  const clauses = clausesOf(input.message);
  // "…, or should it stay?": nothing is decided yet.
  if (clauses.some(({ text }) => hedges.test(fold(text)) || hedges.test(text))) return { gone, unclear };
  for (const clause of clauses) {
    const text = fold(clause.text);
    const isRemoval = isOrder(clause) && (clause.act === 'remove' || outs.test(text));
    const isNext = clause.joint !== 'sentence' && onlyNames(document, clause.text);
    const isMore = isOpen && (oneMore.test(text) || isNext) && isOrder(clause);
    if (clause.act === 'keep' && isOpen) {
      // "…, la voile et la batterie restent": what was only listed before it stays as well.
      const isOfBoth = clause.joint === 'and' && !keepsFirst.test(text);
      const also = isOfBoth ? listed : [];
      const kept = [...resolve(input, clause.text, undefined).things, ...also].map((thing) => thing.text);
      gone.splice(0, gone.length, ...gone.filter(({ text: own }) => !kept.includes(own)));
    } else if (isRemoval || isMore) {
      isOpen = true;
      const own = text.replace(reasons, '').replace(oneMore, '').trim();
      const name = clause.act === 'remove' ? own : own.replace(outs, '');
      const { things, isClear } = resolve(input, name, before);
      listed = isRemoval ? [] : things;
      if (isClear) gone.push(...things);
      else if (things.length > 0) unclear.push({ name: bareWords(name), things });
    } else if (!clause.isReason) {
      before = clause;
      if (clause.act !== undefined || clause.isAsked) isOpen = false;
    }
  }
  return { gone: [...new Map(gone.map((thing) => [thing.text, thing])).values()], unclear };
}

/** An order to keep opens with its verb; after the names, the verb is a statement about all of them. */
const keepsFirst = pattern('u')`^(?:${talkCues.any('keepsOpening')} )?${talkCues.any('keepsFirst')}`;

/** A question, a prohibition or an account of what the person did is not an order. */
function isOrder({ text, isAsked }: Clause): boolean {
  const folded = fold(text);
  if ((isAsked || isQuestion(text)) && !isPolite(folded)) return false;
  return !isForbidding(text) && !tellsOfSelf(text);
}

const [maxWords, maxCharacters, maxItems] = [10, 24, 2];

/** One word does not stand for a whole long line or list. */
function isShort(thing: Thing): boolean {
  const { text } = thing;
  if ('line' in thing && itemsOf(thing.line).length > maxItems) return false;
  return hasCjk(text) ? text.length <= maxCharacters : text.split(/\s+/u).length <= maxWords;
}

/** Contact details contain the person's name, so a name must not remove them. */
const isContact = ({ text }: Thing): boolean => /@|\p{N}[\p{N} ()/-]{6}/u.test(text.replace(/(?:19|20)\p{N}{2}/gu, ''));

const isWorkSection = (thing: Thing): boolean => thing.kind === 'section' && isWork(thing.section.kind);

const outOf = pattern('u')`${talkCues.word('outOf')}`;

/** "Döner raus aus den Aushilfsjobs" does not mean the job; and an entry with plain lines below its head may be several read as one. */
function isOwnPlace(thing: Thing, name: string): boolean {
  if (thing.kind !== 'entry') return true;
  return !outOf.test(fold(name)) && thing.entry.body.every(({ kind }) => kind === 'bullet');
}

interface Resolved {
  readonly things: readonly Thing[];
  readonly isClear: boolean;
}

const nothing: Resolved = { things: [], isClear: false };

/** What a name refers to; "it" is what the previous clause or the last message was about. */
function resolve(input: ChatInput, name: string, before: Clause | undefined): Resolved {
  const { document } = input;
  if (isPointing(name)) {
    const described = before && !before.isAsked ? lineDescribed(document, before.text) : undefined;
    if (described && described.things.length > 0)
      return { ...described, isClear: described.isClear && described.things.every(isShort) };
    const spoken = before ? undefined : thingSpokenOf(input);
    return spoken ? { things: [spoken], isClear: true } : nothing;
  }
  const meant = meantBy(document, name, {});
  const isWhole = meant.things.every((thing) => isNamedWhole(document, thing, name) && isOwnPlace(thing, name));
  if (meant.things.some((thing) => isContact(thing) || isWorkSection(thing))) return nothing;
  if (meant.isClear && isWhole) return meant;
  const described = lineDescribed(document, name);
  if (meant.things.length === 0) return described.things.length > 0 ? { ...described, isClear: false } : nothing;
  return { things: meant.things, isClear: false };
}
