/**
 * Words in known headings that say more than the kind of section, for all six languages together and without accents: a
 * rank, a field, a place, or a kind of credential. The parser's own tables decide what is a heading at all.
 */
export const rankWords = /\b(?:executive(?! summary)\p{L}*|ejecutivo?s?|manag\p{L}*|leader\p{L}*|board)/gu;

export const tellingWords = new RegExp(
  [
    '\\b(?:teaching|docente|clinic\\p{L}*|nursing|legal|research|militar\\p{L}*|wehrdienst|consulting|industry|' +
      'internat?c?ional\\p{L}*|significan\\p{L}*|programming|open[ -]source|appointments)',
    '\\b(?:universit\\p{L}*|hochschul\\p{L}*|studium|degrees|diplom\\p{L}*|titul\\p{L}*|titres|abschlusse|superior|superieures|grado)',
    '\\b(?:licen[cs]es?(?!.*certif)(?<!certif.*)|licensure|licencias?|lizenz\\p{L}*|fuhrerschein\\p{L}*|' +
      'permis\\p{L}*|carnets?|habilitat\\p{L}*|ac?credita\\p{L}*|registration\\p{L}*|bar|admissions|credentials)',
    '\\b(?:patent\\p{L}*|brevets?|peer|scientif\\p{L}*|cientific\\p{L}*|wissenschaft\\p{L}*|invited|speaking|' +
      'lectures|books?|fellow\\p{L}*|grants?|scholar\\p{L}*|bourses?|becas?|stipendi\\p{L}*)',
    '\\b(?:clearance|member\\p{L}*|mitglied\\p{L}*|af?filia\\p{L}*|as?ocia\\p{L}*|associa\\p{L}*|organizations|authorization)',
    '海外|留学|科研|研究|学术|执业|免許|特許|专利|奖学金|業績|所属',
  ].join('|'),
  'gu',
);
