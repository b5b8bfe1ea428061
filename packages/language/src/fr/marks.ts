import type { MarkWords } from '../mark-words.ts';
import { list } from '../word-list.ts';

export const frenchMarks: MarkWords = {
  words: list(`
  abonnement académique académiques acceptée accès accompagnement accompagner accueil activée activité activités
  actualité actualités actuellement adaptabilité adaptées adéquation adjoint administrateurs adressées afficher
  affréteur âgées agrégation agrément ailleurs aisance ajouter ajoutez ajuster algèbre algébriques alimentaire
  allée allemand allés alphabétisation améliorations améliorer américaine ancienne anglais année années annuelle
  annulée annuler antérieure antérieures aperçu apparaît appelé appliquées appréciée apprenti apprentissage
  armées arrêt arrêter arrivée assiduité assistante associée assurée auprès aussitôt authentification
  automatique autonome autonomie autorité autrement auxiliaire
  baccalauréat basée bâtiment bâtir beaucoup bénéficiaire bénéficiez bénévolat bénévole bénévoles besoins
  bibliothèque bientôt binôme bonjour boulangerie budgétaire bureaux
  câblage caissière capacité caractères carrément carrière carrières catégorie cégep certaines certains
  certificat chacune changement chantier chargée chargement chaudières chercher cherchez chinois choisir
  choisissez chômage cinquième citoyenneté classement classique clinique coencadrée collectivité collégiennes
  collègue collègues combien commerçants communauté comparée complet complètement comprend comprendre compris
  comptabilité comptable concevoir conçoit concrètement conçu conçue conduire conduite conférencier
  confidentialité configurer conformément conformité congé congés connais connaissance connaît connexion conseil
  conseiller conseillère conseils consistait conteneurs contenu contient continuer continuité contremaître
  coordonnées corriger corrigez courant courriel courrier coûts couverts créant créateur créatif créatifs créée
  créer créez crêperie critères curiosité cybersécurité
  débutant débutants décembre déchargement décidez déconnecter déconnexion découper décrivez défaut défini
  définir définitif définitivement déjeuner délai délais délicat demandée demandées demandent demander démarrage
  démocratique démographique denrée dépannage département départements dépassant déplacement déplacements
  déplacer déploiement déploiements déployée déposer déposez dernier dernière dernières désactivée désactiver
  désactivez désinfection désolée désordre désormais dessous détaillée deuxième développement développer
  développeur développeurs devoirs différentiel différents difficulté diplômée directement directeur directrice
  disparaît disponibilité disponible diverses diversité doctorat domaine domaines donnée données durée dynamique
  écartent échafaudage échanger échantillon échantillons échec échecs école écoles écolier économie économique
  écran écrire écris écrit écrite écrites écrits écriture écrivent écrivez éducateur éducatif éducatrice effacer
  également électrique électromagnétiques électronique électroniques élémentaire embarquée employé employés
  employeur employeurs encadrement encaissement énergie enfance enfants enlever enlevez enquêteurs enregistrée
  enregistrement enregistrer enseignement ensuite entière entraînement entraîneur entrepôt entrepôts entreprise
  entreprises entretien entretiens environ environnement envoyé envoyée envoyées envoyer envoyés envoyez épais
  équipements équipier équivalente érables ergothérapie espagnol espérez établi établissement étagère étaient
  étais était étant étape étapes états étions étiquetage étudiant étudiante étudiants européen européenne
  européennes européens exemple exigée extérieur
  façon façons facturation faculté faisais familiale famille familles faudrait fermée fermeture février
  fiabilité fichier fichiers fidélisation fidélité fierté finalement financière fiscalité fonction
  fonctionnalités fonctionnelles fonctions fondée forestière formulaire fournisseurs français française
  franchement fréquence
  garantir générale généraliste générer géodésique géométrie géospatial gérais gérant gérer gériatrie gestion
  gouvernance gratuit guitare
  habilitation hebdomadaire histoire honnête honnêtement hôpital horaires hôtesse humidité humilité hypermarché
  immédiat impayé importée indépendant indicateurs indiquez indonésien inégalité inégalités infirmière
  informations informatique ingénierie ingénieur ingénieure institut intégrations intégrer intéressement intérêt
  intérêts intérimaire intérimaires intérims intermédiaire inventaire inventaires irréguliers irréprochable
  italien
  janvier journée journées juillet
  laissée laissez langage leçon leçons lecteurs lesquelles licence linéaire littéraire livraison logiciel
  logiciels logistique loisirs lycée lycéen
  magasin maintenant maintien maître majuscules malgré manufacturière maraîchers mariée mastère maternelle
  mathématique mathématiques matière matières mécanique mécanisme médecin médecine médecins médiathèque médicale
  meilleures mélanger mémoire menée méromorphes méthode méthodes méthodologie méthodologique ministère mobilité
  modèles modélisation modernes modifiée multimédias municipalité mutuelle
  naissance nationalités navigateur nécessaire nécessaires néerlandais négoce négociation négocier nettoyage
  nouveau nouveaux nouvelle nouvelles novembre numérique numéro numéros
  objectif objectifs observabilité octobre opérateur opérateurs opérationnel opérationnelle opérationnelles
  opératoire optimisant optimisation optimiser organisation organisée orientée orientées oubliez ouvrées
  ouvrière
  paiement paramétrage paramétrer parcours participer partiel partout passée passées passionnée pédagogie
  pédagogique pédiatrie pérenniser périmée période personne personnes pétanque pétrissage peuvent pilotage pitié
  planification plateforme plupart plusieurs plutôt ponctualité ponctuel portée portefeuille posée poubelle
  pourquoi pourrait préavis précédente précisément précoce prélèvement prélèvements prendre prénom prépa
  préparateur préparateurs préparatoires préparées préparer préparez préposée préscolaire presque prévenir
  prévenons prévenu préviens prévoir prévoyez prévu prévue printemps priorités problématiques problème problèmes
  processus produit produits professeur professionnel professionnelle professionnelles programmation projets
  proposée proposées propres propreté protéger publicité publicités publics publiée publique
  qualité quelque quelques quotidienne
  randonnée rapidité réactif réalisation réaliser réalité réassort récente récentes réceptionniste reçoit
  reçoivent recrutement reçus recyclage rédhibitoire rédiger rédigez réduire réduis réduisant réduit réduits
  réelles réessayer réessayez référente réflexion reformulée refusée régie réglage règlement réglementation
  régler régulier régulière réinitialisation réinitialiser relationnel remède remettez remettre remplaçante
  remplacement renégociation renouvelé renouvelée rentrée répond répondent répondez répondons répondre répondu
  réponse réponses reprendre représentant requête réseau réseaux résiliation résilientes résilier résiliez
  résoudre responsabilité responsabilités responsable restauration restent résultats retirer réussi réussie
  réussir réussite revenez revêtement rigueur routeurs rubrique
  saisissez salaire sanitaires santé scolaire secours secrétaire secteur sécurisation sécurisées sécurité séjour
  semaine semaines séminaire séminaires senseï séparées séparez septembre sérieuse sérieux serveuse seulement
  simplicité sociale sociales société solénoïdes sommaire soutien souvent spécialiste spécialité spécifiques
  stagiaire stagiaires stratégie stratégiques succès suivant supérieur suppléance suppléante supprimée
  supprimées supprimer surtout synthèse système systèmes
  technicien téléchargement télécharger téléchargez télécoms télémétrie téléphonique télétravail témoignages
  tétraèdre théâtre théorie théoriques thérapeutique thésard tilleuls titulaire touchez toujours tourisme
  tournée tournées traçabilité traitement travailler travaux trentaine trésorerie trésorier trésorière troisième
  trouvée trouvées tutoriel
  universitaire université utilisant utilisateur utilisateurs utilisation utilisée utiliser
  vacances valable validées véhiculée vendredi vérifications vérifier vérifiera vérifiez vérifions veulent vièle
  vingtaine volontaire volonté vôtres vraiment
  zakât
`),
  likeEnglish: list(`
  accréditation amélioration
  catégories célébrations cinéma clientèle collège collèges compétence compétences compétition compléter
  compréhension conférence conférences confrère consécutive coopérative corrélations création créations créative
  crédit crédits
  début décision décisions déclaration déclarations défense définitions démolition démonstration départ dépôt
  dépôts derrière désignation détail détails détection déterminants diabètes différence dîner discrète
  discrétion divorcée
  édition éducation élaboration élection élément éléments émission employée employées entrée entrées épisode
  équipe équipes équivalent étude études évaluation évaluations évidence évolution exécution expédition
  expérience expériences expérimental expérimentation
  fréquent
  gâteaux général génération générative génie
  hôtel hôtelier hygiène
  idéal immédiate impérial implémentation implémentations incrémental inquiétude intégration intérim
  interprétation interpréter irréversible itérative
  karaté
  légal législation lumière
  matériel médias médiation médical médicament médication méthodologies métier métiers multimédia
  océan opéra opération opérations
  pâtisserie pénal pièce pièces précédents précis précision prédictions prédictive préfecture préférence
  préférences première premières préparation présent présentation présentations présenter présents président
  prévention préventive privilèges procédure procédures
  réanimation réassurance récent réception réconciliation récupération rédaction réduction réfection région
  régional régions régression régulation régulations réhabilitation rémunération rénovation réparation
  répétition représentation réputation réservation réservations résidence résident résidents résolution
  résolutions réunion réunions révision rôles rôtisserie
  scènes schéma séance secrétariat sélection séparation sincère soirée soirées spécial spécification
  spécifications sphères stratégies
  télécommunication télécommunications télévision température thème thèmes thèse thèses
  unité
  vérification vidéo vidéos
`),
  endings: [],
  openings: [],
  small: /^(?:à|au|aux|avec|ce|cette|chez|d|dans|de|des|du|en|et|l|la|le|les|ou|par|pour|sa|ses|son|sur|un|une)$/iu,
  telling: /(?<!\p{L})(?:le|les|des|du|et|une|avec|pour|dans|en|la|au|aux|sur|par)(?!\p{L})/giu,
};
