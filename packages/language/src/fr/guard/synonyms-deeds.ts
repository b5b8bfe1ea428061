import { groups } from '../../word-list.ts';

/** What people do, in all its forms: a verb, its parts and its noun. Each group stays on one level of ownership. */
export const frenchDeeds = () =>
  groups(`
    accompagn* accompagnement* suivre suivi* suivai*
    accueil* accueill* admission* admettre admis*
    accueil* accueill* recev* recu* recoi* reception receptionn*
    achemin* orient* dispatch*
    achet* achat* acquer* acquis* acquisition* approvisionn* commander
    achev* finalis* termin* fini* conclu*
    additionn* totalis*
    affect* affectation* attribu* attribution*
    aid* aide* assist* assistance* appui* appuy* soutien* souten* epaul* second* preter_main-forte coup_de_main \
      donne_un_coup_de_main prete_main_forte renfort*
    aid* assist* particip* contribu*
    ajout* complet* complement*
    amelior* amelioration* optimis* perfectionn*
    amenag* amenagement* agenc* agencement*
    analys* analyse* etude* examin* examen* depouill* depouillement* exploit* etudier
    anim* animation*
    annul* annulation*
    appel* contact* joindre relanc*
    apprend* appren* appris* apprentissage*
    arros* arrosage* irrig* irrigation*
    augment* augmentation* accroi* accroiss* hausse* relev* progress* progression*
    baiss* baisse* diminu* diminution* recul* chut* tomb*
    balay* balayage* aspir*
    blanchi* blanchiss* buanderie* linge lessive*
    bouclage* boucl* finalisation_du_numero
    cabl* cablage* tir*_de_cables tirage_de_cables
    calcul* chiffr* chiffrage* comput*
    catalogu* catalogage* indexation* index* repertori*
    chant* chorale*
    choisi* choix selectionn* selection*
    class* classement* archiv* archivage* rang* rangement* ordonn*
    class* tri trie* triage*
    coffr* coffrage*
    coiff* coiffage* coupe_de_cheveux coupes_de_cheveux
    collabor* travail_en_equipe travaille_avec cooper* en_lien_avec en_collaboration en_partenariat de_concert \
      partenariat*
    collect* collecte* recueil* recueill* rassembl* recolt* reuni* compil*
    commenc* demarr* demarrage* entam* debut debuts debute*
    compar* comparaison* confront* rapproch* rapprochement*
    compt* comptage* denombr*
    comptabilis* comptabilisation* passation_d_ecritures ecritures
    compte-rendu comptes-rendus compte_rendu comptes_rendus proces-verbal proces-verbaux pv rapport* prise_de_notes
    concili* conciliation* mediation* arbitr*
    concu* concev* conception* imagin* dessin* cree* creation*
    conduite* conduit* condui* pilotage_de_machine roul*
    conduite_de_machine conduite_de_machines conduite_d_une_machine conduite_de_ligne
    configur* configuration* parametr* parametrage* install* installation*
    conseil* orient* renseign* guid* aiguill* informe*
    constitu* constitution* montage* montage_de_dossiers monte*
    construi* construction* bati* edifi* erig*
    continu* poursui* poursuite*
    convoqu* convocation* invit* invitation*
    corrig* correction* rectifi* rectification*
    coulage* beton* betonn* betonnage* coule*
    cous* couture* coudre cousu*
    couvr* couverture*
    creus* terrass* terrassement* fouill* excav*
    cuisin* cuire cuisson* cuit* prepar* preparation*
    cultiv* culture*
    debarrass* desserv* debarrassage*
    debarrass* evacu* enlev*
    debog* debug* debogage* correction_de_bugs corrig*
    decoup* decoupe* sciage* coupe* scie*
    decoup* tranch* coupe* taille*
    dedouan* dedouanement* formalites_douanieres douan*
    demand* sollicit* requete* demande*
    demarch* prospect* prospection*
    demol* demolition* abatt* depos*
    demont* demontage* depos* depose*
    deplac* deplacement* manutention* manutentionn*
    deploy* deploiement* deploi* mise_en_production mis_en_production mise_en_ligne livr*
    depos* depot* soumis* soumission* soumettre remis*
    depouss* depoussier* epoussetage
    desherb* desherbage* sarcl*
    desinfect* desinfection* sterilis* assainiss*
    dessin* croquis esquiss* plans
    developp* developpement* elabor* elaboration* cree* creation* concev* concu* conception*
    deven* devenu*
    diffus* diffusion* relay* publi*
    dispens* donn* delivr* distribu* remett* remis*
    distribu* distribution* repart* repartition* remis* remise*
    document* documentation* consign* tracabilite renseign*
    dress* dressage* mise_en_place_de_la_salle mettre_le_couvert
    echang* echange* discut* discussion* dialogu* parl* conversation*
    echang* echange* retour* rembours*
    echantillonn* echantillon* prelev* prelevement*
    ecout* entend*
    eduqu* education* educati*
    effectu* realis* realisation* execut* execution* accompl* faire fait* proced*
    emball* emballage* conditionn* conditionnement* empaquet*
    empil* gerb* gerbage*
    encaiss* caisse* encaissement* tenue_de_caisse tenue_de_la_caisse tenir_la_caisse tiens_la_caisse tenu_la_caisse \
      reglement* paiement*
    encoll* coller collage*
    enduire enduit* enduis*
    enquet* enquete* sondage* sond* questionn* questionnaire* interrog*
    enregistr* enregistrement* captation*
    enseign* enseignement* donner_des_cours donne_des_cours dispens* professer lecon* cours_de des_cours les_cours
    entretien* entreten* mainten* maintenance* revis* revision* maintien
    epil* epilation*
    etablissement_et fait faisai* etabli* edit* edition* emission* emett* emis* etablissement_de etablissement_des
    etiquet* etiquetage* colle* collage* balis* balisage*
    etude* etudier analys*
    evacu* evacuation*
    evalu* evaluation* appreci* estim* estimation*
    expedi* expedition* envoi* envoy* adress* transm*
    experiment* experimentation* essai* essay* test*
    expliqu* explication* expos* present* presentation* montr* demonstr* demonstration*
    extrai* extraction*
    fabriqu* fabrication* produi* production* confectionn* confection* realis* realisation* faconn*
    ferm* fermeture* clotur*
    film* tournage* video* captation* tourner tourne
    filtr* filtrage* controle_d_acces controle_des_acces controle_des_entrees
    frapp* saisi* dactylograph* tape*
    gagn* remport*
    gard* garde* surveill* babysitting baby-sitting
    gardienn* gardiennage* surveill* surveillance*
    garer stationn* stationnement*
    graiss* graissage* lubrifi* lubrification*
    grill* roti*
    habill* habillage* aide_a_l_habillage
    identifi* reper* detect* detection* identification* constat* relev*
    illustr* illustration* dessin*
    import* importation* integration_de_donnees
    imprim* impression*
    inform* information* avis* avert* prevenir prevenu* previen* communiqu* tenir_au_courant tenu_au_courant
    initi* initiation* sensibilis* sensibilisation*
    inscri* inscription* enregistr*
    install* installation* pose* montage* fix* fixation* equip* posait posant monte*
    integr* integration* accueil_des_nouveaux nouveaux_arrivants
    interview* entretien*
    inventair* inventori* comptage* compte*
    isol* isolation*
    labour* travail_du_sol
    lire lecture* lu lisai*
    livr* livraison* distribu* distribution* remis* remettre
    manipul* manipulation* maniement* utilis* manie*
    manucur* soin_des_mains
    maquett* maquettage* mise_en_page mis_en_page graphi* graphisme*
    massage* masse*
    melang* mixe* malax*
    mesur* mesure* metr* metrage* relev* releve*
    mettre_a_jour mise_a_jour mis_a_jour mises_a_jour actualis* actualisation* tenir_a_jour tenu_a_jour tenue_a_jour \
      maj reactualis*
    migr* migration* transfer* transfert* bascul* passage*
    mise_en_carton encartonn* conditionn* conditionnement*
    mise_en_ligne mettre_en_ligne mis_en_ligne publi* publication* post posts poster
    mise_en_oeuvre mettre_en_oeuvre mis_en_oeuvre implement* implementation* realis* realisation* execut* execution*
    mise_en_rayon mettre_en_rayon mis_en_rayon mises_en_rayon remplissage* rempli* reassort* reapprovisionn* garni* \
      garnissage* approvisionn* rayonnage* regarni* achaland*
    mise_en_service mettre_en_service mis_en_service mises_en_service demarrage* mise_en_route
    mise_sous_pli affranchi* affranchissement*
    mobilis* mobilisation* lever* transfert*
    model* modelis* modelisation*
    modifi* modification* adapt* adaptation* ajust* ajustement* retouch* retouche* remani* chang*
    montage* assembl* assemblage* monte*
    montage* monte* mont* montage_video
    montr* expliqu* initi* initiation* apprend*
    nettoy* nettoyage* entretien entreten* proprete lavage* lav* menage* hygiene_des_locaux
    notation* evalu* evaluation* corrig* note*
    notifi* notification* signifi*
    nourri* alimentation* affourag*
    numeris* numerisation* scann* scan*
    observ* observation* regard*
    obten* obtenu* obtention* decroch*
    offr* offert* propos*
    organis* organisation* mettre_sur_pied mis_sur_pied
    ouvr* ouvert* ouverture*
    paiement* reglement* regler versement* paye* verse*
    palettis* mise_sur_palette mise_en_palette
    pans* pansement* refection*
    particip* contribu* collabor* concour* pris_part prendre_part prends_part prise_de_part
    passe* evolu* evolution*
    peinture* peindre peignai* peint*
    percage* forer forage* perce*
    pesee* pesage* pese*
    photocopi* copi* copie* reprograph* reproduction*
    photograph* photographie* photo* prise_de_vue prises_de_vue clich*
    planifi* planification* planning* ordonnanc* prevision* prevoir prevu*
    plant* plantation* repiqu* repiquage*
    plomb* plomberie*
    plong* vaisselle* lavage_de_la_vaisselle
    polir polissage* polie*
    poncage* ponce*
    portionn* doser dosage*
    prelev* prelevement* prise_de_sang prises_de_sang
    prendre_rendez-vous prise_de_rendez-vous rendez-vous fixer_des_rendez-vous agenda*
    prepar* preparation* elabor* confection* confectionn* appret*
    prepar*_de_commandes preparation_de_commandes preparation_des_commandes picking preparer_les_commandes \
      prepare_les_commandes prepare_des_commandes
    present* presentation* expos* expose* exposition* demonstration* montr*
    prise_de_notes prendre_des_notes note*
    produi* production* produc* fabriqu* fabrication*
    programm* programmation* cod* codage* developp* developpement*
    prolong* prolongation* reconduc*
    promouv* promotion* publicit* communication*
    propos* proposition* sugger* suggestion* recommand* recommandation* preconis* preconisation*
    publi* publication* parution* paru* parai*
    rabot* rabotage*
    raccord* raccordement* branch* branchement* connect* connexion*
    ramass* ramassage* collect* collecte* recueil* recueill* recolt*
    rang* rangement* range* ordonn* remise_en_ordre
    rapport* report* reporting* compte_rendu comptes_rendus rendre_compte
    rassur* reconfort* apais* ecoute
    reapprovisionn* reassort* reapprovisionnement* recommand*
    recept* reception* receptionn* recev* recu*
    rechauff* chauff* remise_en_temperature
    recherch* recherche* cherch* prospect*
    recolt* recolte* cueill* cueillette* vendang* moisson* ramass*
    recycl* recyclage* valorisation_des_dechets
    redig* redaction* ecri* ecrit* ecriv* elabor* etabli* redacti*
    reduct* reduction* reduir* reduit* reduis* abaiss*
    refai* refait* refection*
    regl* reglage* ajust* ajustement*
    regroup* regroupement* compil* compilation* rassembl* reuni*
    regularis* regularisation* mise_en_regle
    relanc* relance* rappel* recouvr* recouvrement*
    relu* relire relis* relecture* correction* corrig* revis*
    remplac* remplacement* chang* changement* renouvel* substitu*
    remplac* remplacement* supple* suppleance* relay* interim* releve*
    rempli* remplissage* complet* renseign*
    rendre rendai* rendu* rend
    renov* renovation* refection* remise_a_neuf
    renseign* inform* reponse* repond* repondu*
    repar* reparation* depann* depannage* remise_en_etat remettre_en_etat remis_en_etat refection* remedi*
    repet* repetition*
    reserv* reservation* retenir book*
    resou* resol* resolution* resolv* regl* traite* traitement* corrig* correction* repar* depann* solution*
    respect* observ* appliqu* application* conform* conformite*
    resum* resume* synthe* synthese*
    revet* revetement* enduit*
    ronde* patrouill* tournee*
    saisi* saisie* enregistr* enregistrement* entree* encod* encodage* inscri* inscription* consign* entrer
    sauvegard* sauvegarde* backup*
    secour* porter_assistance
    securis* securisation* proteg* protection*
    semis semer semaille* ensemenc* seme
    serr* serrage* viss* vissage*
    service* servi* sers sert servai*
    signal* signalement* alert* remont* remontee* avert* prevenir prevenu* previen* declar*
    soign* soin* prodigu* dispens* prise_en_charge
    soud* soudage* soudure*
    soutien_scolaire aide_aux_devoirs cours_particuliers cours_de_soutien accompagnement_scolaire
    stock* stockage* entrepos* entreposage* rang* rangement*
    supprim* suppression* effac* retir* retrait* enlev*
    surveill* surveillance* veill* gard* garde*
    taille* elag* elagage* couper coupe
    tapiss* papier_peint papiers_peints pose_de_papier
    telephon* appel* coup*_de_fil coups_de_fil telephonie* standard standards
    test* essai* essay* eprouv*
    toilette* hygiene_corporelle lav* soins_d_hygiene
    tond* tonte* tondu* fauch*
    tracage* marqu* marquage* reper* reperage* trace*
    traduc* traduction* tradui* traduit*
    traire traite_des traite_de trayai*
    trait* traitement* gestion_administrative instruction* instrui*
    traite* traitement* repond* reponse* repondu* traitement_des_demandes
    transmis* transmett* transmission* communiqu* communication* relay* relai* transfer* transfert* envoy* envoi*
    transport* achemin* acheminement* convoy* convoyage* livr*
    transport* conduire conduite* conduit* brancard*
    tri trie* triage* tris triant
    usin* usinage*
    utilis* utilisation* usage* emploi* employ* recours manipul* maniement* manie*
    veill* assur* garanti* faire_en_sorte
    veille veiller suivi* suivre suivai* suivant surveill*
    vente* vendu* commercialis* ecoul* vendre
    verifi* verification* control* controle* inspect* inspection* examin* examen*
    vider vidange* vidang*
    visite* visit* deplacement*
    visualis* representation_graphique
  `);
