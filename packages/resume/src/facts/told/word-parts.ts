import type { Language } from '@fitted/contract/languages';
import type { Rewrites } from '@fitted/language/line-words';
import { packs, traitsOf } from '@fitted/language/packs';
import { withDays, wordToldDeed } from '../../wording/english/told-deed.ts';
import { asGerund } from '../../wording/english/told-result.ts';
import { bareOf, isYes } from './read-parts.ts';
import type { ToldSubject } from './told-fields.ts';

const rewrite = (text: string, rewrites: Rewrites): string =>
  rewrites
    .reduce((before, [pattern, instead]) => before.replace(pattern, instead), text)
    .replace(/\s+/gu, ' ')
    .trim();

export function wordDeed(said: string, subject: ToldSubject): string {
  const { language, time, opening } = subject;
  const { lines } = packs[language];
  const { fronted } = lines;
  const bare = bareOf(fronted ? timeBehind(said, fronted) : said);
  const named = opening === undefined ? bare : isYes(said, subject) ? opening : bare.replace(lines.pointsBack, opening);
  const placeless = withoutEmployer(named, subject);
  const plain = rewrite(placeless, lines.deed);
  return traitsOf(language).tensesInLines ? wordToldDeed(plain, time) : plain;
}

export function wordAmount(said: string, { language }: ToldSubject): string {
  return withNames(
    lowerStart(rewrite(bareOf(rewrite(said, packs[language].lines.amount)), packs[language].lines.amount), language),
    language,
  );
}

export function wordResult(said: string, { language }: ToldSubject): string {
  const plain = rewrite(bareOf(said), packs[language].lines.result);
  return traitsOf(language).tensesInLines
    ? withDays(asGerund(lowerStart(plain, language)))
    : lowerStart(plain, language);
}

/** "At the bakery" says nothing below "Quillmere Bakery". */
function withoutEmployer(text: string, { language, employer }: ToldSubject): string {
  const names = (employer?.match(/\p{L}{4,}/gu) ?? []).map((name) => name.toLowerCase());
  const { atPlace } = packs[language].lines;
  if (names.length === 0 || atPlace === '') return text;
  const place = new RegExp(
    `(?:^|,?\\s)${atPlace.replace('{name}', `(?:(?:${names.join('|')}) ?)+`)}(?=[\\s,.]|$)`,
    'giu',
  );
  return text.replace(place, '').trim();
}

/** A phone gives every field a capital: within the line only a name keeps it. */
export function lowerStart(text: string, language: Language): string {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const isName =
    traitsOf(language).capitalisesNouns || first === 'I' || !/^\p{Lu}\p{Ll}*$/u.test(first) || day.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const day = /^(?:\p{L}+days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

const withNames = (text: string, language: Language): string =>
  traitsOf(language).tensesInLines ? withDays(text) : text;

/** "When the manager was away I ran the shop" begins with what was done once the time stands behind it. */
function timeBehind(said: string, fronted: RegExp): string {
  const found = fronted.exec(said);
  const { time = '' } = found?.groups ?? {};
  const deed = said.slice(found?.[0].length ?? 0).replace(/[.]$/u, '');
  return time === '' ? said : `${deed} ${time.charAt(0).toLowerCase()}${time.slice(1)}`;
}
