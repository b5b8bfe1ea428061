import { type StatementCues, wholeWords } from '../statement-cues.ts';

export const frenchStatements: StatementCues = {
  denials: [wholeWords("n['’]\\p{L}+|ne|pas(?! seulement)|jamais|aucune?|rien|sans|guère|à peine")],
  wishes: [
    wholeWords(
      "je (?:voudrais|veux|souhait\\p{L}+|espère|aimerais|devrais|pourrais|vais|compte)|j['’](?:aimerais|espère)|comme si|fais semblant",
    ),
    /(?:^|[,;] )si /iu,
  ],
  ofThePosting: [/^(?:dans |selon )?(?:l['’]annonce|l['’]offre|cette (?:annonce|offre))(?!\p{L})/iu],
  ofOthers: [
    /^(?:m(?:on|a|es)|notre) (?:\p{L}+ )?(?:collègues?|chefs?|patronn?e?|amie?s?|frère|s(?:œ|oe)ur|mari|femme|père|mère|supérieure?)(?!\p{L})/iu,
  ],
  self: [wholeWords("je|j['’]\\p{L}+|moi|nous|m['’]\\p{L}+")],
};
