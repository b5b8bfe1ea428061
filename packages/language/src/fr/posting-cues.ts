import { pattern } from '../pattern.ts';
import type { LeadClauses, PostingCues } from '../posting-cues.ts';
import { phrases } from '../posting-words.ts';

export const frenchPostingCues: PostingCues = {
  headings: {
    must: phrases(`
      profil|votre profil|le profil|ce que nous demandons|ce que nous attendons|nous demandons|il vous faut
      ce qu’il vous faut|vos atouts|vos compétences|votre expérience|savoir-faire|impératif|profil recherché
      vous avez|vous êtes|compétences|compétences requises|qualifications|exigences|requis|prérequis
      ce que nous recherchons|formation|indispensable|expérience
    `),
    nice: phrases(`
      serait un plus|seraient un plus|atouts|un plus|apprécié|appréciés|appréciées|souhaité|souhaités|souhaitées
      idéalement|serait parfait|ce serait parfait|bonus
    `),
    duty: phrases(`
      missions|vos missions|vos tâches|vos activités|ce que vous ferez|ce qui vous attend|votre quotidien
      votre travail|les missions|la mission|le travail|vos responsabilités|au quotidien|tâches|responsabilités
      le poste|vous serez chargé|votre mission|votre rôle|activités|description du poste
    `),
    offer: phrases(`
      nous offrons|nous proposons|on vous offre|on vous propose|en échange
      nos avantages|vos avantages|notre histoire|nos valeurs|contrat|horaires|pour postuler|candidature
      processus de recrutement|avantages|à propos|qui sommes-nous|notre entreprise|l’entreprise|rémunération
      conditions|ce que nous offrons|pourquoi nous rejoindre|les avantages|package
    `),
  },
  weakHeadings: phrases(`
    impératif|contrat|horaires|candidature|le travail|la mission|votre travail|expérience|formation|compétences
    qualifications|profil|conditions
  `),
  headingConnectives: 'et|votre|professionnelle',
  sentences: {
    must: phrases(`
      exigé|exigée|obligatoire|indispensable|impératif|requis|requise|au moins|minimum|vous maîtrisez
      vous justifiez|vous possédez|vous disposez|candidat idéal
    `),
    nice: phrases(`
      apprécié|appréciée|appréciés|appréciées|souhaité|souhaitée|souhaités|souhaitées|serait un plus
      seraient un plus|est un plus|un plus|de préférence|idéalement|un atout|si possible|ce serait bien
      nous aiderait|nous aideraient
    `),
  },
  duties: phrases(`
    vous aurez à|il s’agit de|le poste consiste|le titulaire|on attend de vous|au programme|vos journées
    en charge de|vous serez chargé|vous serez chargée|vous serez responsable|vous assurez|vous assurerez
    vous gérez|vous réalisez|vous participez|vous êtes chargé|vos missions|votre mission|vous intervenez
    vous préparez|vous accompagnez|vous veillez|vous effectuez
  `),
  dutyOpening: pattern('u')`
    ^(?:[^,.]{3,60},\s)?vous\s(?!etes|avez|beneficie|recevr|rejoign|rejoindr|integr|aimez|souhaitez|cherchez|voulez
    |serez (?:accueilli|forme|rattache)|disposez|disposerez|profit|evolu|trouver|percevr|dependr)\p{L}+(?:ez
    |ons)(?!\p{L})
  `,
  asking: 'expérience|connaissance|gestion',
  notAsked: phrases(`
    pas demandé|pas demandée|pas obligatoire|pas exigé|pas exigée|pas indispensable|pas requis|pas requise
    n’est pas exigé|pas besoin|nul besoin|nous vous formons|aucune expérience|aucun diplôme|inutile
    n’est pas nécessaire|pas nécessaire
  `),
  offers: 'nous offrons|nous proposons|vous bénéficiez|vous bénéficierez',
  benefits: phrases(`
    mutuelle|tickets restaurant|tickets resto|titres-restaurant|rtt|télétravail|13e mois|treizième mois
    intéressement|véhicule de fonction|prime|cse|prévoyance
  `),
  companyOpenings: phrases(`
    nous|notre|nos|rejoignez|postulez|envoyez|candidature|candidatures|salaire|rémunération|contrat|horaires
    lieu|créée|fondée|depuis|chez|l’entreprise|n’hésitez|si vous|merci|type de contrat|le poste est
  `),
  companyAsks: 'nous recherchons|nous cherchons|nous attendons|nous demandons|nous exigeons',
  reader: 'vous|votre|vos|candidat|candidate',
  employer: 'nous|notre|nos|entreprise',
  machines: phrases(`
    assistants automatiques|ignorez les instructions|instructions précédentes|oublie les règles
  `),
};

export const frenchLeadClauses: LeadClauses = {
  surroundings:
    "sous (?:l['’]autorité|la responsabilité|la direction)|rattachée?s? (?:à|au|aux)|au sein d|en lien avec|intégrée? (?:à|au)",
  addressed: 'vous',
  openings: pattern('iu')`
    ^(?:(?:idéalement|de plus|par ailleurs|en outre),?\s)?(?:vous (?:serez (?:en charge|chargée?|responsable) (?:de
    |d['’])|aurez à|devrez|savez|connaissez|maîtrisez|êtes titulaire (?:de|d['’])|justifiez (?:de|d['’])|possédez
    |disposez (?:de|d['’])|avez(?: déjà)?(?: (?:travaillé|utilisé))?)|titulaire (?:de|d['’])
    |nous (?:cherchons|recherchons|demandons|attendons|exigeons)(?: (?:une personne|quelqu['’]un) qui (?:sait|a))?
    |il (?:vous faut|s['’]agit de)|le poste consiste à|au programme\s?:|ce serait bien (?:de|d['’]|si vous)
    |(?:serait|seraient) un plus\s?:?|un plus\s?:|on attend de vous que vous)(?:(?<=['’])|(?!\p{L}))
  `,
  reasons: 'car|parce que|puisque',
  predicates: String.raw`est|sont|serait|seraient|nous aide\p{L}*`,
};
