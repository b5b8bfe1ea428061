import { pattern } from '@fitted/language/pattern';

/** How hidden instructions address software, in all six languages, in addition to the guard's own table. */
export const softwarePhrases = pattern('iu')`
  \bif you are an? (?:ai|llm|bot)\b|\b(?:ignore|disregard|forget) (?:all |any |your |the )?
  (?:previous |prior |above )?(?:rules|instructions|guidelines|prompts?)\b|\[\[?system\b
  |\b(?:ignora|olvida) (?:todas )?(?:las|tus|sus) (?:instrucciones|reglas)\b|\bignore[zr]? (?:vos|les|toutes les
  |tes) (?:instructions|consignes|règles)\b|\boutils d['’]ia\b
  |\b(?:ignoriere|missachte|vergiss)n? (?:sie )?(?:alle |deine |ihre |die )?(?:vorherigen |bisherigen )?
  (?:anweisungen|regeln|instruktionen)\b|忽略(?:之前|以上|所有|前面)|(?:指示|命令)を(?:すべて)?無視|AIへの指示
`;
