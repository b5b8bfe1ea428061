import type { Language } from '@fitted/contract/languages';

/** Words by which a line tells what came of a deed. */
const results: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:result(?:s|ed|ing)? in|leading to|led to|so that|which (?:cut|reduced|increased|saved|raised|led|helped|improved)|thereby|(?:increas|reduc|cutt|sav|rais|improv|doubl|halv|decreas|achiev|eliminat)ing|increased|reduced|doubled|halved|saved|achieved|exceeded|won)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lo que|con lo que|logrando|logr[éó]|consiguiendo|reduciendo|aumentando|mejorando|reduje|redujo|aument[éó]|ahorr\p{L}+|superando)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ce qui|permettant|réduisant|augmentant|améliorant|réduit|augmenté|économis\p{L}+|dépass\p{L}+|obtenu)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wodurch|sodass|so dass|dadurch|gesenkt|gesteigert|erhöht|reduziert|verkürzt|eingespart|verbessert|verdoppelt|halbiert|erreicht|gewonnen)(?!\p{L})/iu,
  zh: /提升|提高|降低|减少|增长|节省|节约|缩短|实现|达到|获得/u,
  ja: /向上|削減|短縮|改善|達成|増加|減少|受賞|実現|減らし|増やし/u,
};

export function tellsResult(text: string, language: Language): boolean {
  return results[language].test(text);
}
