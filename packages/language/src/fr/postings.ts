import { pattern } from '../pattern.ts';
import { infinitive, latinJoints, type PostingWords, phrases, type SeniorityWords, words } from '../posting-words.ts';

export const frenchPostings: PostingWords = {
  joints: latinJoints('et|&|ainsi que', 'et/ou|ou|ou bien|voire', 'tels? que|telles? que|par exemple|comme'),
  openTail: pattern('iu')`
      ^(?:une?\s|des\s|tout\s|tous?\s|dans\s(?:un|une)\s)?(?:logiciels?\s|outils?\s|diplômes?\s
      |formations?\s)?(?:similaires?|équivalente?s?|assimilée?s?|comparables?|autres?|analogues?
      |expérience équivalente|apparentée?s?|prêt|prête|en cours)(?!\p{L})
    `,
  character: words(`
    adapt* adaptabilite aisance analyse analytique apprendre attitude autonom* bienveillan* bon bonne calme client
    clients commercial commerciale communicati* communiquer contact* creativ* curieu* curiosite diplomat* discret*
    discretion disponib* dynam* ecoute ecrit ecrite empath* engage* engagement enthousias* envie equipe esprit
    excellent* fiab* fibre force gestion gout goût honnete* humilite humour implication implique* initiative* leadership
    lu minutieu* motiv* oral orale organis* parle passion* patien* patience polyvalen* ponctu* ponctualite positiv*
    presentation priorites proposition qualite* reactiv* redactionnel* relation* relationnel* resistan* rigour*
    rigoureu* rigueur sens serieu* serieux service soigneu* souriant* sourire stress synthese tact travail volontaire
  `),
  wishes: phrases(`
    passion pour|passionné par|passionnée par|intérêt pour|goût pour|goût du|envie de|sensible à|curiosité|vous aimez
    sens de|sens du|appétence
  `),
  bareVerb: /^\p{L}{2,}(?:er|ir|re|ez)$/iu,
  doingNoun:
    /^\p{L}+(?:tion|sion|ment|age|ance|ence|ise|ure|suivi|contrôle|conseil|entretien|analyse|accueil|gestion|saisie|vente|pose)$/iu,
  ofWord: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:des?|du|d['’]|de la|en|à|aux?)/iu,
  adjectiveEnding:
    /\p{Ll}(?:al|ale|aux|ales|if|ive|ifs|ives|iques|aires|eux|euse|ables?|ibles?|és|ées|els|elles|antes|écrite|écrit|externes?|internes?)$/u,
  trailing:
    /^(?:en|pour|avec|par|que|qui|de|du|des|d['’]|à|au|aux|dans|sur|selon|sans|afin|dont|tout|tant|notamment|où|nous|est|y compris|etc)(?:\s|(?<=['’]))/iu,
  deedStart: new RegExp(
    `${infinitive('er|ir|re|ez')}|^\\p{L}+(?:tion|sion|ment|age)\\s(?:des?|du|d['’]|aux?|à|avec)(?!\\p{Ll}{3})`,
    'iu',
  ),
  lastDeed: null,
  aside:
    /^(?:car|parce que|puisque|afin que|nous|notre|nos|qui|dont|y compris|tout en|en garantissant|en veillant|si|sans|pas|etc)(?!\p{L})/iu,
};

export const frenchSeniority: SeniorityWords = {
  trainee: 'stagiaire|stage|alternance|alternant|apprenti',
  junior: 'débutant|débutante',
  executive: 'directeur général|directrice générale',
  head: 'directeur|directrice|responsable|chef de|cheffe de|cheffe comptable',
  lead: 'superviseur|chef d’équipe',
  senior: 'confirmé|confirmée|expérimenté|expérimentée',
};
