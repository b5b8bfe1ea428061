import type { Words } from './words.ts';

export const french: Words = {
  reasons: {
    'weak-opening': 'Commence par ce que vous avez fait, pas par ce qui vous était demandé.',
    filler: 'Retire des mots qui n’apportent rien.',
    'first-person': 'Un CV se lit mieux sans « je » ni « mon ».',
    tense: 'Présent pour le poste actuel, passé pour les précédents.',
    punctuation: 'Met de l’ordre dans les majuscules et la ponctuation.',
    clearer: 'Dit la même chose plus clairement.',
    shorter: 'Dit la même chose en moins de mots.',
    duplicate: 'Déjà dit ailleurs dans votre CV.',
    'posting-spelling': 'L’annonce écrit « {to} » pour ce que vous appelez « {from} ».',
    'surfaced-skill': 'Votre travail montre déjà {skill} ; votre liste de compétences le dit maintenant aussi.',
    'summary-from-facts': 'Un court résumé fait uniquement d’éléments de votre CV.',
    'relevance-order': 'Ce que demande ce poste vient en premier.',
    'chronological-order': 'Votre poste le plus récent vient en premier.',
    'section-order': 'La rubrique la plus utile pour ce poste vient plus tôt.',
    'standard-heading': '« {to} » est un titre que les personnes et les logiciels reconnaissent.',
    'less-relevant': 'Compte moins pour ce poste.',
    'speaks-to-software': 'Cela s’adresse à des logiciels et non à des personnes ; les lecteurs le prennent mal.',
    requested: 'C’est vous qui l’avez demandé.',
    'stated-fact': 'C’est vous qui nous l’avez dit.',
  },
  summary: {
    'weak-opening': {
      one: 'Une ligne commence maintenant plus fort.',
      other: '{count} lignes commencent maintenant plus fort.',
    },
    filler: { one: 'Mots inutiles retirés d’une ligne.', other: 'Mots inutiles retirés de {count} lignes.' },
    'first-person': {
      one: 'Première personne retirée d’une ligne.',
      other: 'Première personne retirée de {count} lignes.',
    },
    tense: { one: 'Temps corrigé dans une ligne.', other: 'Temps corrigé dans {count} lignes.' },
    punctuation: {
      one: 'Majuscules et ponctuation revues dans une ligne.',
      other: 'Majuscules et ponctuation revues dans {count} lignes.',
    },
    clearer: { one: 'Une ligne est plus claire.', other: '{count} lignes sont plus claires.' },
    shorter: { one: 'Une ligne est plus courte.', other: '{count} lignes sont plus courtes.' },
    duplicate: { one: 'Une répétition supprimée.', other: '{count} répétitions supprimées.' },
    'posting-spelling': {
      one: 'Les mots de l’annonce repris à un endroit.',
      other: 'Les mots de l’annonce repris à {count} endroits.',
    },
    'surfaced-skill': {
      one: 'Votre liste de compétences en compte une de plus, que votre travail montre déjà.',
      other: 'Votre liste de compétences en compte {count} de plus, que votre travail montre déjà.',
    },
    'summary-from-facts': 'Un court résumé écrit avec des éléments de votre CV.',
    'relevance-order': {
      one: 'Ce que demande ce poste vient en premier à un endroit.',
      other: 'Ce que demande ce poste vient en premier à {count} endroits.',
    },
    'chronological-order': 'Votre poste le plus récent vient en premier.',
    'section-order': 'Les rubriques les plus utiles pour ce poste viennent plus tôt.',
    'standard-heading': {
      one: 'Une rubrique porte un titre que les personnes et les logiciels reconnaissent.',
      other: '{count} rubriques portent des titres que les personnes et les logiciels reconnaissent.',
    },
    'less-relevant': {
      one: 'Un élément qui compte moins pour ce poste a été retiré.',
      other: '{count} éléments qui comptent moins pour ce poste ont été retirés.',
    },
    'speaks-to-software': {
      one: 'Une ligne adressée à des logiciels a été retirée.',
      other: '{count} lignes adressées à des logiciels ont été retirées.',
    },
    requested: {
      one: 'La retouche que vous avez demandée est faite.',
      other: 'Les {count} retouches que vous avez demandées sont faites.',
    },
    'stated-fact': {
      one: 'Un élément que vous nous avez donné est ajouté.',
      other: '{count} éléments que vous nous avez donnés sont ajoutés.',
    },
    score: 'Votre adéquation passe de {before} à {after}, sans un mot qui ne soit le vôtre.',
    'nothing-changed': 'Votre CV se lit déjà bien pour ce poste ; rien n’avait besoin de changer.',
    'nothing-found': 'Nous n’avons rien trouvé à améliorer sans ajouter ce qui n’est pas de vous.',
    'held-back': {
      one: 'Une retouche reste en attente, car votre CV ne l’appuie pas.',
      other: '{count} retouches restent en attente, car votre CV ne les appuie pas.',
    },
    unplaced: {
      one: 'Nous ne savons pas où placer un élément que vous nous avez donné. Dites dans le chat à quel poste ou à quelle rubrique il revient.',
      other:
        'Nous ne savons pas où placer {count} éléments que vous nous avez donnés. Dites dans le chat à quel poste ou à quelle rubrique ils reviennent.',
    },
    missing: {
      one: 'L’annonce demande aussi un élément que votre CV ne mentionne pas.',
      other: 'L’annonce demande aussi {count} éléments que votre CV ne mentionne pas.',
    },
  },
  namedSummary: {
    'posting-spelling': 'Les mots de l’annonce pour ce que vous avez déjà : {names}.',
    'surfaced-skill': 'Votre liste de compétences reprend ce que votre travail montre déjà : {names}.',
    'standard-heading': 'Des titres que les personnes et les logiciels reconnaissent : {names}.',
    unplaced:
      'Nous ne savons pas où placer ceci : {names}. Dites dans le chat à quel poste ou à quelle rubrique cela revient.',
    missing:
      'L’annonce demande aussi des éléments que votre CV ne mentionne pas, comme {names}. Si vous les avez, dites-le-nous.',
  },
  missing: {
    skill: 'Votre CV ne mentionne pas {name}. L’avez-vous déjà pratiqué ?',
    term: 'Votre CV ne mentionne pas {name}. Le connaissez-vous ?',
    credential: 'L’annonce demande {name}. L’avez-vous ?',
    language: 'L’annonce demande {name}. Quel est votre niveau ?',
    trait: 'L’annonce y tient : {name}. Quel moment de votre travail le montre ?',
    years: {
      one: 'L’annonce demande {count} an d’expérience. Une partie de la vôtre manque-t-elle dans votre CV ?',
      other: 'L’annonce demande {count} ans d’expérience. Une partie de la vôtre manque-t-elle dans votre CV ?',
    },
    phrase: 'L’annonce demande : « {name} ». Avez-vous fait quelque chose de semblable ?',
    title: 'Votre CV ne mentionne pas de poste comme {name}. Avez-vous fait ce genre de travail ?',
  },
  findings: {
    'weak-opening': 'Cette ligne commence par une tâche attribuée. Commencez par ce que vous avez fait.',
    'first-person': 'Cette ligne parle à la première personne. Un CV s’en passe.',
    filler: 'Cette ligne contient des mots qui n’apportent rien.',
    'long-line': 'Cette ligne est longue. Deux courtes se lisent mieux.',
    'posting-spelling': 'Vous écrivez « {from} », l’annonce « {to} ».',
    'no-email': 'Aucune adresse e-mail n’a été trouvée.',
    'no-phone': 'Aucun numéro de téléphone n’a été trouvé.',
    'no-name': 'Votre nom n’a pas été trouvé en tête du CV.',
    'no-experience': 'Aucune rubrique sur le travail ou les projets n’a été trouvée.',
    'no-education': 'Aucune rubrique sur la formation n’a été trouvée.',
    'no-skills-section': 'Une liste de compétences aiderait à voir ce que vous savez faire.',
    'unusual-heading': 'Les logiciels ne reconnaîtront peut-être pas ce titre.',
    'undated-entry': 'Ce poste n’a pas de dates.',
    'empty-entry': 'Ce poste ne dit pas ce que vous avez fait.',
    'not-chronological': 'Vos postes ne sont pas classés du plus récent au plus ancien.',
    'too-long': 'Votre CV est long. Deux pages suffisent pour la plupart des postes.',
  },
};
