import type { Language } from '@fitted/contract/languages';
import type { ReasonCode } from '@fitted/resume/edit/edit';

export interface OpeningRule {
  readonly pattern: RegExp;
  readonly replacement: string;
  readonly reason: ReasonCode;
}

const rule = (pattern: RegExp, replacement: string, reason: ReasonCode = 'first-person'): OpeningRule => ({
  pattern,
  replacement,
  reason,
});

/**
 * Sentences of the other languages, only where dropping words is enough: the person and the auxiliary go, every word with
 * meaning stays and keeps its ending. Turning verbs into other forms takes gender and number that a line does not show.
 */
export const openingRules: Readonly<Record<Exclude<Language, 'en'>, readonly OpeningRule[]>> = {
  es: [
    rule(
      /^(?:yo\s+)?(?:soy|fui|era|estoy|estuve|estaba)\s+(?:la\s+|el\s+)?(?=(?:responsable|encargad[oa]|a cargo)\b)/iu,
      '',
    ),
    rule(
      /^mis (?:funciones|tareas|responsabilidades) (?:son|eran|incluyen|incluían|incluyeron|consistían en)(?: también)?:?\s+/iu,
      '',
      'weak-opening',
    ),
    rule(/^(?:funciones|tareas|responsabilidades):\s+/iu, '', 'weak-opening'),
    rule(/^yo\s+(?=\p{L})/iu, ''),
  ],
  fr: [
    rule(/^(?:je suis|j['’]étais|j['’]ai été)\s+(?=(?:responsable|chargée?|en charge)(?!\p{L}))/iu, ''),
    rule(
      /^mes (?:missions|tâches|responsabilités) (?:sont|étaient|incluent|incluaient|comprenaient)\s*:?\s+/iu,
      '',
      'weak-opening',
    ),
    rule(/^(?:missions|tâches)\s*:\s+/iu, '', 'weak-opening'),
    rule(/^j['’]ai participé (?=(?:à|au|aux)(?!\p{L}))/iu, 'participation '),
    rule(/^j['’]ai contribué (?=(?:à|au|aux)(?!\p{L}))/iu, 'contribution '),
    rule(/^a contribué (?=(?:à|au|aux)(?!\p{L}))/iu, 'contribution ', 'clearer'),
  ],
  de: [
    rule(/^(?:ich\s+)?(?:bin|war)\s+(?:auch\s+)?(?=(?:verantwortlich|zuständig)\b)/iu, ''),
    rule(
      /^(?:meine|zu meinen) (?:aufgaben|tätigkeiten) (?:waren|sind|gehörten|umfassten|umfassen)\s*:?\s+/iu,
      '',
      'weak-opening',
    ),
    rule(/^(?:aufgaben|tätigkeiten)\s*:\s+/iu, '', 'weak-opening'),
    // "Ich habe die Website neu aufgebaut": the participle at the end carries the line.
    rule(
      /^(?:ich\s+)?habe\s+(?!\s)(?!\p{L}+$)(?!.*(?<!\p{L})(?:bin|war|ist|sind|wurde|kann|habe)(?!\p{L}))(?=[^,.;:]*\s(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,}(?:t|en))\.?$)/iu,
      '',
    ),
  ],
  zh: [
    rule(/^(?:我的)?主要(?:工作|职责|任务)(?:是|为|包括)[：:]?\s*/u, '', 'weak-opening'),
    rule(/^主要是\s*/u, '', 'weak-opening'),
    rule(/^(?:本人|我)(?=(?:主要)?(?:负责|参与|协助|担任|热爱|带领|管理|完成|使用|熟悉|具有|具备|拥有))/u, ''),
  ],
  ja: [
    rule(/^(?:私|わたし|僕)は、?(?=.)/u, ''),
    rule(/^主な(?:業務|仕事|担当)は[、：:]?\s*/u, '', 'weak-opening'),
    rule(
      /(?<=(?:担当|対応|参加|作成|指導|管理|使用|実施|開発|運用|協力|分析|設計|構築|支援|補佐|教育|接客|販売|提案|導入|改善|整備|お手伝い|受付|運営|発注|清掃|調理|配膳|準備|整理|確認|企画|営業|育成|入力|集計|報告|交渉|案内|訪問|修理|点検|検査|製造|組立|梱包|出荷|配送))(?:を)?(?:させていただ(?:きました|いております|いています|いておりました)|いたし(?:ました|ております)|し(?:ております|ておりました|ていました|ています|ました))[。．]?$/u,
      '',
      'clearer',
    ),
    rule(
      /(?<=\p{L})を(?:行っております|行っておりました|行っています|行っていました|行いました)[。．]?$/u,
      '',
      'clearer',
    ),
  ],
};

/** At the start of a profile: who is speaking goes, what the person is stays. */
export const profileRules: Readonly<Record<Exclude<Language, 'en'>, readonly OpeningRule[]>> = {
  es: [rule(/^(?:yo\s+)?soy\s+(?:un|una)\s+(?!\s)(?!.*\by (?:me|tengo|busco|trabajo|quiero)\b)/iu, '')],
  fr: [rule(/^je suis\s+(?:un|une)\s+(?!\s)(?!.*\bet\b)/iu, '')],
  de: [rule(/^ich bin\s+(?:ein|eine)\s+(?!\s)(?!.*\bund\b)/iu, '')],
  zh: [rule(/^(?:本人|我)(?=(?:热爱|具有|具备|拥有|熟悉|性格|从事|擅长|有))/u, '')],
  ja: [rule(/^私は、?/u, '')],
};
