import type { PolitenessCues } from '../../cues/politeness.ts';

export const frenchPoliteness: PolitenessCues = {
  openings: [
    '(?:oups|attends|attendez|pardon|désolée?|en fait|finalement)[,!.]* |non[,.]? (?=(?:mets|ajoute|déplace|change|plutôt|dans|sous))',
    "(?:s['’]il (?:te|vous) pla[iî]t|stp|svp|maintenant|aussi|bonjour|salut|merci de)[,!]? ",
    '(?:(?:est-ce que )?(?:tu peux|vous pouvez|tu pourrais|vous pourriez)|peux[- ]tu|pourrais[- ]tu|' +
      "pouvez[- ]vous|pourriez[- ]vous|peut-on)(?: me| s['’]il (?:te|vous) pla[iî]t)? ",
    "(?:je voudrais|je souhaite(?:rais)?|je veux|j['’]aimerais|il faudrait|est-il possible de) ",
  ],
  closings: [
    ' (?:à|dans|sur|de) (?:mon|ce) cv| (?:au|du|sur le|dans le) cv',
    ' (?:aussi|également)',
    ",? (?:s['’]il (?:te|vous) pla[iî]t|stp|svp|merci)",
  ],
};
