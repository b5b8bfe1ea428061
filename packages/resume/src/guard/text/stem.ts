import type { Language } from '@fitted/contract/languages';

// Light stemming: it only needs to unite the forms of a word. Over-stemming would treat different words as equal, so a stem
// keeps at least four letters.
const endings: Readonly<Record<'en' | 'es' | 'fr' | 'de', readonly string[]>> = {
  en: [
    ...[
      'isations',
      'isation',
      'ations',
      'ation',
      'ments',
      'ment',
      'ings',
      'ing',
      'ities',
      'ity',
      'ies',
      'ied',
      'ions',
      'ion',
    ],
    ...['ally', 'ical', 'ers', 'ors', 'ery', 'ed', 'er', 'or', 'es', 'ly', 'al', 'ic', 's', 'e', 'y'],
  ],
  es: [
    ...[
      'aciones',
      'acion',
      'imientos',
      'imiento',
      'amientos',
      'amiento',
      'adoras',
      'adores',
      'adora',
      'ador',
      'idades',
      'idad',
    ],
    ...[
      'iendo',
      'ando',
      'ciones',
      'cion',
      'siones',
      'sion',
      'adas',
      'ados',
      'idas',
      'idos',
      'ada',
      'ado',
      'ida',
      'ido',
      'aron',
      'ieron',
      'aba',
      'ia',
    ],
    ...[
      'amos',
      'emos',
      'imos',
      'ales',
      'al',
      'ar',
      'er',
      'ir',
      'as',
      'os',
      'es',
      'en',
      'an',
      'io',
      'ia',
      'a',
      'o',
      'e',
      'i',
      's',
    ],
  ],
  fr: [
    ...[
      'issements',
      'issement',
      'ements',
      'ement',
      'ations',
      'ation',
      'itions',
      'ition',
      'ateurs',
      'ateur',
      'atrices',
      'atrice',
      'euses',
      'euse',
      'eurs',
      'eur',
    ],
    ...[
      'ions',
      'ion',
      'ages',
      'age',
      'antes',
      'ants',
      'ante',
      'ant',
      'ees',
      'ee',
      'es',
      'er',
      'ir',
      'ez',
      'ent',
      'aux',
      'ales',
      'ale',
      'al',
      'ais',
      'ait',
    ],
    ...['ieres', 'iere', 'iers', 'ier', 'elles', 'elle', 'els', 'el', 'e', 's', 'x', 'i', 'a'],
  ],
  de: [
    ...[
      'ationen',
      'ation',
      'ierungen',
      'ierung',
      'ierten',
      'ierte',
      'ieren',
      'iert',
      'iere',
      'erinnen',
      'erin',
      'innen',
      'ungen',
      'ung',
      'igkeiten',
      'igkeit',
      'lichen',
      'liche',
      'lich',
    ],
    ...[
      'enden',
      'ende',
      'end',
      'eten',
      'ete',
      'ten',
      'te',
      'tem',
      'ern',
      'em',
      'en',
      'er',
      'es',
      'et',
      'st',
      'e',
      'n',
      's',
      't',
    ],
  ],
};

/** The part of a folded word that its forms share. */
export function stemOf(word: string, language: Language): string {
  if (/\d/u.test(word) || word.length < 4) return word;
  const table = endings[language === 'zh' || language === 'ja' ? 'en' : language];
  const base =
    language === 'en'
      ? oneSpelling(word)
      : language === 'de'
        ? withoutParticiple(word)
        : language === 'es'
          ? word.replace(/(?<=\p{L}{3})ccion(?:es)?$/u, 'ct')
          : word;
  const ending =
    table.find((one) => base.endsWith(one) && base.length - one.length >= 4) ??
    table.find((one) => one.length <= 3 && base.endsWith(one) && base.length - one.length >= 3);
  const stem = ending ? base.slice(0, -ending.length) : base;
  if (language === 'es') return oneSpanishSpelling(stem);
  return language === 'en' ? undouble(stem) : stem;
}

/** Unifies British and American spelling. */
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
  const plain = word.replace(
    /^(auf|ein|an|aus|ab|um|vor|mit|durch|zusammen|her|bei|zu|nach|weiter|fest|frei|bereit|teil|hin|los|nieder|zuruck)ge(?=\p{L}{3,}(?:t|en)$)/u,
    '$1',
  );
  if (plain !== word) return plain;
  return word.replace(
    /^(auf|ein|an|aus|ab|um|vor|mit|durch|zusammen|her|bei|zu|nach|weiter|be)?ge(?=\p{L}{4,}(?:t|en)$)/u,
    '$1',
  );
}

function undouble(stem: string): string {
  return stem.replace(/([bdgklmnprt])\1$/u, '$1');
}

/** "busco" and "busqué", "realicé" and "realizar", "dirijo" and "dirigir", "atiendo" and "atender" are one verb each. */
function oneSpanishSpelling(stem: string): string {
  return stem
    .replace(/ie/u, 'e')
    .replace(/ue/u, 'o')
    .replace(/qu$/u, 'c')
    .replace(/gu$/u, 'g')
    .replace(/j$/u, 'g')
    .replace(/c$/u, 'z');
}
