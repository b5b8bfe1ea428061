import { groups } from '../../word-list.ts';

/** What offices, schools, laboratories, newsrooms and kitchens deal with, under its various names. */
export const frenchMatters = () =>
  groups(`
    abonne* follower*
    affiche* poster* affichage*
    agenda* calendrier* planning* emploi_du_temps
    animaux animal* betail* troupeau* bete* cheptel*
    annonce* offre_d_emploi offres_d_emploi petite_annonce
    annonce* publicite* encart* pub
    appareil_de_mesure appareils_de_mesure instrument_de_mesure instruments_de_mesure
    appel_d_offres appels_d_offres marche_public marches_publics
    arbre* arbuste*
    article* publication* papier* texte* contribution*
    assurance* contrat_d_assurance police*
    astreinte* permanence* garde*
    attestation* justificatif*
    autorisation* permis
    bail baux contrat_de_location
    base_de_donnees bases_de_donnees bdd
    bases notions notions_de_base connaissances_de_base
    boisson* breuvage*
    bordereau* bon_de_livraison lettre_de_voiture
    bouquet* fleur* floral*
    boutique_en_ligne e-commerce site_marchand e-boutique site_de_vente
    budget* enveloppe* credits
    cahier* carnet* registre*
    cahier_des_charges specification* besoin* exigence*
    campagne* operation* action actions
    candidature* cv
    carte menu*
    charges_locatives charges
    classeur* chemise* dossier*
    cle* clef*
    cloture* arrete* bilan*
    code code_source programme*
    commentaire* remarque* observation*
    communique* communique_de_presse communiques_de_presse
    comptab* compta* tenue_des_comptes tenue_de_livres ecritures_comptables
    compte* compte_bancaire
    compte* compte_utilisateur comptes_utilisateurs acces
    compte_rendu_medical comptes_rendus_medicaux courrier_medical
    conclusion* ecrit* assignation*
    conference* colloque* congres symposium* communication* journee_d_etude
    conge* absence* vacances arret_maladie
    conteneur* container*
    contenu* texte* article* post posts publication*
    contrat* convention* accord* engagement_contractuel
    controle* devoir* examen* interrogation* copie* epreuve*
    controle_technique ct
    courriel* mail* e-mail* email* messagerie* message*
    courrier* correspondance* poste lettre*
    courses achats emplettes
    cout* depense* frais* charges
    credit* pret* emprunt*
    declaration_de_revenus declarations_fiscales declaration_fiscale
    demande* requete* sollicitation*
    demarche* formalite* procedure_administrative demarches_administratives
    deplacement* voyage* mission* trajet*
    depliant* brochure* plaquette* flyer* prospectus tract*
    devoirs devoir travail_a_la_maison
    diaporama* diapositive*
    document* piece* papier* dossier* acte*
    donnee* information* fichier* renseignement*
    dons donation* don
    dossier* cas affaire* fiche*
    echantillon* prelevement* specimen*
    echeance* delai* date_limite dates_limites deadline*
    ecriture* operation* operations_comptables pieces_comptables
    embauche* recrut* recrutement*
    entretien_d_embauche entretiens_d_embauche entretien_de_recrutement entretiens_de_recrutement
    equipe_du_matin matin* matinee* poste_du_matin
    etat_civil acte_d_etat_civil actes_d_etat_civil
    etude* recherche* enquete* travaux_de_recherche
    eveil activites_d_eveil jeux jeu
    evenement* manifestation* evenementiel* soiree*
    experience* manipulation* essai* experimentation* manip*
    expose* presentation* communication* conference* intervention*
    factures_clients comptes_clients comptabilite_clients
    fauteuil* fauteuil_roulant
    fonction* fonctionnalite* feature*
    formation* stage_de_formation atelier* seminaire* session* module*
    formulaire* imprime* bordereau* questionnaire*
    fournisseurs factures_fournisseurs comptes_fournisseurs comptabilite_fournisseurs
    fournitures_de_bureau fournitures papeterie* consommable*
    frais* note_de_frais notes_de_frais depense* defraiement*
    frein* freinage*
    fruit* verger*
    gouter* collation*
    horaires_d_ouverture heures_d_ouverture
    image* photo* visuel* illustration*
    imagerie* radio* radiographie*
    informatique* it systeme_d_information numerique*
    ingredient* produit* denree*
    instruction* mode_operatoire modes_operatoires consigne*
    intelligence_artificielle ia
    interface* api front-end frontend ecran*
    journal* quotidien* presse periodique*
    labo* laboratoire*
    lecon* seance* enseignement* des_cours cours_de
    legume* maraich* maraichage*
    lettre* courrier* correspondance* pli
    lettre_d_information newsletter* infolettre* bulletin*
    liste* tableau* releve* inventaire* registre* repertoire*
    liste_de_controle check-list checklist*
    logiciel* application* outil* appli* programme* progiciel*
    logo* logotype*
    loi* texte* legislation* reglement* reglementation* droit
    manuel* guide* notice* mode_d_emploi modes_d_emploi tutoriel*
    memoire* memoire_de_fin_d_etudes
    methode* procede* technique* demarche* approche* methodologie*
    modele* gabarit* template* trame*
    mot_de_passe mots_de_passe identifiant*
    mutuelle* assurance_maladie securite_sociale cpam
    note* notes_de_synthese memo*
    nuit* nocturne* equipe_de_nuit poste_de_nuit
    ordinateur* pc poste* poste_informatique postes_informatiques micro-ordinateur* laptop*
    ordre_du_jour agenda
    pack_office microsoft_office suite_office office ms_office
    paie* paye* salaire* bulletin* fiche_de_paie fiches_de_paie bulletins_de_paie bulletins_de_salaire remuneration*
    pain* viennoiserie* boulangerie*
    pelouse* gazon* herbe
    permis permis_de_conduire
    petit-dejeuner petits-dejeuners petit_dejeuner petits_dejeuners
    planning* horaire* emploi_du_temps roulement* calendrier*
    plante* vegetaux vegetal* plant plants
    pneu* pneumatique*
    portefeuille* portefeuille_clients fichier_clients base_clients
    premiers_secours gestes_de_secours secourisme
    procedure* demarche* formalite*
    programme* programme_scolaire curriculum*
    projet* chantier* travaux
    prototype* maquette*
    publicite* pub communication* promotion*
    rebut* taux_de_rebut taux_d_erreur
    recette* chiffre_d_affaires
    recolte* moisson* vendange*
    recu* justificatif* ticket* quittance* facturette*
    relations_presse relations_publiques rp
    rendez-vous rdv entrevue* rencontre*
    reseau* reseau_informatique
    reseaux_sociaux reseau_social medias_sociaux
    ressources_humaines rh personnel
    resultat* conclusion* constat*
    retour* feedback avis
    reunion* seance* meeting* rencontre*
    revue* magazine* periodique*
    rgpd protection_des_donnees donnees_personnelles
    salaire* remuneration* traitement_mensuel paie*
    salon* foire* exposition*
    script* macro*
    site* site_web site_internet page_web pages_web web portail*
    soir* soiree*
    sortie* excursion* sortie_scolaire visite* voyage*
    spectacle* representation* concert*
    statistique* chiffre* indicateur* donnees_chiffrees
    subvention* aide_financiere financement* aides_financieres
    support* assistance* helpdesk hotline support_technique assistance_technique assistance_utilisateurs \
      support_utilisateurs
    supports_pedagogiques supports_de_cours support_de_cours materiel_pedagogique fiches documents_pedagogiques \
      support*
    tableau* tableur* feuille_de_calcul
    taches_menageres menage entretien_du_logement entretien_du_domicile
    these* doctorat* these_de_doctorat
    ticket* demande_d_assistance demandes_d_assistance incident*
    tracteur* engin_agricole engins_agricoles
    tribunal* tribunaux juridiction* cour justice
    tva taxe* taxe_sur_la_valeur_ajoutee
    vaisselle* couverts
    viande* boucherie* charcuterie*
    vidange* huile
    visuel* graphique* graphisme*
    week-end* weekend* samedi* dimanche* fin_de_semaine fins_de_semaine
  `);
