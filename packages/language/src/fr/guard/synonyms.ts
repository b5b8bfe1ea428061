import { groups } from '../../word-list.ts';
import { frenchDeeds } from './synonyms-deeds.ts';
import { frenchMatters } from './synonyms-matters.ts';
import { frenchThings } from './synonyms-things.ts';

/** Words of every trade, times, joining words, qualities and abbreviations. */
const general = () =>
  groups(`
    a_l_aide au_moyen via avec par_le_biais
    accompagn*
    accueil* admission*
    accueil* recevoir recu reception recept*
    achat* achet* acquer*
    acte* document*
    actuel* aujourd_hui a_ce_jour maintenant en_ce_moment present presente
    adm admin administrati*
    admin administra*
    administrati* bureau* secretariat*
    agricole* agriculture* rural*
    aid* contribu* particip* assist* appui appuy* soutien souten* collabor* concour*
    ainsi_que et egalement de_meme_que en_plus outre en_outre de_plus
    ameli*
    an ans annee* annuel*
    analys*
    ancien* ancienne* precedent* ex
    anglais anglaise
    annuel* chaque_annee par_an tous_les_ans an ans annee*
    appel* telephon*
    apres ensuite puis par_la_suite suite ulterieur*
    article* publication*
    atelier*
    atsem agent_territorial
    au_debut d_abord initialement dans_un_premier_temps
    audience* plaid*
    augment* progress* hausse mont* pass*
    aujourd hui present actuel* jour maintenant depuis
    avant auparavant precedemment prealable* au_prealable
    avocat* juridi* droit
    avs auxiliaire_de_vie
    bac baccalaureat
    bac baccalaureat*
    bafa brevet_d_aptitude
    baiss* diminu* recul* chut* pass*
    bdd base_de_donnees
    benevol* volontariat
    btp batiment_et_travaux
    bts brevet_de_technicien
    but buts objectif* finalite*
    cap certificat_d_aptitude
    cdd contrat_a_duree_determinee
    cdi contrat_a_duree_indeterminee
    cine cinema*
    classement class* archiv*
    client* clientele acheteu*
    client* clientes clientele
    commande* command*
    comptab* compta*
    concernant au_sujet relatif* relative* portant_sur a_propos sur
    conference* communication* presentation*
    conformement selon suivant d_apres dans_le_respect en_conformite en_respectant respect_des respect
    conge* vacances absence*
    conseil* orient* renseign*
    construction constru*
    contrat* accord*
    control* verifi* inspect*
    convention* contrat*
    courriel* mail* email*
    courrier* correspond*
    cours formation* enseign*
    creati* imaginati* inventi*
    creation creer cree creee creations creant
    cse comite_social
    cuisin*
    curieu* curiosite envie_d_apprendre
    de_nouveau a_nouveau encore nouveau
    decouv* initiation prise_en_main
    deleg* charge*
    dept departement*
    depuis a_partir
    depuis a_partir a_compter des
    developp*
    devis
    devis chiffrage
    different* divers* varie*
    dispens*
    doc documentation* document*
    donnee* information*
    dossier*
    dossier* affaire* cas
    dut diplome_universitaire
    ecrit* par_ecrit
    eleve* etudiant* apprenant*
    employe* salarie* personnel collaborat*
    employee caissiere caissier caisse
    en_meme_temps simultane* parallele* en_parallele conjointement a_la_fois
    en_moyenne moyenne* moyen
    encaiss* caisse
    enfant* eleve*
    ensemble conjointement en_commun en_equipe a_plusieurs en_binome
    entrepot* depot*
    entreprise* societe*
    env environ
    environ approximativement a_peu_pres autour pres quelque
    environ env approximativement autour pres ~
    equipe* groupe*
    esprit_d_equipe travail_en_equipe sens_du_collectif
    etiquet*
    euro euros
    expo* exposition*
    externe* exterieur* hors_site
    fac universite* faculte*
    facture* factur*
    fermeture ferm*
    fiable* serieu* consciencieu*
    form* enseign* apprent* appren* encadr*_de
    garde* poste*
    geronto*
    gestion ger* gere
    hebdo hebdomadaire*
    hebdomadaire* chaque_semaine par_semaine toutes_les_semaines semaine*
    heure* horaire*
    hote* client*
    impaye* en_souffrance en_retard non_regle*
    incident* probleme* panne*
    info informatique* informations
    informatique it
    infos informations
    ingenieur ingenierie
    install* pose poses poser posee
    interne* en_interne
    jardin*
    jour* quotidien* journal* journ*
    kg kilogramme* kilo*
    kine kinesitherap*
    km kilometre*
    labo laboratoire*
    licence bachelor
    livraison* livr*
    logiciel* application* outil*
    lors pendant durant
    magasin* boutique*
    mail* courriel* e-mail email
    manquant* absent* manque*
    manuel* a_la_main
    master maitrise mastere
    maternelle natale natif native
    maths mathematique* math
    max maximum* maximal*
    medical* medicaux medico* sanitaire*
    medicament* traitement*
    mener mene* menee conduite conduire condui*
    mensuel* chaque_mois par_mois tous_les_mois mois
    mesur* metr*
    mise mettre mis
    mois mensuel*
    motive* dynamique* engage*
    moyen* moyenne*
    nb nombre*
    necessaire* requis* indispensable* utile*
    negoci*
    nettoy* entretien propret* lavage lav*
    nettoy* menage
    notamment en_particulier particulierement surtout dont
    nouveau* nouvel* nouvelle* recent*
    nuit* nocturne*
    numerique* electronique* digital* en_ligne informatise*
    occasion d_occasion seconde_main
    oral* verbal* a_l_oral
    ordinateur* pc
    organis* coordon* planifi*
    organise* methodique* ordonne* structure*
    ortho orthophon*
    ouverture ouvr* ouvert*
    par_exemple tel tels telle telles comme
    parfois de_temps_en_temps occasionnel* ponctuel* a_l_occasion
    passe* passer evolu*
    patient* malade* resident*
    ped pedagogi*
    pedagogi* educati* didactique*
    pendant durant au_cours lors tout_au_long le_temps
    petit* petite*
    photo* photograph*
    pl poids_lourd*
    plv publicite_sur_le_lieu
    polyvalen* flexible* adaptable* adaptabilite flexibilite
    ponctuel* a_l_heure dans_les_delais dans_les_temps
    ponctuel* ponctuellement occasionnel*
    portugais portugaise
    prepar* elabor*
    present*
    prise prendre pris
    pro professionnel*
    production produi*
    prof professeur*
    promo* promotion*
    psc1 prevention_et_secours
    psy psycholog*
    pub publicite*
    publi*
    quotidien* chaque_jour par_jour tous_les_jours journalier* jour jours journee*
    raison* motif* cause*
    rayon* rayonnage
    rdv rendez-vous
    reception recev* recu
    recherche* recherch*
    redig* redaction* ecri*
    reduction* redui*
    reference* article* produit*
    regulier* reguliere* a_intervalles_reguliers
    relationnel* contact_humain sens_du_contact sens_de_l_accueil
    remplac* suppleance suppl* releve*
    rencontr*
    repar* depann* entretien entreten* maintenance mainten*
    repond* reponse*
    reservation*
    resp responsab*
    restaur*
    resto restaurant*
    reunion*
    reunion* rendez
    rh ressources_humaines
    saisie saisi* enregistr*
    sav service_apres-vente apres-vente
    semaine* hebdomadaire*
    serveur*
    si_besoin au_besoin en_cas_de_besoin selon_les_besoins si_necessaire le_cas_echeant
    simple* basique* elementaire*
    site* web
    soigneux* soigneusement minutieu* rigoureu* avec_soin meticuleu* rigueur soin
    soin* pansement*
    soin* soign*
    souriant* aimable* avenant* courtois* poli*
    sst sauveteur_secouriste
    stock* inventaire*
    suivi suiv* suivre
    surveill* surveillance
    technique* technologique*
    tel telephon*
    tel telephone*
    tele televis*
    telephonique* par_telephone au_telephone telephone
    temps_plein plein_temps temps_complet
    tenue tenir tenu tiens tien*
    tout toute entier entiere complet* ensemble total
    traduction* tradui*
    tri trier tris triage
    trimestr*
    trimestr* chaque_trimestre par_trimestre tous_les_trois_mois
    univ universit*
    urgent* urgence* pressant*
    utilis* usage emploi
    valable* valide* en_cours_de_validite
    velo* bicyclette*
    vend* vente* vendu
    vente vend*
    vl vehicule_leger
    vrd voirie
    y_compris incluant inclus* comprenant
  `);

/** French words an honest editor exchanges: none of them raises ownership, depth or size. */
export const frenchSynonyms = () => [...general(), ...frenchDeeds(), ...frenchThings(), ...frenchMatters()];
