import type { Language } from '@fitted/contract/languages';

/** What people write for a position they do not have, as sources over the whole of it. */
const without: Readonly<Record<Language, string>> = {
  en: 'n/?a|none|nothing|(?:currently )?(?:unemployed|not employed|not working|looking for (?:a )?(?:job|work))|out of work|between jobs|job ?seeker|homemaker|retired',
  es: 'desemplead[oa]|parad[oa]|en paro|sin (?:empleo|trabajo)|ningun[oa]|jubilad[oa]',
  fr: "(?:en |au )?chômage|sans emploi|demandeu(?:r|se) d['’]emploi|en recherche d['’]emploi|aucune?|retraitée?",
  de: 'arbeitslos|arbeitssuchend|ohne (?:arbeit|stelle)|keine?|hausfrau|hausmann|in rente',
  zh: '无|无业|待业|失业|没有工作|求职中|退休',
  ja: 'なし|無職|求職中|離職中|主婦|主夫',
};

/** Who is learning, with or without the school behind it. */
const learning: Readonly<Record<Language, string>> = {
  en: '(?:(?:full-time|university|college|high school|graduate|undergraduate) )?student|pupil|undergraduate',
  es: 'estudiante|alumn[oa]',
  fr: 'étudiante?|lycéen(?:ne)?|élève',
  de: 'student(?:in)?|studierender?|schüler(?:in)?',
  zh: '.{0,12}(?:大学生|在校生|研究生|学生)$',
  ja: '.{0,16}(?:大学|高校|専門学校).{0,8}(?:在学中|学生)$|学生$',
};

/** Behind "student" these name a job: "student nurse". */
const jobs = 'nurse|teacher|support|services|advis[eo]r|union|success|paramedic|midwife|affairs|recruitment';

export const noRole = new RegExp(`^(?:${Object.values(without).join('|')})$`, 'iu');
export const learner = new RegExp(`^(?:${Object.values(learning).join('|')})(?![\\p{L}-])(?! (?:${jobs}))`, 'iu');
