import { groups } from '../../word-list.ts';

/** What offices, schools, laboratories, newsrooms and kitchens deal with, under its various names. */
export const frenchMatters = () =>
  groups(`
  lettre* courrier* correspondance* pli
  courrier* correspondance* poste lettre*
  courriel* mail* e-mail* email* messagerie* message*
  document* piece* papier* dossier* acte*
  dossier* cas affaire* fiche*
  formulaire* imprime* bordereau* questionnaire*
  demande* requete* sollicitation*
  agenda* calendrier* planning* emploi_du_temps
  rendez-vous rdv entrevue* rencontre*
  echeance* delai* date_limite dates_limites deadline*
  reunion* seance* meeting* rencontre*
  compte* compte_bancaire
  deplacement* voyage* mission* trajet*
  frais* note_de_frais notes_de_frais depense* defraiement*
  liste* tableau* releve* inventaire* registre* repertoire*
  tableau* tableur* feuille_de_calcul
  statistique* chiffre* indicateur* donnees_chiffrees
  donnee* information* fichier* renseignement*
  base_de_donnees bases_de_donnees bdd
  fournitures_de_bureau fournitures papeterie* consommable*
  fournisseurs factures_fournisseurs comptes_fournisseurs comptabilite_fournisseurs
  factures_clients comptes_clients comptabilite_clients
  comptab* compta* tenue_des_comptes tenue_de_livres ecritures_comptables
  ecriture* operation* operations_comptables pieces_comptables
  cloture* arrete* bilan*
  tva taxe* taxe_sur_la_valeur_ajoutee
  paie* paye* salaire* bulletin* fiche_de_paie fiches_de_paie bulletins_de_paie bulletins_de_salaire remuneration*
  salaire* remuneration* traitement_mensuel paie*
  cout* depense* frais* charges
  recette* chiffre_d_affaires
  credit* pret* emprunt*
  assurance* contrat_d_assurance police*
  recu* justificatif* ticket* quittance* facturette*
  budget* enveloppe* credits
  subvention* aide_financiere financement* aides_financieres
  dons donation* don
  contrat* convention* accord* engagement_contractuel
  appel_d_offres appels_d_offres marche_public marches_publics
  ressources_humaines rh personnel
  planning* horaire* emploi_du_temps roulement* calendrier*
  equipe_du_matin matin* matinee* poste_du_matin
  soir* soiree*
  nuit* nocturne* equipe_de_nuit poste_de_nuit
  week-end* weekend* samedi* dimanche* fin_de_semaine fins_de_semaine
  astreinte* permanence* garde*
  conge* absence* vacances arret_maladie
  embauche* recrut* recrutement*
  annonce* offre_d_emploi offres_d_emploi petite_annonce
  candidature* cv
  entretien_d_embauche entretiens_d_embauche entretien_de_recrutement entretiens_de_recrutement
  loi* texte* legislation* reglement* reglementation* droit
  tribunal* tribunaux juridiction* cour justice
  procedure* demarche* formalite*
  demarche* formalite* procedure_administrative demarches_administratives
  conclusion* ecrit* assignation*
  note* notes_de_synthese memo*
  autorisation* permis
  attestation* justificatif*
  etat_civil acte_d_etat_civil actes_d_etat_civil
  rgpd protection_des_donnees donnees_personnelles
  lecon* seance* enseignement* des_cours cours_de
  controle* devoir* examen* interrogation* copie* epreuve*
  devoirs devoir travail_a_la_maison
  supports_pedagogiques supports_de_cours support_de_cours materiel_pedagogique fiches documents_pedagogiques support*
  programme* programme_scolaire curriculum*
  sortie* excursion* sortie_scolaire visite* voyage*
  formation* stage_de_formation atelier* seminaire* session* module*
  memoire* memoire_de_fin_d_etudes
  these* doctorat* these_de_doctorat
  experience* manipulation* essai* experimentation* manip*
  echantillon* prelevement* specimen*
  etude* recherche* enquete* travaux_de_recherche
  article* publication* papier* texte* contribution*
  conference* colloque* congres symposium* communication* journee_d_etude
  expose* presentation* communication* conference* intervention*
  resultat* conclusion* constat*
  projet* chantier* travaux
  methode* procede* technique* demarche* approche* methodologie*
  labo* laboratoire*
  logiciel* application* outil* appli* programme* progiciel*
  site* site_web site_internet page_web pages_web web portail*
  boutique_en_ligne e-commerce site_marchand e-boutique site_de_vente
  interface* api front-end frontend ecran*
  ordinateur* pc poste* poste_informatique postes_informatiques micro-ordinateur* laptop*
  reseau* reseau_informatique
  support* assistance* helpdesk hotline support_technique assistance_technique assistance_utilisateurs support_utilisateurs
  ticket* demande_d_assistance demandes_d_assistance incident*
  compte* compte_utilisateur comptes_utilisateurs acces
  mot_de_passe mots_de_passe identifiant*
  code code_source programme*
  script* macro*
  cahier_des_charges specification* besoin* exigence*
  fonction* fonctionnalite* feature*
  pack_office microsoft_office suite_office office ms_office
  informatique* it systeme_d_information numerique*
  intelligence_artificielle ia
  manuel* guide* notice* mode_d_emploi modes_d_emploi tutoriel*
  depliant* brochure* plaquette* flyer* prospectus tract*
  affiche* poster* affichage*
  annonce* publicite* encart* pub
  reseaux_sociaux reseau_social medias_sociaux
  contenu* texte* article* post posts publication*
  lettre_d_information newsletter* infolettre* bulletin*
  communique* communique_de_presse communiques_de_presse
  journal* quotidien* presse periodique*
  revue* magazine* periodique*
  publicite* pub communication* promotion*
  campagne* operation* action actions
  evenement* manifestation* evenementiel* soiree*
  salon* foire* exposition*
  image* photo* visuel* illustration*
  logo* logotype*
  relations_presse relations_publiques rp
  visuel* graphique* graphisme*
  spectacle* representation* concert*
  boisson* breuvage*
  carte menu*
  petit-dejeuner petits-dejeuners petit_dejeuner petits_dejeuners
  vaisselle* couverts
  ingredient* produit* denree*
  animaux animal* betail* troupeau* bete* cheptel*
  tracteur* engin_agricole engins_agricoles
  plante* vegetaux vegetal* plant plants
  arbre* arbuste*
  pelouse* gazon* herbe
  legume* maraich* maraichage*
  fruit* verger*
  recolte* moisson* vendange*
  classeur* chemise* dossier*
  bouquet* fleur* floral*
  pain* viennoiserie* boulangerie*
  viande* boucherie* charcuterie*
  appareil_de_mesure appareils_de_mesure instrument_de_mesure instruments_de_mesure
  prototype* maquette*
  instruction* mode_operatoire modes_operatoires consigne*
  liste_de_controle check-list checklist*
  rebut* taux_de_rebut taux_d_erreur
  premiers_secours gestes_de_secours secourisme
  fauteuil* fauteuil_roulant
  mutuelle* assurance_maladie securite_sociale cpam
  courses achats emplettes
  taches_menageres menage entretien_du_logement entretien_du_domicile
  portefeuille* portefeuille_clients fichier_clients base_clients
  horaires_d_ouverture heures_d_ouverture
  cle* clef*
  bail baux contrat_de_location
  charges_locatives charges
  declaration_de_revenus declarations_fiscales declaration_fiscale
  modele* gabarit* template* trame*
  ordre_du_jour agenda
  vidange* huile
  pneu* pneumatique*
  frein* freinage*
  controle_technique ct
  bordereau* bon_de_livraison lettre_de_voiture
  retour* feedback avis
  commentaire* remarque* observation*
  abonne* follower*
  permis permis_de_conduire
  bases notions notions_de_base connaissances_de_base
  cahier* carnet* registre*
  gouter* collation*
  eveil activites_d_eveil jeux jeu
  compte_rendu_medical comptes_rendus_medicaux courrier_medical
  imagerie* radio* radiographie*
  diaporama* diapositive*
  conteneur* container*
`);
