import type { ClaimCues } from '../claim-cues.ts';
import { phrases } from '../posting-words.ts';

export const frenchClaimCues: ClaimCues = {
  denied: phrases(`
    aucune expérience|pas d’expérience|sans expérience|aucune connaissance|sans connaissance|jamais utilisé
    jamais travaillé|ne connais pas|ne maîtrise pas|échoué à|échoué au
  `),
  deniedBefore: 'non admis|non obtenu',
  others: phrases(`
    l’équipe voisine|une autre équipe|mon collègue|ma collègue|rattaché à|rattachée à|sous la responsabilité de
  `),
  wished: phrases(`
    recherche un|recherche une|à la recherche|souhaite|souhaiterais|aimerais|désireux de|désireuse de
    intéressé par|intéressée par
  `),
  wishedLabel: 'poste recherché|poste souhaité',
  wishedFirst: 'objectif',
  wishedBefore: '',
  own: 'mon|ma|mes',
  learnt: 'participation à|participé à|en train d’apprendre|je prépare',
  helped: 'j’ai aidé|aidé à|aidé le|aidé la|aidé les|j’aide',
  unfinished: 'inachevé|non terminé|abandonné',
  state: 'en cours|expiré|expirée|périmé|inactif|en préparation',
  hiringVerbs: 'recruté|embauché|recrutement de',
  hiredPeople: 'ingénieurs|développeurs|consultants|candidats',
  teamOpenings: 'pour l’équipe|à l’équipe',
  teamNouns: '',
};
