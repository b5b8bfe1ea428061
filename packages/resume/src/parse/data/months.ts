import { wordList } from './word-list.ts';

/** Month names and their short forms, index 0 is January; small letters, without the final point. */
export const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'janv', 'januar', 'gennaio', 'janeiro', 'jänner', 'jän'],
  [
    'february',
    'feb',
    'febr',
    'febrero',
    'février',
    'fevrier',
    'févr',
    'fevr',
    'fév',
    'februar',
    'febbraio',
    'fevereiro',
    'fev',
    'feber',
  ],
  ['march', 'mar', 'marzo', 'mars', 'märz', 'março', 'maerz', 'mär', 'mrz'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'aprile', 'avr'],
  ['may', 'mayo', 'mai', 'maggio', 'maio'],
  ['june', 'giugno', 'giu', 'junho', 'jun', 'junio', 'juin', 'juni'],
  ['july', 'luglio', 'lug', 'julho', 'jul', 'julio', 'juillet', 'juil', 'juli'],
  ['august', 'aug', 'agosto', 'ago', 'août', 'aout'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre', 'set', 'septembre', 'settembre', 'sett', 'setembro'],
  ['october', 'oct', 'octubre', 'octobre', 'ottobre', 'ott', 'outubro', 'oktober', 'okt'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro'],
  ['december', 'dec', 'diciembre', 'dic', 'décembre', 'decembre', 'déc', 'dezember', 'dicembre', 'dezembro', 'dez'],
];

/** Parts of a year that stand where a month would; they leave the month open. */
export const seasonNames = wordList(`
  spring, summer, fall, autumn, winter, primavera, verano, otoño, invierno, printemps, été, automne, hiver, frühling,
  frühjahr, sommer, herbst, sose, wise, ws, ss, sommersemester, wintersemester, michaelmas, hilary, trinity, early,
  mid, late, class of, fy, q1, q2, q3, q4, h1, h2, 1st quarter, 2nd quarter, 3rd quarter, 4th quarter, anfang, mitte,
  ende, 1. quartal, 2. quartal, 3. quartal, 4. quartal, i. quartal, ii. quartal, iii. quartal, iv. quartal, début, mi,
  fin, milieu, t1, t2, t3, t4, 1er trimestre, 2e trimestre, 2ème trimestre, 3e trimestre, 3ème trimestre, 4e trimestre,
  4ème trimestre, principios, comienzos, inicios, mediados, finales, primer trimestre, segundo trimestre,
  tercer trimestre, cuarto trimestre, 2º trimestre, 3er trimestre, 4º trimestre, primer semestre, segundo semestre
`);

/** Parts of a year in Chinese and Japanese, which stand behind it: "2021年第1四半期". */
export const partsAfterYear = wordList(`
  第1四半期, 第2四半期, 第3四半期, 第4四半期, 第一四半期, 第二四半期, 第三四半期, 第四四半期, 第1季度, 第2季度, 第3季度, 第4季度,
  第一季度, 第二季度, 第三季度, 第四季度, 一季度, 二季度, 三季度, 四季度, 上半年, 下半年, 上半期, 下半期, 上期, 下期, 前期, 後期, 春, 夏,
  秋, 冬, 春季, 夏季, 秋季, 冬季, 春天, 夏天, 秋天, 冬天, 暑假, 寒假, 初, 初頭, 底, 末, 年初, 年底, 年末
`);
