import type { LineCues } from '../../cues/lines.ts';

export const frenchLineCues: LineCues = {
  asideWords: '\\b(?:arrêt|congé|sans emploi|bénévole)\\b',
  personalLabels:
    '(?:n[º°o]\\.? ?(?:de )?)?(?:d\\.n\\.i\\.?|cuil|cuit)|numéro de sécurité sociale|' +
    'n° de sécurité sociale|date de naissance|lieu de naissance|né\\(?e?\\)? le|âge|' +
    'situation (?:familiale|de famille)|sexe|religion|enfants',
  personalValues:
    'non-smoker|célibataire|marié|mariée|divorcée?|enfants?|ans|sans|janvier|février|mars|avril|mai|juin|' +
    'juillet|août|septembre|octobre|novembre|décembre|et',
  firstSchool: 'école (?:primaire|maternelle|élémentaire)|primaire',
  moreThanFirstSchool: 'licence|enseign\\p{L}*|professeur\\p{L}*|collège|lycée|bac',
  littleOfIt: 'notions?|bases|débutante?|scolaire',
  objectiveWords: 'recherche|souhaite|objectif|motivée?|défi',
  toolHeadings: 'informatique|outils|logiciels|bureautique|compétences informatiques',
  toolEmphasis: '',
  toolLabels: 'environnement(?: technique)?|outils|technologies utilisées',
  hanging: 'et|ou|du|des|le|les|à|au|aux|avec|pour|par|dans',
  aboutEmployer: 'entreprise|secteur',
  foreign: 'de|du|des|la|le|les|et|pour|il|gli|che',
  toldAt: 'chez|en|in|à|dans',
  toldArticle: "le |l['’]",
  leaning: '\\b(?:même|ce|cette|ces|aussi|ensuite|puis)\\b',
  amountUnit: 'pour cent',
  bulletOpening: "le|l['’]|mon|ma",
  ofOneKind: 'langages?(?: de programmation)?|bases de données|outils|logiciels',
  roleEnding: '',
  courseHeading: 'formations? (?:complémentaires?|continues?)|stages de formation',
  academic: '',
  groupLabel: 'autres?|divers',
  listEdge: '^(?:et|ou)\\s',
  listJoint: 'et',
  smallWord: 'de|la|le|du|des|et',
  locative: 'au|aux|dans (?:le|la|les)',
  weak: '',
  roleLabel: 'poste',
  graduate: 'diplom|étudiant',
  pageMark: '^(?:page) ?\\d{1,2}(?: ?(?:sur|di|\\/|de) ?\\d{1,2})?$',
  leaningPart: 'cela|ce|cette|ces|ainsi',
  spelledBehind: 'et|ou|avec',
  ownFirm: '',
  obtained: '',
  timeLimit: 'partiel|saison',
  hours: 'heures',
  doubledWords: 'de|du|des|la|le|les|en|avec|pour|par|et|un|une|dans',
};
