import type { Language } from '@fitted/contract/languages';
import { list } from './guard-words.ts';

/**
 * The rungs between helping and leading. A word on one rung may stand for another on the same rung, and the person is asked
 * whether it does; a step up is held back.
 */
export interface Ladder {
  /** "designed", "completed": strong words for doing, which a line without a verb or with a plain one may be given. */
  readonly doing: readonly string[];
  /** "managed", "at the head of", "accountable for": having charge. */
  readonly leading: readonly string[];
  /** "reached", "obtained": a result that the figures of the line may already tell. */
  readonly reached: readonly string[];
  /** "suggested", "was chosen", "took minutes": less than doing. */
  readonly lesser: readonly string[];
}

export const ladder: Readonly<Record<Language, Ladder>> = {
  en: {
    doing: list(
      'design* complet* finish* deliver* launch* introduc* implement* develop* build* built creat* program* coded run ran running runs found founded establish* negotiat* teach* taught train* coach* present* close* clos*',
    ),
    leading: list(
      'manag* lead* led head headed heads heading run ran runs running oversee* oversaw overseen supervis* direct directed directs directing own owns owned ownership accountable responsible in_charge charge_of through_six chair* report_to_me',
    ),
    reached: list('reach* achiev* attain* met hit hits'),
    lesser: list(
      'suggest* propos* recommend* chosen selected asked invited shadow* observ* attend* minutes notes liais* sat sit sits watch* supported_by learn* draft*',
    ),
  },
  es: {
    doing: list(
      'disen* crear creo cree creado creada creacion creando implement* implant* desarroll* lanz* introduj* introduc* negoci* complet* finaliz* termin* cerr* cierr* defin* present* coordin* gestion*',
    ),
    leading: list(
      'dirig* dirij* direccion gestion* administr* lider* lidere encabez* responsab* encargad* a_cargo al_frente jef* coordin* supervis* llev*',
    ),
    reached: list('logr* consegu* consig* alcanc* alcanz* obtuv* obten*'),
    lesser: list(
      'propus* propon* propuest* suger* sugir* asist* observ* acta actas elegid* seleccionad* toma_de aprend* usuari*',
    ),
  },
  fr: {
    doing: list(
      'concu concue concevoir conception concev* creer cree creee creation develop* developp* lanc* lancement mis_en_place mise_en_place instaur* introdu* deploy* deploi* achev* finalis* termin* defini* negoci* anim* gestion ger* gere* gerer',
    ),
    leading: list(
      'dirig* direction manag* management gestion ger* gere* gerer encadr* responsab* en_charge charge_de chargee_de pilot* coordon* coordination superv* chef* a_la_tete',
    ),
    reached: list('obten* obtenu* atteint* attein*'),
    lesser: list(
      'propos* suger* assist* observ* compte_rendu comptes_rendus choisi* selectionn* relu* appren* selon utilis* form*',
    ),
  },
  de: {
    doing: list(
      'entwickl* eingefuhrt einfuhr* aufgebaut aufbau* baute konzept* konzip* entwarf* entworfen entwurf* umgesetzt umsetz* implementier* verhandl* abgeschloss* koordin* grund* gegrund*',
    ),
    leading: list(
      'leit* geleitet leitung fuhrung fuhrte gefuhrt fuhre fuhren verantwort* steuer* management manag* koordin*',
    ),
    reached: list('erreich* erziel*'),
    lesser: list(
      'vorgeschlag* vorschlag* angeregt teilnahme teilgenommen protokoll* ausgewahlt einteil* mitwirk* zuarbeit* nutz* gelernt',
    ),
  },
  zh: {
    doing: list('设计 制定 策划 规划 搭建 构建 建立 组建 创建 上线 发布 优化 改进 改善 完成 推进 落地 推动'),
    leading: list('主导 牵头 领导 主持 主办 主抓 带领 带队 率领 管理 主管 统筹 负责'),
    reached: list('实现 达成 达到 增加 提高 提升'),
    lesser: list('建议 提出 记录 旁听 整理 写过 指导 用过 由架构师'),
  },
  ja: {
    doing: list('企画 立案 策定 設計 構築 立ち上げ 推進 展開 導入 完了 実現 改善 管理'),
    leading: list('管理 統括 総括 責任者 責任 リーダー マネジメント 主導 リード 牽引 率い 監督 指揮'),
    reached: list('達成 実現 向上 改善 増加 削減'),
    lesser: list('提案 議事録 下書き 教え 沿った 基づ 補助 同席 記録 入力 案を'),
  },
};
