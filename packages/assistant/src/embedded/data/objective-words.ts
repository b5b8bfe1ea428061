import { pattern } from '@fitted/language/pattern';

/** Words of an objective or a cliché in the six languages: what somebody hopes for, or what everybody says about themselves. */
export const objectiveWords = pattern('iu')`
  \b(?:seeking|seek|looking (?:for|forward)|to (?:obtain|secure|work|get|be|pursue|achieve|acquire|build|grow
  |enhance|utili[sz]e|use|excel|join|become|contribute|make|gain|learn|find|associate)|wish(?:es)?|aim(?:ing)?
  |aspir\w+|hope|challenging|growth|opportunit\w+|career|hard[ -]?working|motivated|passionate|reputed|reputable
  |organi[sz]ation)\b|(?<!\p{L})(?:busco|deseo|objetivo|reto|crecer|motivad[oa]|recherche|souhaite|objectif|motivée?
  |défi|suche|ziel|herausforderung|motiviert|belastbar|teamfähig)(?!\p{L})|成長|御社|貴社|希望|挑戦|寻求|希望|发展|积极向上|吃苦耐劳
`;
