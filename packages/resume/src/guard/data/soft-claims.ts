import type { Language } from '@fitted/contract/languages';
import { list } from './guard-words.ts';

/**
 * Claim words that are as often another word for what stood there: where as much went as came, they are asked about. Reach,
 * quantity, rank, credentials and depth are never among them.
 */
export const softClaims: Readonly<Record<Language, readonly string[]>> = {
  en: list(`gained earned attract* solv* prevent* avoid* quality site sites branch* firm organis* organiz* result* outcome* present* spoke speak*
    diagnos* operated forecast* authori* appoint* elected high daily weekly nightly quickly accurately constantly consistently
    efficiently effectively directly full platform infrastructure production cut cuts cutting reduc* lower* rais* lift* performance large every recruit* hir*
    promot* satisf* saving* sav* key first only major`),
  es: list(`evit* gener* calidad resultado* oper* represent* imparti* ensen* diagnost* siempre constantemente directamente rapidamente
    empresa* solo sola publiqu* contrat* mejor* elimin* reduj* increment* gran grande grandes satisf* ahorr* plataforma* principal*`),
  fr: list(`evit* gener* qualite resultat* oper* represent* enseign* diagnost* toujours systematiquement directement rapidement entreprise*
    importan* augment* amelior* publi* recrut* elimin* satisf* economie* plateforme* principal* toutes mention* habilit*`),
  de: list(`ergebnis* qualitat* oper* unterricht* lehr* diagnos* stets immer laufend* direkt schnell* personlich* vermeid* vermied* wichtig*
    verbesser* veroffentlich* einstell* eingestellt zufrieden* einspar* plattform* erhoh* steiger*`),
  zh: list('讲授 主讲 质量 成果 成效 成绩 平台 快速 持续 代表 测试 成本 节省 节约 招聘'),
  ja: list('品質 精度 正確 発表 採用 改善 短縮 迅速 削減 コスト 講師 英語'),
};
