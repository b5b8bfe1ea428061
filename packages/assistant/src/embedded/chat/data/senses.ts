import type { Language } from '@fitted/contract/languages';
import type { SectionKind } from '@fitted/resume/document';

interface Sense {
  readonly section: SectionKind;
  /** In all six languages together. */
  readonly pattern: RegExp;
  /** What the section is called where it has to be made. */
  readonly headings: Readonly<Record<Language, string>>;
}

/** By its own words a statement tells the section it belongs to. */
export const senses: readonly Sense[] = [
  {
    section: 'volunteering',
    pattern:
      /\b(?:volunteer(?:ed|ing|s)?|ehrenamt\p{L}*|bénévol\p{L}*|voluntari(?:o|a|ado))(?!\p{L})|志愿|义工|ボランティア/iu,
    headings: {
      ...{ en: 'Volunteering', es: 'Voluntariado', fr: 'Bénévolat' },
      ...{ de: 'Ehrenamt', zh: '志愿经历', ja: 'ボランティア活動' },
    },
  },
  {
    section: 'certifications',
    pattern:
      /\b(?:certificates?|certifications?|licen[cs]es?|zertifikat\p{L}*|führerschein|certificats?|permis|certificados?|carné)(?!\p{L})|证书|资格证|免許|検定/iu,
    headings: {
      ...{ en: 'Certifications', es: 'Certificaciones', fr: 'Certifications' },
      ...{ de: 'Zertifikate', zh: '证书', ja: '資格' },
    },
  },
  {
    section: 'languages',
    pattern:
      /^(?:i(?: am|['’]m)(?: also)? fluent in|i (?:can )?(?:also )?speak|ich spreche|je parle|(?:también )?hablo)(?!\p{L})|^我(?:还|也)?会说|話せます$/iu,
    headings: {
      ...{ en: 'Languages', es: 'Idiomas', fr: 'Langues' },
      ...{ de: 'Sprachen', zh: '语言', ja: '語学' },
    },
  },
  {
    section: 'awards',
    pattern:
      /^(?:i won|ich habe .+ gewonnen|j['’]ai (?:gagné|remporté)|gané)(?!\p{L})|\b(?:award|prize|auszeichnung|premio)(?!\p{L})|获奖|奖项|受賞/iu,
    headings: {
      ...{ en: 'Awards', es: 'Premios', fr: 'Distinctions' },
      ...{ de: 'Auszeichnungen', zh: '荣誉奖项', ja: '受賞歴' },
    },
  },
];
