import type { Language } from '@fitted/contract/languages';

export interface NeutralWords {
  /** Hold a sentence together and claim nothing. Anyone can add one of that kind. */
  readonly neutral: readonly string[];
  /** Say that something is wanted, not had. */
  readonly seeking: readonly string[];
}

const list = (words: string): string[] => words.trim().split(/\s+/u);

export const neutralWords: Readonly<Record<Language, NeutralWords>> = {
  en: {
    neutral:
      list(`a an the and or of in with for to as at by on into from year years experience role position job work working
      background skills skill include includes including current currently now next step also career is are my`),
    seeking: list('seeking looking aiming applying interested wants'),
  },
  es: {
    neutral: list(`un una el la los las y e o de del en con por para a al como año años experiencia puesto trabajo cargo
      habilidades incluyen entre actual actualmente también próximo paso carrera es mi mis que`),
    seeking: list('busco busca buscando búsqueda aspiro aspira interesado interesada'),
  },
  fr: {
    neutral:
      list(`un une le la les l et ou de des du d en avec pour à au aux comme an ans année années expérience poste emploi travail
      compétences dont actuel actuelle actuellement aussi prochaine étape est mes mon ma`),
    seeking: list('recherche recherché cherche souhaite candidat candidate visé'),
  },
  de: {
    neutral:
      list(`ein eine einen einem einer der die das den dem des und oder von vom in im mit für zu zum zur als an am bei jahr jahre jahren
      erfahrung berufserfahrung stelle position arbeit kenntnisse kenntnissen darunter derzeit aktuell auch nächster schritt ist meine`),
    seeking: list('suche sucht gesucht angestrebt angestrebte bewerbe interessiert ziel'),
  },
  zh: {
    neutral: list(
      '拥有 具有 有 年 工作 经验 的 从事 担任 目前 现任 技能 包括 和 与 及 职位 岗位 一名 作为 我 是 在 中',
    ),
    seeking: list('求职意向 寻求 期望 希望 应聘 目标'),
  },
  ja: {
    neutral: list(
      '年間 年 の として 経験 が あり ます を 持つ 持ち 持って い る は です 現在 職 務 勤務 スキル と や に で 有する 有し 、 および など した する',
    ),
    seeking: list('希望職種 希望 志望 目指し 目指す 応募'),
  },
};
