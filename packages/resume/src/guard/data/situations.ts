import type { Language } from '@fitted/contract/languages';
import { list } from './guard-words.ts';

/** Words that say when something holds, and on whose plan it was done. */
export interface Situations {
  /** "present", "to this day". */
  readonly current: readonly string[];
  /** "since 2018": from then to now. */
  readonly since: readonly string[];
  /** Behind a figure. */
  readonly years: string;
  /** "according to": someone else had laid it down. */
  readonly givenBy: readonly string[];
  /** Making what others would follow: "wrote", "designed", "drew up". */
  readonly authoring: readonly string[];
  /** How a difference is told: "by 12 %". */
  readonly by: readonly string[];
  /** How an end is told: "to 12 %". */
  readonly to: readonly string[];
}

export const situations: Readonly<Record<Language, Situations>> = {
  en: {
    current: list('present current currently now today to_date ongoing to_this_day in_force valid up_to_date'),
    since: list('since'),
    years: 'years',
    givenBy: list('according_to based_on following in_line_with as_per set_by laid_down given_by from_the'),
    authoring: list('design* architect* writ* wrote author* draft* devis* defin* creat* develop* drew_up set_up'),
    by: list('by'),
    to: list('to'),
  },
  es: {
    current: list('actualidad actual actuales actualmente hoy vigente en_vigor hasta_la_fecha fecha ahora'),
    since: list('desde'),
    years: 'años',
    givenBy: list('segun conforme_a de_acuerdo_con siguiendo basad*'),
    authoring: list('disen* redac* elabor* defin* crea* desarroll* confecc*'),
    by: list('en_un un'),
    to: list('al a hasta'),
  },
  fr: {
    current: list('actuel actuelle actuellement aujourd_hui present a_ce_jour a_jour en_vigueur en_cours_de_validite'),
    since: list('depuis'),
    years: 'ans',
    givenBy: list('selon conformement d_apres suivant en_suivant sur_la_base'),
    authoring: list('redac* redig* concev* concu conception elabor* defini* cre* creation'),
    by: list('de'),
    to: list('a'),
  },
  de: {
    current: list('heute aktuell* derzeit gegenwartig* jetzt gultig bis_dato'),
    since: list('seit'),
    years: 'Jahre',
    givenBy: list('nach_vorgabe nach_vorlage nach_plan gemass laut anhand auf_basis nach_anweisung'),
    authoring: list('entwarf* entworfen entwurf* konzip* konzept* erstell* verfass* entwickl* ausarbeit*'),
    by: list('um'),
    to: list('auf'),
  },
  zh: {
    current: list('至今 现在 目前 现任 现行 有效期内 有效 如今 仍在'),
    since: list('以来 起'),
    years: '年',
    givenBy: list('按照 根据 按 依据 依照 基于'),
    authoring: list('制定 设计 编写 撰写 起草 编制 架构 规划'),
    by: list('了 低 少 加 长 升 高'),
    to: list('到 至'),
  },
  ja: {
    current: list('現在 現職 有効 継続中 今も 今でも 現在も'),
    since: list('以来 以降'),
    years: '年',
    givenBy: list('に基づ に沿っ に従 のもと 指示 どおり 通り'),
    authoring: list('設計 作成 策定 立案 企画 起案'),
    by: list(''),
    to: list('に まで へ'),
  },
};
