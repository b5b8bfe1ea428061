import type { AssistantWords } from '../assistant-words.ts';
import { rule } from '../opening-rule.ts';
import { pattern } from '../pattern.ts';
import { list } from '../word-list.ts';
import { frenchChat } from './chat/chat.ts';
import { frenchAssistantCues } from './cues/assistant-cues.ts';
import { frenchMarks } from './marks.ts';

export const frenchAssistant: AssistantWords = {
  chat: frenchChat,
  cues: frenchAssistantCues,
  look: {
    gapFound: 'Dans votre CV, rien ne figure entre {from} et {to}.',
    pages: 'Le vôtre fait maintenant {pages} pages.',
    onePage: 'Le vôtre fait maintenant une page.',
    stands: 'Votre CV dit « {line} ».',
    shows: 'On demande {name} : votre ligne « {line} » le montre.',
    speaksForYou: 'Ce qui parle pour vous ici :',
    oldest: 'Votre poste le plus ancien y commence en {year} : « {line} ».',
    figures: 'Lignes de travail avec un chiffre : {count} sur {all}.',
    alsoWeak: 'Faibles aussi :',
    warm: 'Je comprends que cela vous préoccupe.',
    notSure: 'Ni votre CV ni l’annonce ne me le disent, c’est donc à vous de décider.',
    asksMust: 'L’annonce le demande : « {quote} ».',
    asksWish: 'L’annonce le cite comme un souhait, pas comme une condition : « {quote} ».',
    shownHere: 'Votre CV le montre : « {line} ».',
    notShownHere:
      'Votre CV ne le montre pas. Si vous l’avez fait, dites-moi où et je l’ajoute. ' +
      'Sinon, laissez-le de côté ; en entretien, vous pouvez dire que vous apprenez vite.',
    plus: '{name} (apprécié)',
    counts: 'Cela compte : l’annonce demande « {quote} ».',
    mayStand: 'C’est vrai et c’est à vous, cela peut donc figurer. L’annonce ne le demande pas en ces termes.',
    yourChoice:
      'S’il montre quelque chose que ce poste demande, ou remplit une période qui serait vide, il peut rester, ' +
      'en bref. Sinon il peut partir sans perte. C’est vous qui décidez.',
    takeOut: 'Le retirer',
    shorten: 'Le raccourcir',
  },
  timesOff: {
    present: 'aujourd’hui',
    parental: 'Congé parental',
    care: 'Aide à un proche',
    illness: 'Arrêt pour raisons de santé',
    other: 'Pause professionnelle',
    unemployed: 'Recherche d’emploi',
  },
  operations: {
    state: 'L’ajouter comme mon travail',
    remove: 'Retirer quelque chose',
    move: 'Déplacer quelque chose',
    replace: 'Changer des mots',
    correct: 'Rectifier une donnée',
    shorten: 'Le raccourcir',
    strengthen: 'Renforcer une ligne',
    tailor: 'L’adapter à l’offre',
    undo: 'Annuler la dernière modification',
    missing: 'Voir ce qui manque',
    weakest: 'Voir la ligne la plus faible',
    spelling: 'Vérifier l’orthographe',
    summary: 'Écrire un profil',
    one_page: 'Le tenir sur une page',
    reorder: 'Le trier',
    add: 'Ajouter quelque chose',
    retract: 'Retirer ce qui n’est pas vrai',
    remove_words: 'Retirer des mots d’une ligne',
    rename: 'Renommer un titre',
    split: 'Couper une ligne',
    merge: 'Réunir deux lignes',
    emphasise: 'Mettre quelque chose en avant',
    tense: 'Changer le temps',
    put_back: 'Remettre quelque chose',
    improve: 'L’améliorer',
    ready: 'Me dire s’il est prêt',
    score: 'Expliquer le score',
    changed: 'Voir ce qui a changé',
    gap: 'M’aider pour un trou',
    letter: 'M’aider pour une lettre',
    explain: 'Me dire pourquoi',
    advice: 'Me conseiller',
    add_role: 'Ajouter un poste',
    format: 'Mise en page et fichiers',
    add_all: null,
    untrue: null,
    redo: null,
    reset: null,
    compare: null,
    honesty: null,
    worry: null,
    translate: null,
    product: null,
    help: null,
    yes: null,
    no: null,
    choose: null,
    complain: null,
    greeting: null,
    thanks: null,
    other: null,
  },
  talk: pattern('iu')`
    (?<!\p{L})(?:svp|stp|s['’]il (?:vous|te) pla[iî]t|vous|mets|mettez|ajoute[zr]?|enlève|enlevez|supprime[zr]?
    |merci|pardon|désolée?|dites que|dis que|ce truc)(?!\p{L})
  `,
  headings: {
    summary: 'Profil',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications',
    languages: 'Langues',
    interests: "Centres d'intérêt",
    awards: null,
    publications: null,
    volunteering: null,
    references: null,
    other: null,
  },
  customs: {
    skillsAboveWork: true,
    profileOnTop: true,
    educationBelowWork: true,
    personalLabels: null,
  },
  resources: { verbs: false, dictionary: false, monthNames: false },
  marks: frenchMarks,
  summary: {
    since: '{role}, {place}, depuis {year}',
    sinceAlone: '{role} depuis {year}',
    former: '{role}, {place} ({period})',
    formerAlone: '{role} ({period})',
    comma: ', ',
    stop: '.',
    gap: ' ',
    cliche: pattern('giu')`
      (?<!\p{L})(?:personne\p{L}*|sérieu\p{L}+|dynami\p{L}+|écoute|motivée?s?|rigoureu\p{L}+|ponctuel\p{L}*|autonome\p{L}*|polyvalent\p{L}*|organisée?s?
      |souriante?s?|créati\p{L}+|curieu\p{L}+|impliquée?s?|passionnée?s?|volontaire\p{L}*|disponible\p{L}*|flexib\p{L}+|adapt\p{L}+|travail\p{L}*
      |équipe|esprit|bonne?s?|excellente?s?|grande?s?|sens|relationnel\p{L}*|contact|capacités?|rapide\p{L}*|apprendre|apprentissage|défis?|relever
      |toujours|très|beaucoup|avec|pour|dans|sous|pression|nouve\p{L}+|professionnel\p{L}*|aime|suis|qualités?|goût|investie?s?|enthousias\p{L}+)(?!\p{L})
    `,
    wish: pattern('iu')`
      (?<!\p{L})(?:je (?:souhaite|recherche|cherche|désire|voudrais)|souhaitant|souhaite|recherche|à la recherche|désireu(?:x|se)|en quête|objectif
      |mettre m(?:es|on) \p{L}+|nouveaux? défis?)(?!\p{L})
    `,
    duration: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|ans|années?)(?!\p{L})/iu,
    outcome: pattern('iu')`
      [£$€¥]|(?<!\p{L})(?:pour cent|au lieu de|rédui\p{L}+|réduction|augment\p{L}+|économi\p{L}+|amélior\p{L}+|passée?s? de|gagn\p{L}+
      |de [^.,]{0,20}\d[^.]{0,25} à [^.]{0,12}\d)
    `,
    standingIn: /(?<!\p{L})(?:remplac\p{L}+|suppléan\p{L}+)/giu,
    tasks: 'Missions : {items}',
    held: '{items}',
    apart: ' ; ',
    colon: ' : ',
    expected: /(?<!\p{L})(?:prévue?s?|en cours|attendue?|actuellement|aujourd['’]hui|en préparation)(?!\p{L})/iu,
    vagueTask: /(?<!\p{L})(?:divers\p{L}*|autres?|variée?s?|générales?|etc)(?!\p{L})/iu,
    apology: pattern('iu')`
      (?<!\p{L})(?:bien que|malgré|même si|quoique|sans (?:grande |beaucoup d['’])?expérience|peu d['’]expérience|pas (?:encore )?d['’]expérience|au chômage
      |sans emploi|je n['’]ai pas|je ne suis qu|malheureusement)(?!\p{L})
    `,
  },
  generate: {
    years: {
      one: '{position}, {years} an d’expérience.',
      other: '{position}, {years} ans d’expérience.',
    },
    yearsAlone: { one: '{years} an d’expérience.', other: '{years} ans d’expérience.' },
    noYears: '{position}.',
    target: 'Poste recherché : {target}.',
    separator: ', ',
    gap: ' ',
  },
  neutral: {
    neutral: list(`
      actuel actuelle actuellement an année années ans au aussi aux avec comme compétences d de des dont du emploi en
      est et expérience l la le les ma mes mon ou poste pour prochaine travail un une à étape
    `),
    seeking: list('candidat candidate cherche recherche recherché souhaite visé'),
  },
  noRole: "(?:en |au )?chômage|sans emploi|demandeu(?:r|se) d['’]emploi|en recherche d['’]emploi|aucune?|retraitée?",
  learner: 'étudiante?|lycéen(?:ne)?|élève',
  labels:
    'client|clients|poste|fonction|période|durée|projet|entreprise|société|lieu|date|dates|équipe|environnement|' +
    'technologies|outils|logiciels|langues|description|missions|responsabilités|tâches|réalisations|résultats|' +
    'secteur|service|lien',
  passingNouns: /^(?:sarl|sas|ltd)(?!\p{L})/iu,
  passingBefore:
    /(?:équipes?|service|département|licences?|postes?|formations?|projets?|clients?|développeu(?:r|se)s?|ingénieure?s?)(?: de| d['’]| en)? ?$/iu,
  results:
    /(?<!\p{L})(?:ce qui|permettant|réduisant|augmentant|améliorant|réduit|augmenté|économis\p{L}+|dépass\p{L}+|obtenu)(?!\p{L})/iu,
  firstPerson: {
    openings: [
      rule(/^(?:je suis|j['’]étais|j['’]ai été)\s+(?=(?:responsable|chargée?|en charge)(?!\p{L}))/iu, ''),
      rule(
        /^mes (?:missions|tâches|responsabilités) (?:sont|étaient|incluent|incluaient|comprenaient)\s*:?\s+/iu,
        '',
        'weak-opening',
      ),
      rule(/^(?:missions|tâches)\s*:\s+/iu, '', 'weak-opening'),
      rule(/^j['’]ai participé (?=(?:à|au|aux)(?!\p{L}))/iu, 'participation '),
      rule(/^j['’]ai contribué (?=(?:à|au|aux)(?!\p{L}))/iu, 'contribution '),
      rule(/^a contribué (?=(?:à|au|aux)(?!\p{L}))/iu, 'contribution ', 'clearer'),
    ],
    profileOpenings: [rule(/^je suis\s+(?:un|une)\s+(?!\s)(?!.*\bet\b)/iu, '')],
    pronouns: /(?<!\p{L})(?:j['’]|(?:je|mon|ma|mes|moi)(?!\p{L}))/iu,
  },
};
