import { groups } from '../../word-list.ts';

/** People, goods, places and what hands work on, under their various names. Size and rank differ in none of the groups. */
export const frenchThings = () =>
  groups(`
    accident* sinistre* incident*
    accueil reception standard hall
    adherent* membre* societaire*
    administration* service_public services_publics organisme_public
    aliment* denree* nourriture* produits_alimentaires alimentaire*
    association* asso organisme* structure*
    batiment* immeuble* edifice* construction* locaux
    benevol* volontaire* volontariat
    bibliotheque* mediatheque*
    billet* ticket* titre_de_transport titres_de_transport
    bloc bloc_operatoire salle_d_operation
    bon_de_livraison bons_de_livraison bl bordereau*
    bug* bogue* erreur* anomalie* defaut*
    bureau* locaux poste_de_travail
    bus autobus autocar*
    cabinet* cabinet_medical
    cable* fil ligne* cablage*
    caisse* encaisse fonds_de_caisse caisse_enregistreuse
    candidat* postulant* candidature*
    cargaison* chargement* fret*
    carton* caisse* boite*
    chambre* piece* salle*
    champ* parcelle* terre terres terrain*
    chantier* site* travaux
    chariot_elevateur gerbeu* chariots_elevateurs
    client* clientele* acheteu* consommat* usager*
    colis* paquet* envoi* pli plis
    collegue* collaborat* coequipi* equipier*
    commande* command* bon_de_commande bons_de_commande
    comptoir* guichet* banque_d_accueil
    consigne* regle* norme* directive* reglementation* reglement* prescription* procedure*
    constante* parametre* signes_vitaux parametres_vitaux constantes_vitales
    creche* halte-garderie multi-accueil garderie* micro-creche
    cuisine* office
    dechet* ordure* poubelle* detritus
    degat* dommage* sinistre*
    demande* question* requete* sollicitation* renseignement* interrogation*
    demence* troubles_cognitifs
    devis* chiffrage* offre* estimation* proposition_commerciale propositions_commerciales
    domicile* chez_le_client chez_les_clients chez_le_particulier maison a_domicile
    donateu* mecene*
    dossier_patient dossiers_patients dossier_de_soins dossier_medical dossiers_medicaux dossier_du_patient
    ecole* etablissement_scolaire etablissements_scolaires
    ehpad maison_de_retraite maisons_de_retraite residence_pour_personnes_agees etablissement_d_hebergement
    electricite* electrique* installations_electriques installation_electrique
    eleve* ecolier* apprenant* collegien* lyceen*
    employe* salarie* personnel* collaborat* collegue* agent* equipier*
    employeur* entreprise* societe*
    enfant* petits jeunes_enfants gamin* tout-petits
    entrepot* depot* magasin_de_stockage plateforme_logistique hangar*
    entreprise* societe* etablissement* firme*
    equipe* groupe*
    equipements_de_protection epi
    erreur* faute* inexactitude*
    especes argent liquide monnaie
    etable* bergerie* ecurie* batiment_d_elevage
    etudiant* apprenant* eleve*
    examen* bilan* analyse*
    exploitation* ferme* exploitation_agricole domaine_agricole
    famille* proche* entourage* parent*
    fenetre* vitre* vitrage*
    fin_de_vie palliatif* soins_palliatifs
    fourgon* camionnette* utilitaire* fourgonnette*
    gamme* assortiment* catalogue* offre*
    glycemie* dextro*
    habitant* riverain* citoyen*
    hopital* hopitaux centre_hospitalier hospitalier* etablissement_hospitalier clinique*
    hote* client* visiteu* convive* invite*
    hygiene* regles_d_hygiene normes_d_hygiene
    injection* piqure*
    interlocuteu* contact* correspondant*
    jardin* espace* espaces_verts espace_vert parc*
    jeune* adolescent* ado ados mineur*
    lecteu* lectorat* abonne*
    locataire* occupant* habitant* resident*
    logement* appartement* habitation* maison* domicile*
    machine* equipement* appareil* engin* materiel* installation*
    magasin* boutique* commerce point_de_vente points_de_vente enseigne*
    mairie* commune* municipal* collectivite* ville
    maitre_d_ouvrage client*
    maladie* pathologie* affection*
    marchandise* produit* article* reference* denree*
    materiau* matiere* matieres_premieres matiere_premiere fourniture*
    medecin* docteur* praticien*
    medicament* traitement* remede* medication*
    meuble* mobilier* ameublement*
    murs cloison* paroi* mur
    musee* galerie*
    nouveau_collegue nouveaux_collegues nouvel_employe nouveaux_employes nouveaux_arrivants nouveaux_salaries \
      nouvelles_recrues nouveaux
    ordonnance* prescription*
    outil* outillage* materiel*
    paiement* reglement* versement* encaissement*
    panne* dysfonctionnement* defaut* defaillance* incident* probleme* avarie* bug* anomalie*
    pansement* plaie* bandage*
    parent* famille* pere* mere* proches
    participant* auditeu* inscrit*
    passager* voyageu* usager*
    patient* malade* resident* personne_soignee personnes_soignees beneficiaire* soigne*
    personnes_handicapees personnes_en_situation_de_handicap handicape* handicap
    piece* composant* element*
    piece_de_rechange pieces_de_rechange piece_detachee pieces_detachees
    plan plans schema* dessin*
    porte*
    prestataire* sous-traitant*
    prise_de_tension mesure_de_la_tension mesure_de_tension prise_de_la_tension tension* tension_arterielle \
      pression_arterielle
    probleme* difficulte* incident* souci* anomalie*
    projet_de_soins plan_de_soins
    rayon* rayonnage* lineaire* etal* etagere*
    reclamation* plainte* mecontent* doleance*
    refugie* demandeurs_d_asile exile* migrant*
    regles_de_securite consignes_de_securite normes_de_securite
    releve* transmission* passation*
    remise* rabais* reduction* promotion*
    repas dejeuner* diner* plat* restauration mets
    resident* pensionnaire* personnes_agees personne_agee aine* seniors
    restaurant* brasserie* etablissement*
    salle* salle_de_restaurant
    sanitaire* plomberie* salle_de_bain salles_de_bain
    securite surete prevention
    soin* soins_infirmiers acte_infirmier actes_infirmiers
    sol sols plancher* revetement*
    spectateu* auditoire* assistance visiteu* public publics
    stock* inventaire* reserve* approvisionnement*
    supermarche* grande_surface
    toit* toiture* couverture*
    tournee* itineraire* circuit* trajet* route*
    train* ferroviaire* rail*
    tuyau* canalisation* conduite* tuyauterie*
    universite* univ fac faculte*
    urgences service_des_urgences
    usager* beneficiaire* administre* citoyen* utilisateu* public publics
    usine* site_de_production fabrique* manufacture* atelier_de_production
    utilisateu* usager* user* internaute*
    vetement* habit* pret-a-porter textile*
    vigne* vignoble*
    vitrine* etalage* devanture*
    voiture* vehicule* automobile* auto autos
  `);
