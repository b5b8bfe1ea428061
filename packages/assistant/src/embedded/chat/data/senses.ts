import type { Language } from '@fitted/contract/languages';
import type { SectionKind } from '@fitted/resume/document';

interface Sense {
  readonly section: SectionKind;
  /** The heading if the section has to be created. */
  readonly headings: Readonly<Record<Language, string>>;
  /** How people say that they have or are it; managing volunteers or licences is something else. */
  readonly sayings: Readonly<Record<Language, string>>;
}

const sources: readonly Sense[] = [
  {
    section: 'volunteering',
    headings: {
      ...{ en: 'Volunteering', es: 'Voluntariado', fr: 'Bénévolat' },
      ...{ de: 'Ehrenamt', zh: '志愿经历', ja: 'ボランティア活動' },
    },
    sayings: {
      en: "^i(?: am|['’]m| was| have been)?(?: also)?(?: an?)? volunteer(?:ed|ing)?(?= (?:at|for|with|in|since|from)(?!\\p{L}))",
      es: '^(?:soy|fui|he sido) voluntari[oa](?!\\p{L})|^hago voluntariado',
      fr: "^(?:je suis|j['’]ai été) bénévole(?!\\p{L})|^j['’]ai fait du bénévolat",
      de: '^ich .*(?<!\\p{L})ehrenamtlich(?!\\p{L})',
      zh: '^我.{0,8}(?:志愿者|义工)',
      ja: 'ボランティア(?:を|として|に)(?:し|参加|活動)',
    },
  },
  {
    section: 'certifications',
    headings: {
      ...{ en: 'Certifications', es: 'Certificaciones', fr: 'Certifications' },
      ...{ de: 'Zertifikate', zh: '证书', ja: '資格' },
    },
    sayings: {
      en: '^i (?:also |just )*(?:have|hold|got|earned|obtained|received|completed|passed) (?:an?|my|the) (?:\\S+ ){0,4}?(?:certificat(?:e|ion)|licen[cs]e)(?= (?:in|from|for|since|as|by|of)(?!\\p{L})|[,.]|$)',
      es: '^(?:tengo|obtuve|saqué) (?:el|la|una?|mi) (?:\\S+ ){0,2}?(?:certificado|carné|licencia)(?!\\p{L})',
      fr: "^j['’]ai (?:obtenu |passé )?(?:le|la|une?|mon|ma) (?:certificat|certification|permis)(?!\\p{L})",
      de: '^ich habe (?:einen?|den|das|mein(?:en)?) (?:\\S+ ){0,2}?(?:zertifikat|führerschein|\\p{L}+schein)(?!\\p{L})',
      zh: '^我(?:还|也)?(?:有|考了|拿到了|获得了).{1,20}(?:证书|资格证|执照)$',
      ja: '(?:免許|検定|資格)を(?:持って|取得し|取り)',
    },
  },
  {
    section: 'languages',
    headings: {
      ...{ en: 'Languages', es: 'Idiomas', fr: 'Langues' },
      ...{ de: 'Sprachen', zh: '语言', ja: '語学' },
    },
    sayings: {
      en: "^(?:i(?: am|['’]m)(?: also)? fluent in|i (?:can )?(?:also )?speak) \\p{L}+$",
      es: '^(?:también )?hablo \\p{L}+$',
      fr: '^je parle(?: aussi)? \\p{L}+$',
      de: '^ich spreche(?: auch)? \\p{L}+$',
      zh: '^我(?:还|也)?会说\\p{L}+$',
      ja: '^\\p{L}+[がも]話せます$',
    },
  },
  {
    section: 'awards',
    headings: {
      ...{ en: 'Awards', es: 'Premios', fr: 'Distinctions' },
      ...{ de: 'Auszeichnungen', zh: '荣誉奖项', ja: '受賞歴' },
    },
    sayings: {
      en: '^i (?:won|received|got) .*(?:award|prize|medal|of the (?:year|month|quarter))(?!\\p{L})',
      es: '^(?:gané|recibí) (?:el|la|un) (?:\\S+ )?(?:premio|medalla)(?!\\p{L})',
      fr: "^j['’]ai (?:gagné|remporté|reçu) (?:le|un) (?:\\S+ )?prix(?!\\p{L})",
      de: '^ich habe .*(?:preis|auszeichnung) .*(?:gewonnen|erhalten|bekommen)$',
      zh: '^我.{0,10}(?:获得|拿到|荣获).*奖$',
      ja: '賞を(?:受賞|獲得|いただ)',
    },
  },
];

/** The section that a statement belongs to, judged by its own words. */
export const senses = sources.map(({ sayings, ...sense }) => ({
  ...sense,
  pattern: new RegExp(Object.values(sayings).join('|'), 'iu'),
}));
