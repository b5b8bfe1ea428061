import { wordList } from './word-list.ts';

/** Month names and their short forms, index 0 is January; small letters, without the final point. */
export const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'janv', 'januar', 'jänner', 'jän'],
  ['february', 'feb', 'febr', 'febrero', 'février', 'fevrier', 'févr', 'fevr', 'fév', 'februar', 'feber'],
  ['march', 'mar', 'marzo', 'mars', 'märz', 'maerz', 'mär', 'mrz'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr'],
  ['may', 'mayo', 'mai'],
  ['june', 'jun', 'junio', 'juin', 'juni'],
  ['july', 'jul', 'julio', 'juillet', 'juil', 'juli'],
  ['august', 'aug', 'agosto', 'ago', 'août', 'aout'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre', 'set', 'septembre'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'okt'],
  ['november', 'nov', 'noviembre', 'novembre'],
  ['december', 'dec', 'diciembre', 'dic', 'décembre', 'decembre', 'déc', 'dezember', 'dez'],
];

/** Parts of a year that stand where a month would; they leave the month open. */
export const seasonNames = wordList(`
  spring, summer, fall, autumn, winter, primavera, verano, otoño, invierno, printemps, été, automne, hiver, frühling,
  frühjahr, sommer, herbst, sose, wise, ws, ss, sommersemester, wintersemester, michaelmas, hilary, trinity, early,
  mid, late, class of, fy, q1, q2, q3, q4, h1, h2, 1st quarter, 2nd quarter, 3rd quarter, 4th quarter
`);
