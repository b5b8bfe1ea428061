import type { Language } from '@fitted/contract/languages';
import { list } from './guard-words.ts';

/** Words at one level of ownership, so that one may become the other without raising it. */
export interface SameLevel {
  /** "responsible for": the thing is the person's to look after, so they may be said to manage it. */
  readonly charge: readonly string[];
  /** "manage", said of a thing. */
  readonly managing: readonly string[];
  /** Deeds that stay help as long as help is named: "took part in setting up" and "took part in launching". */
  readonly making: readonly string[];
  /** "by", "through": the old line itself says what brought the change about. */
  readonly means: readonly string[];
  /** A change as a deed: "lowered". */
  readonly deeds: readonly string[];
}

export const sameLevel: Readonly<Record<Language, SameLevel>> = {
  en: {
    charge: list('responsible_for in_charge_of accountable_for handle handles handled handling manag*'),
    managing: list('manag* handl* run runs ran running responsible'),
    making: list(
      'launch* introduc* develop* build* built creat* design* implement* complet* deliver* delivery organis* organiz* establish* negotiat*',
    ),
    means: list('by through thanks_to via'),
    deeds: list('reduc* cut cuts cutting lower* increas* rais* improv*'),
  },
  es: {
    charge: list(
      'responsable_de responsable_del me_encargo me_encargaba encargado_de encargada_de encargado_del encargada_del a_cargo a_mi_cargo llevo llevaba',
    ),
    managing: list('gestion* administr* llev* responsable encargad*'),
    making: list(
      'lanz* implement* implant* desarroll* crear creo creado creada creacion disen* introduc* introduj* complet* organiz* negoci*',
    ),
    means: list('mediante gracias_a a_traves'),
    deeds: list('reduc* reduj* baj* aument* mejor*'),
  },
  fr: {
    charge: list(
      'en_charge en_charge_de responsable_de responsable_des responsable_du charge_de chargee_de charge_des chargee_des charge_du chargee_du je_m_occupe',
    ),
    managing: list('gestion ger* gere* gerer responsable*'),
    making: list(
      'lanc* lancement deploy* deploi* mise_en_place mis_en_place develop* developp* creer creation conception concevoir concu introduction introduit negoci*',
    ),
    means: list('grace_a en'),
    deeds: list('redui* reduction* augment* amelior*'),
  },
  de: {
    charge: list('verantwortlich verantwortlich_fur zustandig zustandig_fur'),
    managing: list('verwalt* betreu* verantwort* zustandig*'),
    making: list(
      'einfuhr* eingefuhrt aufbau* aufgebaut entwickl* umsetz* umgesetzt implementier* konzip* konzept* verhandl*',
    ),
    means: list('durch dank mittels'),
    deeds: list('senk* gesenkt* reduzier* steiger* gesteiger* erhoh* verbesser*'),
  },
  zh: {
    charge: list('负责 分管 主管'),
    managing: list('管理'),
    making: list('完成 搭建 构建 建立 上线 发布 设计 制定 策划 规划 推进'),
    means: list('通过 经过 借助'),
    deeds: list('提升 提高 降低 减少'),
  },
  ja: {
    charge: list('担当 受け持'),
    managing: list('運営'),
    making: list('導入 構築 立ち上げ 企画 立案 策定 設計 推進 展開'),
    means: list('結果 により によって で'),
    deeds: list('減少 削減 向上 改善 短縮'),
  },
};
