import type { Language } from '@fitted/contract/languages';

/** Written for the evaluation alone, so that it does not share the engine's mistakes. Lower case, separated by spaces. */
interface NeutralWords {
  /** May be added: they claim nothing. */
  readonly mayCome: string;
  /** May be removed: pronouns, auxiliaries, phrases of duty, words of praise. */
  readonly mayGo: string;
}

const byLanguage: Readonly<Record<Language, NeutralWords>> = {
  en: {
    mayCome: `summary profile experience education skills interests certifications languages handle handled run ran maintain maintained
      with to used using daily at and i'm since`,
    mayGo: `i im i'm my am was were is are be being a an the also responsible for in charge of tasked charged with
      given job task duties duty responsibilities tasks
      include included includes that and hello hi really super successfully dynamic results-oriented passionate
      driven hardworking hard-working motivated w do did to
      work works working worked about me who statement school jobs career history objective tickets educ experiences`,
  },
  es: {
    mayCome: 'perfil experiencia formación habilidades en desde',
    mayGo: 'yo soy una un era fui estoy estaba la el mis funciones son también sobre mí estudios',
  },
  fr: {
    mayCome: 'profil expérience formation compétences participation contribution depuis',
    mayGo: "je j'ai j'étais j ai étais suis un une qui suis-je ? mes missions participé a contribué diplomes",
  },
  de: {
    mayCome: 'profil berufserfahrung ausbildung kenntnisse seit',
    mayGo: 'ich bin war habe ein eine auch über mich schule arbeit',
  },
  zh: { mayCome: '技能 个人简介 年 至 今', mayGo: '本人 主要 工作 是 我' },
  ja: {
    mayCome: 'スキル 職務要約 年 か ら の',
    mayGo: 'を 行 っ て お り ま し た い す さ せ 頂 だ き 、 。 させていただきました しております しました',
  },
};

/** A language without pairs of its own has none. */
export const neutralWordsOf = (language: Language): NeutralWords => byLanguage[language];
