import { pattern } from '@fitted/language/pattern';
import type { Entry, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { talkWords } from '../../../chat/chat-words.ts';
import { wishCues } from '../../../cues.ts';
import { readPolarity } from '../../../understand/read-answer.ts';
import { isRequestWord, readOperation } from '../../../understand/read-operation.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { replaceLine } from '../../build-edit.ts';
import { capitalise } from '../../letter-case.ts';
import { insertTold } from '../../structure/facts/place-fact.ts';
import { appendItem } from '../../structure/skills/place-skill.ts';
import { change, openTurn, type Turn } from '../answer.ts';
import { addAt } from '../facts/add-at.ts';
import { askWhere } from '../facts/add-fact.ts';
import { bareDeed } from '../facts/bare-fact.ts';
import { listedSkills } from '../find/list-items.ts';
import { foldLetters } from '../fold-name.ts';
import { isQuestion } from '../is-question.ts';
import { actOf } from '../operations/act-traits.ts';
import { entriesIn, mentionsIn } from '../operations/mentions.ts';
import { isOrder } from '../operations/parts.ts';
import type { Clause } from './clauses.ts';
import {
  asksAdvice,
  closing,
  credential,
  denies,
  excuses,
  lapsed,
  levels,
  mentionsIt,
  opening,
  refersToTold,
  subject,
} from './data/told-words.ts';
import { bareWords, isAlike, namesIn } from './name-words.ts';
import type { Wish } from './read-wishes.ts';
import { thingMeant } from './thing-meant.ts';

const fold = (text: string): string => foldLetters(text).toLowerCase().replace(/['’]/gu, '');
const maybeUntrue = 0.25;
const affirmed = 0.4;
/** From here on a message that asks for nothing is a statement: then we ask where it belongs. */
const surelyTold = 0.5;

/**
 * Writes what people tell about themselves where it belongs, in their words without the person and without what they say to us.
 * Undefined if it is unclear whether it is true, or whether it should be written.
 */
export function tellFact(input: ChatInput, wishes: readonly Wish[], rest: readonly Clause[]): ChatAnswer | undefined {
  const { message, document } = input;
  // A message of one clause is read as a whole.
  const isLong = rest.some(({ joint }) => joint === 'sentence' || (joint === 'comma' && rest.length > 1));
  if (!isLong && !wishes.some(({ act }) => act === 'replace')) return undefined;
  const adds = wishes.filter(({ act }) => act === 'add');
  const instead = wishes.find(
    ({ act, text }) => act === 'replace' && refersToTold.test(fold(text.split(/['"“«„]/u)[0] ?? '')),
  );
  const guesses = readOperation(message);
  if (excuses.test(fold(message)) || (guesses.find(({ label }) => label === 'untrue')?.share ?? 0) >= maybeUntrue)
    return undefined;
  const turn = openTurn(input);
  // "add to Globex: …" says itself what and where.
  if (wishes.some(({ act, text }) => act === 'add' && /[:：]/u.test(text)) || listedSkills(turn, message))
    return undefined;
  const told = rest.filter(isTold);
  if (told.some(({ text }) => isOtherWish(text))) return undefined;
  const [add] = adds;
  const wanted = add ? contentOf(add) : '';
  const isReferred = add
    ? refersToTold.test(fold(add.names[0] ?? '')) && (wanted === '' || told.length > 0)
    : Boolean(instead) || rest.some(isMention);
  if (add && wanted === '' && !isReferred) return undefined;
  if (rest.some((clause) => isAsked(clause) && !isMention(clause))) return undefined;
  if (
    !add &&
    !instead &&
    !isReferred &&
    !told.some(({ text }) => tellsOfSelf(text) || /^(?:hab|habe)(?!\p{L})/iu.test(text))
  )
    return undefined;
  const ofSelf = told.filter(
    ({ text }) => tellsOfSelf(text) || /\p{N}/u.test(text) || entriesIn(document, text).length > 0,
  );
  if (isReferred && ofSelf.length === 0) return undefined;
  const parts = [...(isReferred || wanted === '' ? [] : [wanted]), ...told.map(({ text }) => text)];
  const [first] = parts;
  if (!first) return undefined;
  // "one line only", "so bei mir auch" name nothing.
  if (add && !isReferred && namesIn(bareWords(wanted)).every((name) => isRequestWord(name))) return undefined;
  if (add && !isReferred && isName(first)) {
    const names = [first, ...rest.slice(0, runOf(rest)).map(({ text }) => text)];
    const items = credential.test(first) ? [itemOf(names.join(', '), rest)] : names.map((name) => itemOf(name, rest));
    return addItems(turn, items, mentionsIn(document, add.text).sections);
  }
  const entry = entryOf(input);
  const fact = parts.join(', ');
  if (readPolarity(fact).affirmed < affirmed) return undefined;
  if (instead) return putInstead(turn, instead, lineOf(parts, entry));
  const [guess] = guesses;
  const isTelling = guess && actOf[guess.label] === 'tell' && guess.share >= surelyTold && !rest.some(isAsked);
  if (!entry) return add || isReferred || isTelling ? askWhere(turn, lineOf(parts, undefined)) : undefined;
  const line = lineOf(parts, entry);
  return { ...change(turn, [insertTold(entry, line, fact)]), statedFacts: [fact] };
}

/** "make my summary shorter" is read as a wish, though it has no word of the list. */
function isOtherWish(text: string): boolean {
  const [guess] = readOperation(text);
  return (
    isOrder(guess) && guess?.label !== 'add' && guess?.label !== 'correct' && !tellsOfSelf(text) && !/\p{N}/u.test(text)
  );
}

/** A sentence of the message that states something about the person. */
function isTold(clause: Clause): boolean {
  return (
    !isAsked(clause) &&
    !isTalk(clause.text) &&
    !clause.isReason &&
    !denies.test(fold(clause.text)) &&
    clause.text.length > 3
  );
}

const isTalk = (text: string): boolean =>
  Object.values(talkWords).some((words) => words.test(text.replace(/[吧呢啊]$/u, '')));

/** "did the books" within a message is a statement if it has no question mark. */
const isAsked = ({ isAsked: asks, text }: Clause): boolean =>
  asks || (isQuestion(text) && !/^(?:did|was|were|is|has|had)/iu.test(text));
/** "Kann man das erwähnen?", "does that count?" */
const isMention = (clause: Clause): boolean =>
  isAsked(clause) && mentionsIt.test(fold(clause.text)) && !asksAdvice.test(fold(clause.text));

/** What follows the word that asks for it. */
function contentOf({ names }: Wish): string {
  const text = names[0] ?? '';
  const [, asian = ''] = asianContent.exec(text)?.filter(Boolean) ?? [];
  if (asian !== '') return asian.trim();
  const found = addVerb.exec(foldLetters(text));
  const rest = found ? text.slice(found.index + found[0].length).trim() : '';
  return rest.replace(/^(?:(?:in|that|que|q|dass|please|svp|noch|auch)\s+){1,3}/iu, '');
}

const addVerb =
  /(?<!\p{L})(?:add|include|mention|insert|list|write|say|erganz|hinzu|schreib|erwahn|agreg|anad|pon|inclu|ajout|rajout|mett|mets)\p{L}{0,8}(?=\s)/iu;
const asianContent =
  /(?:^|に)([^にを]{1,40})を(?:追加|入れ|加え|載せ)|把(.{1,40}?)(?:加上|加到|加进)|(?:加上|添加|补充)(.{1,60})/u;

/** "add OPUS and Neodata": how many of the following clauses only name one more. */
function runOf(rest: readonly Clause[]): number {
  const end = rest.findIndex(
    ({ joint, text }) =>
      !(joint === 'and' ? isShort(text, 2) : joint === 'comma' && isShort(text, 1)) || tellsOfSelf(text),
  );
  return end < 0 ? rest.length : end;
}

const isShort = (text: string, most: number): boolean => text.split(/\s+/u).length <= most;

const maxNameLength = 4;
const isName = (text: string): boolean => text.split(/\s+/u).length <= maxNameLength && !tellsOfSelf(text);

const bareJoint = pattern('iu')`\s${wishCues.any('bareJoint')}\s`;

/** "Neodata (básico)", "Forklift (2018, lapsed last year)": with its limitation, wherever the message mentions it. */
function itemOf(name: string, rest: readonly Clause[]): string {
  const bare = name.split(bareJoint)[0] ?? name;
  const limits = rest
    .filter(
      ({ text }) =>
        lapsed.test(fold(text)) ||
        (levels.test(fold(text)) && namesIn(bare).some((one) => namesIn(text).includes(one))),
    )
    .map(({ text }) =>
      withoutWords(text, [
        ...namesIn(bare),
        'it',
        'its',
        'es',
        'sie',
        'tho',
        'though',
        'nomas',
        'meine',
        'is',
        'ist',
        'la',
        'mia',
      ]),
    );
  const years = rest.flatMap(({ text }) =>
    lapsed.test(fold(text)) ? [] : (text.match(/(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu) ?? []),
  );
  const more = [...years.slice(0, 1), ...limits].filter(Boolean);
  return `${capitalise(bare.trim())}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

const withoutWords = (text: string, words: readonly string[]): string =>
  text
    .split(/\s+/u)
    .filter((word) => !words.includes(fold(word)))
    .join(' ');

const toolLabel = /^(?:software|tools?|edv|it|informatica|informatique|logiciels?|programas|computer|pc\S*) ?[:：]/iu;

function addItems(turn: Turn, items: readonly string[], named: readonly Section[]): ChatAnswer | undefined {
  const { sections } = turn.input.document;
  const fact = items.join(', ');
  const [section, ...others] = named;
  const isCredential = items.some((item) => credential.test(item));
  const [home, ...more] = sections.filter(({ kind }) => kind === (isCredential ? 'certifications' : 'skills'));
  const place = section && others.length === 0 ? section : more.length === 0 ? home : undefined;
  if (place) return { ...addAt(turn, fact, { kind: 'section', section: place }), statedFacts: [fact] };
  const tools = isCredential
    ? []
    : sections
        .flatMap(({ entries }) => entries.flatMap(({ body }) => body))
        .filter(({ text }) => toolLabel.test(foldLetters(text)));
  const [line, ...lines] = tools;
  if (!line || lines.length > 0) return askWhere(turn, fact);
  const after = items.reduce((text, item) => appendItem({ ...line, text }, item).text, line.text);
  return { ...change(turn, [replaceLine(line, after, 'stated-fact')]), statedFacts: [fact] };
}

const thereAlready = pattern('u')`${wishCues.word('thereAlready')}`;

/** The job that the message names, or the one mentioned last. */
function entryOf({ document, message, history }: ChatInput): Entry | undefined {
  const named = entriesIn(document, message);
  if (named.length === 1) return named[0];
  if (named.length > 1) return undefined;
  const isThere = thereAlready.test(fold(message));
  const [last, ...others] = isThere ? entriesIn(document, history.at(-2)?.content ?? '') : [];
  return others.length === 0 ? last : undefined;
}

/** In the person's words: without "I", the employer named above the line, and mere talk. */
function lineOf(parts: readonly string[], entry: Entry | undefined): string {
  const bare = parts.map((part, at) => {
    let text = at === 0 ? part.trim() : lowered(part.trim());
    text = text.replace(opening, '');
    if (entry && /\p{sc=Han}/u.test(text)) text = bareDeed(text, entry);
    if (entry) text = withoutPlace(text, entry);
    for (const pattern of subject) text = text.replace(pattern, '');
    return text
      .replace(closing, '')
      .replace(/(?<=\p{L}) yo(?= )/u, '')
      .trim();
  });
  const isAsian = /[\p{sc=Han}\p{sc=Hiragana}]/u.test(bare[0] ?? '');
  return capitalise(bare.filter(Boolean).join(isAsian ? '，' : ', '));
}

/** "Avec la nouvelle DAF" continues the line; a name keeps its capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(/\s/u);
  return isRequestWord(fold(first)) ? first.toLowerCase() + text.slice(first.length) : text;
}

const preposition = pattern('u')`^${wishCues.any('preposition')}$`;

/** "at Finchley", "Chez Mativet", "Im Lindenhof": at the beginning or at the end. */
function withoutPlace(text: string, entry: Entry): string {
  const names = entry.head.flatMap((line) => namesIn(line.text)).filter((name) => name.length > 2);
  const words = text.split(' ');
  const isName = (word: string) => namesIn(word).some((one) => names.some((other) => isAlike(one, other)));
  const isPlace = (word: string) => preposition.test(fold(word)) || isName(word);
  const end = words.findIndex((word) => !isPlace(word));
  if (end < 0) return '';
  const front = words.slice(0, end);
  const from =
    preposition.test(fold(front[0] ?? '')) && front.some((word) => !preposition.test(fold(word)) && isName(word))
      ? end
      : 0;
  const last = words.findLastIndex((word) => !isPlace(word));
  const back = words.slice(last + 1);
  const to = preposition.test(fold(back[0] ?? '')) && back.some(isName) ? last + 1 : words.length;
  return words.slice(from, Math.max(from + 1, to)).join(' ');
}

function putInstead(turn: Turn, { text }: Wish, after: string): ChatAnswer | undefined {
  const { things, isClear } = thingMeant(turn.input.document, text);
  const [thing] = things;
  if (!isClear || thing?.kind !== 'line') return undefined;
  const edit: Edit = replaceLine(thing.line, after, 'stated-fact');
  return { ...change(turn, [edit]), statedFacts: [after] };
}
