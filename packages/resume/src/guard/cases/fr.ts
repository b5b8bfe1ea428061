import type { GuardCase } from './guard-case.ts';

export const frenchCase: GuardCase = {
  resume: `Maëlys Courtecuisse
Rennes — maelys.c@example.org — 06 99 00 41 28

Profil
Infirmière depuis environ sept ans, je suis rigoureuse et à l'écoute.

Expérience professionnelle

Infirmière, Clinique du Val-Fleuri | depuis mars 2020
- Chargée des soins post-opératoires de 18 patients par poste
- J'ai participé à la mise en place du dossier patient informatisé
- Aide à l'encadrement des étudiantes avec la cadre de santé, Mme Roselyne Tardieu
- Mes tâches : prises de sang, pansements, perfusions
- Le taux d'infections est passé de 3 % à 2 % en 2022
- Remplacement occasionnel de la cadre pendant ses congés

Aide-soignante, EHPAD Les Genêts | 09/2015 – 02/2020
- Je m'occupais de la toilette et des repas d'une douzaine de résidents
- Travail en binôme avec une infirmière la nuit
- Sans responsabilité de l'équipe

Formation
Diplôme d'État d'infirmier (DEI), IFSI de Brocéliande, 2020
DU plaies et cicatrisation (en cours)

Compétences
Pansements, perfusions, Osiris (notions), AFGSU 2

Langues
Français langue maternelle, anglais intermédiaire, breton débutant`,
  statedFacts: ['Au Val-Fleuri je suis référente hygiène depuis 2023.'],
  honest: [
    [
      'Chargée des soins post-opératoires de 18 patients par poste',
      'Soins post-opératoires de dix-huit patients par poste',
    ],
    [
      'Chargée des soins post-opératoires de 18 patients par poste',
      'Assure les soins post-opératoires de 18 patients par poste',
    ],
    [
      "J'ai participé à la mise en place du dossier patient informatisé",
      'Participation à la mise en place du dossier patient informatisé',
    ],
    [
      "Aide à l'encadrement des étudiantes avec la cadre de santé, Mme Roselyne Tardieu",
      "Participation à l'encadrement des étudiantes aux côtés de la cadre de santé, Mme Roselyne Tardieu",
    ],
    ['Mes tâches : prises de sang, pansements, perfusions', 'Prises de sang, pansements et perfusions'],
    ["Le taux d'infections est passé de 3 % à 2 % en 2022", "En 2022, le taux d'infections est passé de 3 % à 2 %"],
    ['Remplacement occasionnel de la cadre pendant ses congés', 'Remplacement ponctuel de la cadre durant ses congés'],
    [
      "Je m'occupais de la toilette et des repas d'une douzaine de résidents",
      "Toilette et repas d'une douzaine de résidents",
    ],
    ["Je m'occupais de la toilette et des repas d'une douzaine de résidents", 'Toilette et repas de 12 résidents'],
    ['Travail en binôme avec une infirmière la nuit', 'En binôme avec une infirmière de nuit'],
    [
      "Diplôme d'État d'infirmier (DEI), IFSI de Brocéliande, 2020",
      "Diplôme d'État d'infirmier, IFSI de Brocéliande, 2020",
    ],
    ['DU plaies et cicatrisation (en cours)', 'Diplôme universitaire (DU) plaies et cicatrisation, en cours'],
    [
      'Pansements, perfusions, Osiris (notions), AFGSU 2',
      'Pansements, perfusions, prises de sang, dossier patient informatisé, Osiris (notions), AFGSU 2',
    ],
    [
      'Français langue maternelle, anglais intermédiaire, breton débutant',
      'Français (langue maternelle), anglais (intermédiaire), breton (débutant)',
    ],
    [
      'Infirmière, Clinique du Val-Fleuri | depuis mars 2020',
      "Infirmière, Clinique du Val-Fleuri | mars 2020 – aujourd'hui",
    ],
    [
      'Aide-soignante, EHPAD Les Genêts | 09/2015 – 02/2020',
      'Aide-soignante, EHPAD Les Genêts | septembre 2015 – février 2020',
    ],
    ['@Infirmière, Clinique du Val-Fleuri | depuis mars 2020', 'Référente hygiène depuis 2023'],
    ['Compétences', 'Compétences clés'],
  ],
  asked: [
    ["Infirmière depuis environ sept ans, je suis rigoureuse et à l'écoute.", 'Infirmière depuis environ 7 ans.'],
  ],
  lies: [
    ['Chargée des soins post-opératoires de 18 patients par poste', 'Soins post-opératoires de 28 patients par poste'],
    [
      'Chargée des soins post-opératoires de 18 patients par poste',
      'Soins post-opératoires et intensifs de 18 patients par poste',
    ],
    ['Chargée des soins post-opératoires de 18 patients par poste', 'Soins post-opératoires de 18 patients par heure'],
    [
      "J'ai participé à la mise en place du dossier patient informatisé",
      'Mise en place du dossier patient informatisé',
    ],
    [
      "J'ai participé à la mise en place du dossier patient informatisé",
      'Pilotage de la mise en place du dossier patient informatisé',
    ],
    ["Aide à l'encadrement des étudiantes avec la cadre de santé, Mme Roselyne Tardieu", 'Encadrement des étudiantes'],
    [
      "Aide à l'encadrement des étudiantes avec la cadre de santé, Mme Roselyne Tardieu",
      'Cadre de santé, encadrement des étudiantes',
    ],
    [
      'Mes tâches : prises de sang, pansements, perfusions',
      'Prises de sang, pansements, perfusions et chimiothérapies',
    ],
    ["Le taux d'infections est passé de 3 % à 2 % en 2022", "Le taux d'infections est passé de 8 % à 2 % en 2022"],
    ['Remplacement occasionnel de la cadre pendant ses congés', 'Remplacement de la cadre'],
    ['Remplacement occasionnel de la cadre pendant ses congés', 'Cadre de santé adjointe'],
    [
      "Je m'occupais de la toilette et des repas d'une douzaine de résidents",
      "Toilette, repas et soins d'une vingtaine de résidents",
    ],
    ['Travail en binôme avec une infirmière la nuit', "Responsable de l'étage la nuit"],
    ["Sans responsabilité de l'équipe", "Responsabilité de l'équipe"],
    [
      "Diplôme d'État d'infirmier (DEI), IFSI de Brocéliande, 2020",
      "Diplôme d'État d'infirmier anesthésiste (DEI), IFSI de Brocéliande, 2020",
    ],
    ['DU plaies et cicatrisation (en cours)', 'DU plaies et cicatrisation'],
    ['Pansements, perfusions, Osiris (notions), AFGSU 2', 'Pansements, perfusions, Osiris, AFGSU 2'],
    ['Pansements, perfusions, Osiris (notions), AFGSU 2', 'Pansements, perfusions, Osiris (maîtrise), AFGSU 2'],
    [
      'Français langue maternelle, anglais intermédiaire, breton débutant',
      'Français langue maternelle, anglais bilingue, breton débutant',
    ],
    [
      "Infirmière depuis environ sept ans, je suis rigoureuse et à l'écoute.",
      'Infirmière experte depuis environ sept ans.',
    ],
    ["Infirmière depuis environ sept ans, je suis rigoureuse et à l'écoute.", 'Infirmière depuis plus de sept ans.'],
    [
      'Infirmière, Clinique du Val-Fleuri | depuis mars 2020',
      'Infirmière coordinatrice, Clinique du Val-Fleuri | depuis mars 2020',
    ],
    ['Aide-soignante, EHPAD Les Genêts | 09/2015 – 02/2020', 'Soignante, EHPAD Les Genêts | 09/2015 – 02/2020'],
    ['Aide-soignante, EHPAD Les Genêts | 09/2015 – 02/2020', 'Aide-soignante, EHPAD Les Genêts | 09/2013 – 02/2020'],
    ['@Aide-soignante, EHPAD Les Genêts | 09/2015 – 02/2020', 'Référente hygiène'],
    ['06 99 00 41 28', '06 99 00 41 82'],
  ],
  disguised: [
    ["Le taux d'infections est passé de 3 % à 2 % en 2022", "J'ai réduit le taux d'infections de 3 % à 2 % en 2022"],
  ],
};
