import { assistantWords } from '@fitted/language/packs';
import type { Section, YearMonth } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { type Reading, textOfSection } from '../../reading.ts';
import { hasFigure } from '../line-signs.ts';
import { asText, proseInHead } from './draft-summary.ts';
import { sentencesOf } from './empty-sentences.ts';
import { factSentences } from './fact-summary.ts';
import { ownSentences } from './own-sentences.ts';
import { inHead, inSection, newSection } from './place-summary.ts';
import { isSaid, widthOf } from './said.ts';

/** With a profile of their own, one more sentence is not too many. */
const most = 3;
const mostOwn = 2;

/**
 * The profile that somebody asked for, from the facts of the resume and what their own profile says beside excuses and praise.
 * Undefined if nothing can be said.
 */
export function profileFromFacts(reading: Reading, section: Section | undefined, today: YearMonth): string | undefined {
  const sentences = allSentences(reading, section, today).slice(0, most + (section ? 1 : 0));
  return sentences.length > 0 ? asText(reading, sentences) : undefined;
}

/** What somebody says of themselves with figures comes before what we put together, the rest of it behind who they are. */
function allSentences(reading: Reading, section: Section | undefined, today: YearMonth): string[] {
  const facts = factSentences(reading, today);
  const own = (section ? ownSentences(reading, section) : [])
    .map((sentence, at) => ({ sentence, at, worth: worthOf(reading, sentence) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostOwn)
    .sort((one, other) => one.at - other.at)
    .map(({ sentence }) => sentence);
  const [who, ...rest] = facts.filter((fact) => !isSaid(fact, own.join('\n')));
  const leads = own.some(hasFigure) || who === undefined;
  const start = leads ? [...own, ...(who ? [who] : [])] : [who, ...own.filter((one) => !isSaid(one, facts.join('\n')))];
  return [...start, ...rest];
}

const worthOf = (reading: Reading, sentence: string): number =>
  reading.relevance.overall(sentence) + (hasFigure(sentence) ? 2 : 0);

/** So many sentences of a text, those with figures and what the posting asks for, in their order; undefined if it has fewer. */
export function cutToSentences(reading: Reading, text: string, count: number, today: YearMonth): string | undefined {
  const { wish, apology, gap } = assistantWords[reading.language].summary;
  const sentences = sentencesOf(text);
  if (sentences.length < count) return undefined;
  const [who, what] = factSentences(reading, today);
  const isOurs = who !== undefined && what !== undefined && text.startsWith(asText(reading, [who]));
  if (count === 1 && isOurs && widthOf(who) < thin) return asText(reading, [oneSentence(reading, who, what)]);
  const rank = (sentence: string, at: number) =>
    worthOf(reading, sentence) +
    (at === 0 ? leading : 0) -
    (widthOf(sentence) < brief ? 1.5 : 0) -
    (wish.test(sentence) || apology.test(sentence) ? 3 : 0);
  const ranked = sentences
    .map((sentence, at) => ({ sentence, at, rank: rank(sentence, at) }))
    .sort((one, other) => other.rank - one.rank || one.at - other.at);
  return ranked
    .slice(0, count)
    .sort((one, other) => one.at - other.at)
    .map(({ sentence }) => sentence)
    .join(gap);
}

/** Who somebody is opens a profile. */
const leading = 3;
/** "Führerschein Klasse B." */
const brief = 30;

export function sentencesFromFacts(reading: Reading, section: Section | undefined, today: YearMonth, count: number) {
  const sentences = allSentences(reading, section, today);
  const [who = '', what] = sentences;
  if (count === 1 && what && widthOf(who) < thin) return asText(reading, [oneSentence(reading, who, what)]);
  return sentences.length < count ? undefined : asText(reading, sentences.slice(0, count));
}

function oneSentence({ language }: Reading, who: string, what: string): string {
  const { tasks, colon, apart } = assistantWords[language].summary;
  return tasks === '{items}' ? who + colon + what.charAt(0).toLowerCase() + what.slice(1) : who + apart + what;
}

/** The first sentences without hope and praise; of a single long one, what stands before its list. */
export function plainerProfile(reading: Reading, section: Section, today: YearMonth): string | undefined {
  const own = ownSentences(reading, section);
  const text = textOfSection(section).replace(/\n/gu, ' ');
  const all = sentencesOf(text);
  if (own.length === 0) return profileFromFacts(reading, undefined, today);
  const kept = own.slice(0, Math.min(2, Math.max(1, Math.ceil(all.length / 2))));
  const isThin = widthOf(kept.join('')) < thin && own.length > kept.length;
  const plain = (isThin ? own.slice(0, kept.length + 1) : kept).map((sentence) => withoutList(sentence));
  const after = asText(reading, plain);
  if (after.length < text.length) return after;
  const fewer = asText(reading, [...plain.slice(0, -1), withHalfTheList(reading, plain.at(-1) ?? '')]);
  return fewer.length < text.length ? fewer : undefined;
}

/** What stands before the list of a sentence, unless that is only its label. */
function withoutList(sentence: string): string {
  const [head = ''] = /^[^:：;；/／]{16,}(?=\s?[:：;；])/u.exec(sentence) ?? [];
  return head === '' ? sentence : head.trim();
}

/** The first half of the tasks of a sentence, which has the more important ones. */
function withHalfTheList({ language }: Reading, sentence: string): string {
  const { comma, apart } = assistantWords[language].summary;
  const joint = sentence.includes(apart) ? apart : comma;
  const items = sentence.replace(/[.。]$/u, '').split(joint);
  return items.length < 3 ? sentence : items.slice(0, Math.ceil(items.length / 2)).join(joint);
}

/** So little says nothing. */
const thin = 60;

/** In the place of the profile there is, of an objective in the head, or in a section of its own. */
export function placeProfile(reading: Reading, section: Section | undefined, text: string): Edit[] {
  if (section) return inSection(reading, section, text);
  const [line, ...others] = proseInHead(reading) ?? [];
  return [line && others.length === 0 ? inHead(line, text) : newSection(reading, text)];
}
