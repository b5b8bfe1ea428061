import type { MarkWords } from '../mark-words.ts';
import { list } from '../word-list.ts';

export const frenchMarks: MarkWords = {
  words: list(`
    abonnement académique académiques acceptée accompagnement accompagner accueil accès activité activités activée
    actualité actualités actuellement adaptabilité adaptées adjoint administrateurs adressées adéquation afficher
    affréteur agrégation agrément ailleurs aisance ajouter ajoutez ajuster algèbre algébriques alimentaire allemand
    allée allés alphabétisation améliorations améliorer américaine ancienne anglais annuelle annuler annulée année
    années antérieure antérieures aperçu apparaît appelé appliquées apprenti apprentissage appréciée armées arrivée
    arrêt arrêter assiduité assistante associée assurée auprès aussitôt authentification automatique autonome autonomie
    autorité autrement auxiliaire baccalauréat basée beaucoup besoins bibliothèque bientôt binôme bonjour boulangerie
    budgétaire bureaux bâtiment bâtir bénéficiaire bénéficiez bénévolat bénévole bénévoles caissière capacité caractères
    carrière carrières carrément catégorie certaines certains certificat chacune changement chantier chargement chargée
    chaudières chercher cherchez chinois choisir choisissez chômage cinquième citoyenneté classement classique clinique
    coencadrée collectivité collègue collègues collégiennes combien commerçants communauté comparée complet complètement
    comprend comprendre compris comptabilité comptable concevoir concrètement conduire conduite confidentialité
    configurer conformité conformément conférencier congé congés connais connaissance connaît connexion conseil
    conseiller conseillère conseils consistait conteneurs contenu contient continuer continuité contremaître conçoit
    conçu conçue coordonnées corriger corrigez courant courriel courrier couverts coûts critères créant créateur créatif
    créatifs créer créez créée crêperie curiosité cybersécurité câblage cégep demandent demander demandée demandées
    denrée dernier dernière dernières dessous deuxième devoirs difficulté différentiel différents diplômée directement
    directeur directrice disparaît disponibilité disponible diverses diversité doctorat domaine domaines donnée données
    durée dynamique débutant débutants décembre déchargement décidez déconnecter déconnexion découper décrivez défaut
    défini définir définitif définitivement déjeuner délai délais délicat démarrage démocratique démographique dépannage
    département départements dépassant déplacement déplacements déplacer déploiement déploiements déployée déposer
    déposez désactiver désactivez désactivée désinfection désolée désordre désormais détaillée développement développer
    développeur développeurs effacer embarquée employeur employeurs employé employés encadrement encaissement enfance
    enfants enlever enlevez enquêteurs enregistrement enregistrer enregistrée enseignement ensuite entière entraînement
    entraîneur entreprise entreprises entrepôt entrepôts entretien entretiens environ environnement envoyer envoyez
    envoyé envoyée envoyées envoyés ergothérapie espagnol espérez européen européenne européennes européens exemple
    exigée extérieur facturation faculté faisais familiale famille familles faudrait façon façons fermeture fermée
    fiabilité fichier fichiers fidélisation fidélité fierté finalement financière fiscalité fonction fonctionnalités
    fonctionnelles fonctions fondée forestière formulaire fournisseurs franchement français française fréquence février
    garantir gestion gouvernance gratuit guitare générale généraliste générer géodésique géométrie géospatial gérais
    gérant gérer gériatrie habilitation hebdomadaire histoire honnête honnêtement horaires humidité humilité hypermarché
    hôpital hôtesse immédiat impayé importée indicateurs indiquez indonésien indépendant infirmière informations
    informatique ingénierie ingénieur ingénieure institut intermédiaire intégrations intégrer intéressement intérimaire
    intérimaires intérims intérêt intérêts inventaire inventaires inégalité inégalités irréguliers irréprochable italien
    janvier journée journées juillet laissez laissée langage lecteurs lesquelles leçon leçons licence linéaire
    littéraire livraison logiciel logiciels logistique loisirs lycée lycéen magasin maintenant maintien majuscules
    malgré manufacturière maraîchers mariée mastère maternelle mathématique mathématiques matière matières maître
    meilleures menée ministère mobilité modernes modifiée modèles modélisation multimédias municipalité mutuelle
    mécanique mécanisme médecin médecine médecins médiathèque médicale mélanger mémoire méromorphes méthode méthodes
    méthodologie méthodologique naissance nationalités navigateur nettoyage nouveau nouveaux nouvelle nouvelles novembre
    numérique numéro numéros nécessaire nécessaires néerlandais négoce négociation négocier objectif objectifs
    observabilité octobre optimisant optimisation optimiser opérateur opérateurs opérationnel opérationnelle
    opérationnelles opératoire organisation organisée orientée orientées oubliez ouvrière ouvrées paiement paramétrage
    paramétrer parcours participer partiel partout passionnée passée passées personne personnes peuvent pilotage pitié
    planification plateforme plupart plusieurs plutôt ponctualité ponctuel portefeuille portée posée poubelle pourquoi
    pourrait prendre presque printemps priorités problème problèmes problématiques processus produit produits professeur
    professionnel professionnelle professionnelles programmation projets proposée proposées propres propreté protéger
    préavis précisément précoce précédente prélèvement prélèvements prénom prépa préparateur préparateurs préparatoires
    préparer préparez préparées préposée préscolaire prévenir prévenons prévenu préviens prévoir prévoyez prévu prévue
    publicité publicités publics publique publiée pédagogie pédagogique pédiatrie pérenniser périmée période pétanque
    pétrissage qualité quelque quelques quotidienne randonnée rapidité recrutement recyclage reformulée refusée
    relationnel remettez remettre remplacement remplaçante remède renouvelé renouvelée rentrée renégociation reprendre
    représentant requête responsabilité responsabilités responsable restauration restent retirer revenez revêtement
    reçoit reçoivent reçus rigueur routeurs rubrique règlement réactif réalisation réaliser réalité réassort récente
    récentes réceptionniste rédhibitoire rédiger rédigez réduire réduis réduisant réduit réduits réelles réessayer
    réessayez réflexion référente régie réglage réglementation régler régulier régulière réinitialisation réinitialiser
    répond répondent répondez répondons répondre répondu réponse réponses réseau réseaux résiliation résilientes
    résilier résiliez résoudre résultats réussi réussie réussir réussite saisissez salaire sanitaires santé scolaire
    secours secrétaire secteur semaine semaines senseï septembre serveuse seulement simplicité sociale sociales société
    solénoïdes sommaire soutien souvent spécialiste spécialité spécifiques stagiaire stagiaires stratégie stratégiques
    succès suivant suppléance suppléante supprimer supprimée supprimées supérieur surtout synthèse système systèmes
    sécurisation sécurisées sécurité séjour séminaire séminaires séparez séparées sérieuse sérieux technicien théorie
    théoriques thérapeutique thésard théâtre tilleuls titulaire touchez toujours tourisme tournée tournées traitement
    travailler travaux traçabilité trentaine troisième trouvée trouvées trésorerie trésorier trésorière tutoriel
    téléchargement télécharger téléchargez télécoms télémétrie téléphonique télétravail témoignages tétraèdre
    universitaire université utilisant utilisateur utilisateurs utilisation utiliser utilisée vacances valable validées
    vendredi veulent vingtaine vièle volontaire volonté vraiment véhiculée vérifications vérifier vérifiera vérifiez
    vérifions vôtres zakât âgées écartent échafaudage échanger échantillon échantillons échec échecs école écoles
    écolier économie économique écran écrire écris écrit écrite écrites écrits écriture écrivent écrivez éducateur
    éducatif éducatrice également électrique électromagnétiques électronique électroniques élémentaire énergie épais
    équipements équipier équivalente érables établi établissement étagère étaient étais était étant étape étapes états
    étions étiquetage étudiant étudiante étudiants
  `),
  likeEnglish: list(`
    accréditation amélioration catégories cinéma clientèle collège collèges compléter compréhension compétence
    compétences compétition confrère conférence conférences consécutive coopérative corrélations création créations
    créative crédit crédits célébrations derrière diabètes différence discrète discrétion divorcée début décision
    décisions déclaration déclarations défense définitions démolition démonstration départ dépôt dépôts désignation
    détail détails détection déterminants dîner employée employées entrée entrées expédition expérience expériences
    expérimental expérimentation exécution fréquent gâteaux génie général génération générative hygiène hôtel hôtelier
    idéal immédiate implémentation implémentations impérial incrémental inquiétude interprétation interpréter
    intégration intérim irréversible itérative karaté lumière légal législation matériel multimédia médias médiation
    médical médicament médication méthodologies métier métiers océan opéra opération opérations pièce pièces première
    premières privilèges procédure procédures précis précision précédents prédictions prédictive préfecture préférence
    préférences préparation présent présentation présentations présenter présents président prévention préventive
    pâtisserie pénal représentation réanimation réassurance récent réception réconciliation récupération rédaction
    réduction réfection région régional régions régression régulation régulations réhabilitation rémunération rénovation
    réparation réputation répétition réservation réservations résidence résident résidents résolution résolutions
    réunion réunions révision rôles rôtisserie schéma scènes secrétariat sincère soirée soirées sphères spécial
    spécification spécifications stratégies séance sélection séparation température thème thèmes thèse thèses
    télécommunication télécommunications télévision unité vidéo vidéos vérification édition éducation élaboration
    élection élément éléments émission épisode équipe équipes équivalent étude études évaluation évaluations évidence
    évolution
  `),
  endings: [],
  openings: [],
  small: /^(?:à|au|aux|avec|ce|cette|chez|d|dans|de|des|du|en|et|l|la|le|les|ou|par|pour|sa|ses|son|sur|un|une)$/iu,
  telling: /(?<!\p{L})(?:le|les|des|du|et|une|avec|pour|dans|en|la|au|aux|sur|par)(?!\p{L})/giu,
};
