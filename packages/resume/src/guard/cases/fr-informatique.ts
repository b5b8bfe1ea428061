import type { GuardCase } from './guard-case.ts';

export const frenchDeveloperCase: GuardCase = {
  resume: `Corentin Vasseur-Ndiaye
Grenoble | corentin.vn@example.com | github.com/example-cvn

À propos de moi
Développeur passionné, 5 ans d'expérience dont 2 en alternance.

Expériences

Développeur web, Agence Pixelune (12 salariés), Grenoble
Janv. 2021 – aujourd'hui
- Je développe des sites vitrines sous WordPress (une dizaine par an)
- Participation à la refonte du back-office d'un client en Symfony
- Responsable de la mise à jour des serveurs OVH, avec l'aide d'un prestataire
- Temps de chargement moyen réduit de 6 s à 2,5 s sur le site de la mairie
- J'assiste le chef de projet, Bastien Morel, pour les devis
- Une astreinte par mois

Alternant développeur, Coopérative Altéo
09/2018 – 12/2020
- Correction de bugs et écriture de tests (PHPUnit)
- Prise en main de Vue.js sur un projet interne
- Rédaction de la documentation utilisateur

Formation
Licence pro Métiers du web, IUT de la Combe, 2020, mention bien
BTS SIO, lycée Paul-Arbois, 2018

Compétences
PHP, Symfony, WordPress, JS, MySQL, Docker (bases), Git

Langues
Anglais B2, espagnol scolaire`,
  honest: [
    [
      'Je développe des sites vitrines sous WordPress (une dizaine par an)',
      'Développement de sites vitrines sous WordPress (une dizaine par an)',
    ],
    [
      'Je développe des sites vitrines sous WordPress (une dizaine par an)',
      'Développement d’une dizaine de sites vitrines WordPress par an',
    ],
    [
      "Participation à la refonte du back-office d'un client en Symfony",
      "Contribution à la refonte en Symfony du back-office d'un client",
    ],
    [
      "Responsable de la mise à jour des serveurs OVH, avec l'aide d'un prestataire",
      "Mise à jour des serveurs OVH avec l'aide d'un prestataire",
    ],
    [
      'Temps de chargement moyen réduit de 6 s à 2,5 s sur le site de la mairie',
      'Réduction du temps de chargement moyen de 6 s à 2,5 s sur le site de la mairie',
    ],
    [
      "J'assiste le chef de projet, Bastien Morel, pour les devis",
      'Assistance au chef de projet, Bastien Morel, pour les devis',
    ],
    ['Une astreinte par mois', 'Astreinte mensuelle'],
    ['Correction de bugs et écriture de tests (PHPUnit)', 'Correction de bugs, rédaction de tests avec PHPUnit'],
    ['Prise en main de Vue.js sur un projet interne', 'Découverte de Vue.js sur un projet interne'],
    ['Rédaction de la documentation utilisateur', 'Rédigé la documentation utilisateur'],
    [
      'Licence pro Métiers du web, IUT de la Combe, 2020, mention bien',
      'Licence professionnelle Métiers du web (mention bien), IUT de la Combe, 2020',
    ],
    [
      'PHP, Symfony, WordPress, JS, MySQL, Docker (bases), Git',
      'PHP, Symfony, WordPress, JavaScript, Vue.js, PHPUnit, MySQL, Docker (bases), Git',
    ],
    ['Anglais B2, espagnol scolaire', 'Anglais (B2), espagnol (scolaire)'],
    ["Janv. 2021 – aujourd'hui", "01/2021 – aujourd'hui"],
    ['09/2018 – 12/2020', 'Septembre 2018 – décembre 2020'],
    ['À propos de moi', 'Profil'],
  ],
  asked: [
    [
      "J'assiste le chef de projet, Bastien Morel, pour les devis",
      'Aide au chef de projet, Bastien Morel, pour la rédaction des devis',
    ],
    [
      "Développeur passionné, 5 ans d'expérience dont 2 en alternance.",
      "Développeur web avec cinq ans d'expérience, dont deux en alternance.",
    ],
    [
      "Développeur passionné, 5 ans d'expérience dont 2 en alternance.",
      "Développeur web, 5 ans d'expérience dont 2 en alternance : WordPress, Symfony, tests PHPUnit.",
    ],
  ],
  lies: [
    [
      'Je développe des sites vitrines sous WordPress (une dizaine par an)',
      'Développement de sites vitrines sous WordPress (une dizaine par mois)',
    ],
    [
      "Participation à la refonte du back-office d'un client en Symfony",
      "Refonte du back-office d'un client en Symfony",
    ],
    [
      "Responsable de la mise à jour des serveurs OVH, avec l'aide d'un prestataire",
      'Mise à jour des serveurs OVH et AWS, avec l’aide d’un prestataire',
    ],
    [
      'Temps de chargement moyen réduit de 6 s à 2,5 s sur le site de la mairie',
      'Temps de chargement moyen réduit de 6 s à 2,5 s sur tous les sites',
    ],
    ["J'assiste le chef de projet, Bastien Morel, pour les devis", 'Chef de projet en charge des devis'],
    ["J'assiste le chef de projet, Bastien Morel, pour les devis", 'Réalisation des devis'],
    ['Une astreinte par mois', 'Astreinte permanente'],
    ['Prise en main de Vue.js sur un projet interne', 'Maîtrise de Vue.js sur un projet interne'],
    ['Alternant développeur, Coopérative Altéo', 'Développeur, Coopérative Altéo'],
    [
      'Licence pro Métiers du web, IUT de la Combe, 2020, mention bien',
      'Licence pro Métiers du web, IUT de la Combe, 2020, mention très bien',
    ],
    ['BTS SIO, lycée Paul-Arbois, 2018', 'BTS SIO major de promotion, lycée Paul-Arbois, 2018'],
    ['PHP, Symfony, WordPress, JS, MySQL, Docker (bases), Git', 'PHP, Symfony, WordPress, JS, MySQL, Docker, Git'],
    [
      'PHP, Symfony, WordPress, JS, MySQL, Docker (bases), Git',
      'PHP, Symfony, WordPress, JS, MySQL, Docker (bases), Kubernetes, Git',
    ],
    ['Anglais B2, espagnol scolaire', 'Anglais C1, espagnol scolaire'],
    ["Développeur passionné, 5 ans d'expérience dont 2 en alternance.", "Développeur avec 5 ans d'expérience."],
    ["Janv. 2021 – aujourd'hui", "Janv. 2019 – aujourd'hui"],
  ],
  disguised: [
    [
      'Je développe des sites vitrines sous WordPress (une dizaine par an)',
      'Développement de sites vitrines et e-commerce sous WordPress (une dizaine par an)',
    ],
    [
      "Participation à la refonte du back-office d'un client en Symfony",
      "Architecture de la refonte du back-office d'un client en Symfony",
    ],
    ["Responsable de la mise à jour des serveurs OVH, avec l'aide d'un prestataire", 'Administration des serveurs OVH'],
    ['Prise en main de Vue.js sur un projet interne', "Développement d'une application Vue.js"],
    [
      "Développeur passionné, 5 ans d'expérience dont 2 en alternance.",
      "Lead développeur, 5 ans d'expérience dont 2 en alternance.",
    ],
  ],
};
