import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { organisationFragments, organisationWords } from '../data/organisation-words.ts';
import { cities, countries, regions, remoteWords } from '../data/places.ts';
import { titleWords } from '../data/title-words.ts';
import { cachedWhileParsing } from '../words/cache-while-parsing.ts';
import { foldedWords, foldWord, wordSet } from '../words/word-list.ts';

const regionSet = wordSet(regions);
const countrySet = wordSet(countries);
const citySet = wordSet(cities);
const remoteSet = wordSet(remoteWords);
const notInPlaces = wordSet(organisationWords, titleWords);

const label = pattern('iu')`^${readingCues.any('locationLabel')}\s*[:：]\s*`;
const postcode = /(?:^|\s)(?:[A-Z]{1,2}-)?\d{4,6}(?=\s|$)|(?:^|\s)[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$|〒\s?\d{3}-?\d{4}/u;
const japanPost = /^〒\s?\d{3}-?\d{4}\s*/u;
const street =
  /(?:^|\s|\p{L})(?:rue|avenue|boulevard|street|road|lane|drive|calle|c\/|avda|avenida|plaza|paseo|stra(?:ß|ss)e|platz|weg|allee|gasse)(?:[\s,.]|$)/iu;
const capitalised = pattern('u')`^(?:${readingCues.any('placeOpening')}|[\p{Lu}\d][\p{L}\p{M}\d.'’-]*)(?:\s|$)`;
const cjkPlace = pattern('u')`
  ^[\p{Script=Han}]{2,8}${readingCues.any('placeEnd')}[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\d\sー-]*$
`;

/** Places as in online profiles: "San Francisco Bay Area", "Greater Boston", "Berlin Metropolitan Area". */
const wideArea = /^(?:Greater\s\p{Lu}[\p{L}.'’ -]+(?:\sArea)?|\p{Lu}[\p{L}.'’ -]+\s(?:Bay|Metropolitan|Metro)\sArea)$/u;

const namedThing = pattern('u')`${readingCues.any('namedThing')}`;

/** How likely a piece of a line is a place: 0 not, 1 has the form of one, 2 is one. */
export const placeScore: (piece: string) => 0 | 1 | 2 = cachedWhileParsing((piece) => {
  const text = piece
    .replace(label, '')
    .replace(/^[([（]|[)\]）]$/gu, '')
    .trim();
  // "Refrigeración El Llano, C.A." is not a town in California.
  if (text === '' || text.length > 70 || /,\sC\.\s?A\.$/u.test(text)) return 0;
  if (label.test(piece)) return 2;
  const folded = foldWord(text);
  if (citySet.has(folded) || countrySet.has(folded) || remoteSet.has(folded)) return 2;
  if (wideArea.test(text) || isTownAndState(text)) return 2;
  const isNamedThing = organisationFragments.some((part) => text.includes(part)) || namedThing.test(text);
  if (cjkPlace.test(text.replace(japanPost, '')) && !isNamedThing) return 2;
  if (street.test(text) && /\d/u.test(text) && text.includes(',')) return 2;
  const parts = text
    .split(/(?:(?<!\s)\s+)?[,，、·/]\s*|(?<!\s)\s+[-–]\s+|(?:(?<!\s)\s+)?\(|\)/u)
    .filter((part) => part !== '');
  const last = foldWord(parts.at(-1) ?? '');
  if (parts.length > 1 && remoteSet.has(last)) return placeScore(parts.slice(0, -1).join(', ')) === 0 ? 0 : 2;
  if (parts.length > 1 && remoteSet.has(foldWord(parts[0] ?? ''))) return 2;
  if (parts.length < 2 || parts.length > 5)
    return postcode.test(text) && isTown(text.replace(postcode, ' ').trim()) ? 2 : 0;
  if (!parts.every((part) => isNameLike(part.replace(postcode, ' ').trim()))) return 0;
  const lastWords = last.replace(/\s?\d{4,6}(?:-\d{4})?$/u, '');
  const isKnown = regionSet.has(lastWords) || countrySet.has(lastWords) || citySet.has(foldWord(parts[0] ?? ''));
  if (isKnown && !hasForbidden(parts)) return 2;
  return parts.length === 2 && !hasForbidden(parts) ? 1 : 0;
});

/** "Boston MA", without a comma. */
function isTownAndState(text: string): boolean {
  const [, town = '', state = ''] = /^(\p{Lu}[\p{L}.'’ -]{2,30}\p{L})\s(\p{Lu}{2})$/u.exec(text) ?? [];
  return regionSet.has(foldWord(state)) && isNameLike(town) && !hasForbidden([town, state]);
}

export function isRegionOrCountry(text: string): boolean {
  const folded = foldWord(text);
  return regionSet.has(folded) || countrySet.has(folded);
}

export function isKnownPlaceName(text: string): boolean {
  const folded = foldWord(text);
  return citySet.has(folded) || countrySet.has(folded) || remoteSet.has(folded);
}

/** "Ulm 89073" is a place, "BS 7671" and "ISO 27001" are standards. */
function isTown(name: string): boolean {
  return isNameLike(name) && !/^\p{Lu}{1,3}$/u.test(name);
}

function isNameLike(part: string): boolean {
  if (part === '') return true;
  let rest = part;
  for (let words = 0; words < 5; words += 1) {
    const match = capitalised.exec(rest);
    if (!match) return false;
    rest = rest.slice(match[0].length);
    if (rest === '') return true;
  }
  return false;
}

function hasForbidden(parts: readonly string[]): boolean {
  return parts.some((part, index) => {
    const words = foldedWords(part);
    return index < parts.length - 1 && words.some((word) => notInPlaces.has(word));
  });
}
