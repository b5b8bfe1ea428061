import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { negated } from '@fitted/resume/facts/answer/sayings';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer } from '../../../assistant.ts';
import { actCues } from '../../../cues.ts';
import { isTheirs, readPolarity } from '../../../understand/read-answer.ts';
import { replaceLine } from '../../build-edit.ts';
import { insertTold } from '../../structure/facts/place-fact.ts';
import { ordersUs } from '../acts/data/chat-words.ts';
import { whereLast } from '../acts/find-where.ts';
import { currentJob, entryAbout, holdsAll, isLine, lineAbout, sectionBySense } from '../acts/place-told.ts';
import { sentencesIn } from '../acts/told-lines.ts';
import { isClean, wordFact } from '../acts/word-fact.ts';
import { change, say, type Turn } from '../answer.ts';
import type { Place } from '../find/find-place.ts';
import { listedSkills, listFor } from '../find/list-items.ts';
import { addAt } from './add-at.ts';
import { askPlace } from './ask-place.ts';
import { inKnownCase } from './known-case.ts';
import { notTheirs } from './not-theirs.ts';

/** What was told as a line of this resume. */
export const wordTold = (turn: Turn, told: string, language: Language, entry?: Entry): string =>
  inKnownCase(wordFact(told, language, entry), turn.input);

/**
 * What somebody tells without saying where it belongs: shown at its likeliest place before it is written, with the other places one tap
 * away; if no place is likely, it is asked where. Undefined if no line can be made of the words.
 */
export function showTold(
  turn: Turn,
  told: readonly string[],
  where?: Place | 'where it is likely',
): ChatAnswer | undefined {
  const [doubt] = told.flatMap((text) => doubtOf(turn, text) ?? []);
  if (doubt) return doubt;
  const { language } = turn.reading;
  const isOnlyLikely = where === 'where it is likely';
  const place = (isOnlyLikely ? undefined : where) ?? likelyPlace(turn, told.join('\n'));
  // What quotes a line speaks of it.
  const isQuoting = told.some((text) => /(?<!\p{L})['"“„«‘「『]/u.test(text));
  if (isOnlyLikely && (!place || isQuoting)) return undefined;
  const entry = place?.kind === 'entry' ? place.entry : undefined;
  const texts = told.map((text) => wordTold(turn, text, language, entry));
  const isItem = place?.kind === 'section';
  if (!texts.every((text) => isClean(text) && !ordersUs.test(text) && (isItem || (isLine(text) && isWhole(text)))))
    return undefined;
  if (!place) return askPlace(turn, texts.join('\n'));
  const edits = texts.flatMap((text, at) => writtenAt(turn, place, text, told[at] ?? text));
  if (edits.length === 0) return undefined;
  const others = entry ? askPlace(turn, texts.join('\n'), { entry }).choices?.slice(1) : undefined;
  const { edits: unsure } = change(turn, edits);
  return { ...say(turn, 'nothingChanged'), words: '', unsure, ...(others && { choices: others }) };
}

const surelyNotTheirs = 0.3;
/** English without its apostrophe. */
const bareNot = /(?<!\p{L})(?:do|does|did|have|has|had|can|could|was|were|is|would)nt(?!\p{L})/iu;

/** What denies, is somebody else's or only a wish: in its own words, and in the sentence that it was taken from. */
function doubtOf(turn: Turn, text: string): ChatAnswer | undefined {
  const { says, affirmed } = readPolarity(text);
  const { message } = turn.input;
  const isDenied = (negated.test(text) || bareNot.test(text)) && !isTheirs(readPolarity(text));
  const isOthers = says !== 'affirm' && says !== 'partly' && says !== 'offtopic' && affirmed < surelyNotTheirs;
  // A name denies nothing.
  const isName = !hasCjk(text) && !/(?<!\p{L})\p{Ll}{2}/u.test(text);
  if (isName || !(isDenied || isOthers)) return undefined;
  const isPart = sentencesIn(message).length === 1 && message.includes(text);
  return isPart && isTheirs(readPolarity(message)) ? undefined : notTheirs(turn, text);
}

/** In place of the line that says less of the same, or as a line of its own. */
function writtenAt(turn: Turn, place: Place, text: string, told: string): readonly Edit[] {
  // A comma would part the year from what it is the year of.
  if (place.kind !== 'entry') return addAt(turn, text.replace(/, ((?:19|20)\d\d)$/u, ' ($1)'), place).edits;
  const line = lineAbout(place.entry, text);
  return [
    line && holdsAll(text, line.text) ? replaceLine(line, text, 'stated-fact') : insertTold(place.entry, text, told),
  ];
}

const fewWords = 3;
const maxItemWords = 4;

/** "more detail" is not a fact. */
const isWhole = (text: string): boolean => hasCjk(text) || /\p{N}/u.test(text) || text.split(/\s+/u).length >= fewWords;

/** By what it is, a licence or one more skill; else the job that it shares words with, that was spoken of last, or that is held now. */
function likelyPlace(turn: Turn, told: string): Place | undefined {
  const { input } = turn;
  const isItem = !hasCjk(told) && told.split(/\s+/u).length <= maxItemWords;
  const skills = isItem ? listedSkills(turn, told) : undefined;
  const list = skills && listFor(turn, skills);
  if (list) return list;
  const home = sectionBySense(input.document, told);
  if (home) return { kind: 'section', section: home };
  const current = isOver.test(told) ? undefined : currentJob(input.document);
  const entry = entryAbout(input.document, told) ?? whereLast(input) ?? current;
  return entry && { kind: 'entry', entry };
}

/** Said of a time that is over, which may have been in any of the jobs. */
const isOver = pattern('iu')`${actCues.any('tellsPast')}`;
