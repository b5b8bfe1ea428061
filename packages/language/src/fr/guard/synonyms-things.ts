import { groups } from '../../word-list.ts';

/** People, goods, places and what hands work on, under their various names. Size and rank differ in none of the groups. */
export const frenchThings = () =>
  groups(`
  client* clientele* acheteu* consommat* usager*
  usager* beneficiaire* administre* citoyen* utilisateu* public publics
  hote* client* visiteu* convive* invite*
  patient* malade* resident* personne_soignee personnes_soignees beneficiaire* soigne*
  resident* pensionnaire* personnes_agees personne_agee aine* seniors
  enfant* petits jeunes_enfants gamin* tout-petits
  jeune* adolescent* ado ados mineur*
  eleve* ecolier* apprenant* collegien* lyceen*
  etudiant* apprenant* eleve*
  parent* famille* pere* mere* proches
  famille* proche* entourage* parent*
  participant* auditeu* inscrit*
  employe* salarie* personnel* collaborat* collegue* agent* equipier*
  collegue* collaborat* coequipi* equipier*
  nouveau_collegue nouveaux_collegues nouvel_employe nouveaux_employes nouveaux_arrivants nouveaux_salaries nouvelles_recrues nouveaux
  candidat* postulant* candidature*
  locataire* occupant* habitant* resident*
  habitant* riverain* citoyen*
  passager* voyageu* usager*
  prestataire* sous-traitant*
  utilisateu* usager* user* internaute*
  lecteu* lectorat* abonne*
  spectateu* auditoire* assistance visiteu* public publics
  medecin* docteur* praticien*
  benevol* volontaire* volontariat
  adherent* membre* societaire*
  interlocuteu* contact* correspondant*
  personnes_handicapees personnes_en_situation_de_handicap handicape* handicap
  refugie* demandeurs_d_asile exile* migrant*
  equipe* groupe*
  maitre_d_ouvrage client*
  donateu* mecene*
  marchandise* produit* article* reference* denree*
  aliment* denree* nourriture* produits_alimentaires alimentaire*
  vetement* habit* pret-a-porter textile*
  magasin* boutique* commerce point_de_vente points_de_vente enseigne*
  supermarche* grande_surface
  rayon* rayonnage* lineaire* etal* etagere*
  comptoir* guichet* banque_d_accueil
  vitrine* etalage* devanture*
  gamme* assortiment* catalogue* offre*
  reclamation* plainte* mecontent* doleance*
  demande* question* requete* sollicitation* renseignement* interrogation*
  devis* chiffrage* offre* estimation* proposition_commerciale propositions_commerciales
  commande* command* bon_de_commande bons_de_commande
  bon_de_livraison bons_de_livraison bl bordereau*
  stock* inventaire* reserve* approvisionnement*
  entrepot* depot* magasin_de_stockage plateforme_logistique hangar*
  colis* paquet* envoi* pli plis
  carton* caisse* boite*
  voiture* vehicule* automobile* auto autos
  fourgon* camionnette* utilitaire* fourgonnette*
  chariot_elevateur gerbeu* chariots_elevateurs
  bus autobus autocar*
  train* ferroviaire* rail*
  billet* ticket* titre_de_transport titres_de_transport
  tournee* itineraire* circuit* trajet* route*
  cargaison* chargement* fret*
  caisse* encaisse fonds_de_caisse caisse_enregistreuse
  remise* rabais* reduction* promotion*
  paiement* reglement* versement* encaissement*
  especes argent liquide monnaie
  hopital* hopitaux centre_hospitalier hospitalier* etablissement_hospitalier clinique*
  ehpad maison_de_retraite maisons_de_retraite residence_pour_personnes_agees etablissement_d_hebergement
  cabinet* cabinet_medical
  creche* halte-garderie multi-accueil garderie* micro-creche
  ecole* etablissement_scolaire etablissements_scolaires
  universite* univ fac faculte*
  domicile* chez_le_client chez_les_clients chez_le_particulier maison a_domicile
  urgences service_des_urgences
  bloc bloc_operatoire salle_d_operation
  chantier* site* travaux
  batiment* immeuble* edifice* construction* locaux
  logement* appartement* habitation* maison* domicile*
  chambre* piece* salle*
  bureau* locaux poste_de_travail
  usine* site_de_production fabrique* manufacture* atelier_de_production
  restaurant* brasserie* etablissement*
  cuisine* office
  salle* salle_de_restaurant
  accueil reception standard hall
  entreprise* societe* etablissement* firme*
  employeur* entreprise* societe*
  association* asso organisme* structure*
  mairie* commune* municipal* collectivite* ville
  administration* service_public services_publics organisme_public
  exploitation* ferme* exploitation_agricole domaine_agricole
  champ* parcelle* terre terres terrain*
  vigne* vignoble*
  jardin* espace* espaces_verts espace_vert parc*
  etable* bergerie* ecurie* batiment_d_elevage
  bibliotheque* mediatheque*
  musee* galerie*
  machine* equipement* appareil* engin* materiel* installation*
  piece* composant* element*
  piece_de_rechange pieces_de_rechange piece_detachee pieces_detachees
  materiau* matiere* matieres_premieres matiere_premiere fourniture*
  outil* outillage* materiel*
  panne* dysfonctionnement* defaut* defaillance* incident* probleme* avarie* bug* anomalie*
  probleme* difficulte* incident* souci* anomalie*
  bug* bogue* erreur* anomalie* defaut*
  erreur* faute* inexactitude*
  degat* dommage* sinistre*
  accident* sinistre* incident*
  sanitaire* plomberie* salle_de_bain salles_de_bain
  electricite* electrique* installations_electriques installation_electrique
  cable* fil ligne* cablage*
  tuyau* canalisation* conduite* tuyauterie*
  toit* toiture* couverture*
  murs cloison* paroi* mur
  sol sols plancher* revetement*
  fenetre* vitre* vitrage*
  porte*
  meuble* mobilier* ameublement*
  plan plans schema* dessin*
  dechet* ordure* poubelle* detritus
  consigne* regle* norme* directive* reglementation* reglement* prescription* procedure*
  securite surete prevention
  regles_de_securite consignes_de_securite normes_de_securite
  hygiene* regles_d_hygiene normes_d_hygiene
  equipements_de_protection epi
  medicament* traitement* remede* medication*
  constante* parametre* signes_vitaux parametres_vitaux constantes_vitales
  prise_de_tension mesure_de_la_tension mesure_de_tension prise_de_la_tension tension* tension_arterielle pression_arterielle
  glycemie* dextro*
  pansement* plaie* bandage*
  soin* soins_infirmiers acte_infirmier actes_infirmiers
  repas dejeuner* diner* plat* restauration mets
  releve* transmission* passation*
  dossier_patient dossiers_patients dossier_de_soins dossier_medical dossiers_medicaux dossier_du_patient
  projet_de_soins plan_de_soins
  fin_de_vie palliatif* soins_palliatifs
  demence* troubles_cognitifs
  maladie* pathologie* affection*
  injection* piqure*
  ordonnance* prescription*
  examen* bilan* analyse*
`);
