import type { Language } from '@fitted/contract/languages';

// Light stemming only has to bring forms of one word together; over-stemming would call different words equal, so a stem
// keeps at least four letters.
const endings: Readonly<Record<'en' | 'es' | 'fr' | 'de', readonly string[]>> = {
  en: [
    ...['isations', 'isation', 'ations', 'ation', 'ments', 'ment', 'ings', 'ing', 'ities', 'ity', 'ies', 'ied', 'ions', 'ion'],
    ...['ally', 'ical', 'ers', 'ors', 'ery', 'ed', 'er', 'or', 'es', 'ly', 'al', 'ic', 's', 'e', 'y'],
  ],
  es: [
    ...['aciones', 'acion', 'imientos', 'imiento', 'amientos', 'amiento', 'adoras', 'adores', 'adora', 'ador', 'idades', 'idad'],
    ...['iendo', 'ando', 'ciones', 'cion', 'siones', 'sion', 'adas', 'ados', 'idas', 'idos', 'ada', 'ado', 'ida', 'ido', 'aron', 'ieron', 'aba', 'ia'],
    ...['amos', 'emos', 'imos', 'ales', 'al', 'ar', 'er', 'ir', 'as', 'os', 'es', 'en', 'an', 'io', 'ia', 'a', 'o', 'e', 'i', 's'],
  ],
  fr: [
    ...['issements', 'issement', 'ements', 'ement', 'ations', 'ation', 'itions', 'ition', 'ateurs', 'ateur', 'atrices', 'atrice', 'euses', 'euse', 'eurs', 'eur'],
    ...['ions', 'ion', 'ages', 'age', 'antes', 'ants', 'ante', 'ant', 'ees', 'ee', 'es', 'er', 'ir', 'ez', 'ent', 'aux', 'ales', 'ale', 'al', 'ais', 'ait'],
    ...['ieres', 'iere', 'iers', 'ier', 'elles', 'elle', 'els', 'el', 'e', 's', 'x', 'i', 'a'],
  ],
  de: [
    ...['ierungen', 'ierung', 'ierten', 'ierte', 'ieren', 'iert', 'iere', 'erinnen', 'erin', 'innen', 'ungen', 'ung', 'igkeiten', 'igkeit', 'lichen', 'liche', 'lich'],
    ...['enden', 'ende', 'end', 'eten', 'ete', 'ten', 'te', 'tem', 'ern', 'em', 'en', 'er', 'es', 'et', 'st', 'e', 'n', 's', 't'],
  ],
};

/** The part of a folded word that its forms share. */
export function stemOf(word: string, language: Language): string {
  if (/\d/u.test(word) || word.length < 4) return word;
  const spelt = language === 'en' ? oneSpelling(word) : word;
  const table = endings[language === 'zh' || language === 'ja' ? 'en' : language];
  const base = language === 'de' ? withoutParticiple(spelt) : spelt;
  for (const ending of table) {
    if (base.endsWith(ending) && base.length - ending.length >= 4) return undouble(base.slice(0, -ending.length), language);
  }
  for (const ending of table) {
    if (ending.length <= 2 && base.endsWith(ending) && base.length - ending.length >= 3) return undouble(base.slice(0, -ending.length), language);
  }
  return base;
}

/** British and American spelling meet. */
function oneSpelling(word: string): string {
  return word
    .replace(/iz(e|ing|ation|er|ed)/u, 'is$1')
    .replace(/yz(e|ing|ed)/u, 'ys$1')
    .replace(/([bcdlmnv])our(?=$|[a-z])/u, '$1or')
    .replace(/ogue/u, 'og')
    .replace(/^(licen|practi|defen)c/u, '$1s')
    .replace(/programme/u, 'program');
}

/** "geprüft" and "prüfen", "eingeführt" and "einführen". */
function withoutParticiple(word: string): string {
  return word.replace(/^(auf|ein|an|aus|ab|um|vor|mit|durch|zusammen|her|bei|zu|nach|weiter|be)?ge(?=\p{L}{4,}(?:t|en)$)/u, '$1');
}

function undouble(stem: string, language: Language): string {
  return language === 'en' ? stem.replace(/([bdgklmnprt])\1$/u, '$1') : stem;
}
