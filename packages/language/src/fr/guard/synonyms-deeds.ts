import { groups } from '../../word-list.ts';

/** What people do, in all its forms: a verb, its parts and its noun. Each group stays on one level of ownership. */
export const frenchDeeds = () =>
  groups(`
  accueil* accueill* recev* recu* recoi* reception receptionn*
  accueil* accueill* admission* admettre admis*
  conseil* orient* renseign* guid* aiguill* informe*
  renseign* inform* reponse* repond* repondu*
  vente* vendu* commercialis* ecoul* vendre
  achet* achat* acquer* acquis* acquisition* approvisionn* commander
  encaiss* caisse* encaissement* tenue_de_caisse tenue_de_la_caisse tenir_la_caisse tiens_la_caisse tenu_la_caisse reglement* paiement*
  service* servi* sers sert servai*
  demarch* prospect* prospection*
  mise_en_rayon mettre_en_rayon mis_en_rayon mises_en_rayon remplissage* rempli* reassort* reapprovisionn* garni* \
    garnissage* approvisionn* rayonnage* regarni* achaland*
  etiquet* etiquetage* colle* collage* balis* balisage*
  reapprovisionn* reassort* reapprovisionnement* recommand*
  echang* echange* retour* rembours*
  prepar* preparation* elabor* confection* confectionn* appret*
  cuisin* cuire cuisson* cuit* prepar* preparation*
  dress* dressage* mise_en_place_de_la_salle mettre_le_couvert
  debarrass* desserv* debarrassage*
  plong* vaisselle* lavage_de_la_vaisselle
  decoup* tranch* coupe* taille*
  rendre rendai* rendu* rend
  melang* mixe* malax*
  reserv* reservation* retenir book*
  nettoy* nettoyage* entretien entreten* proprete lavage* lav* menage* hygiene_des_locaux
  desinfect* desinfection* sterilis* assainiss*
  balay* balayage* aspir*
  blanchi* blanchiss* buanderie* linge lessive*
  rang* rangement* range* ordonn* remise_en_ordre
  tri trie* triage* tris triant
  debarrass* evacu* enlev*
  soign* soin* prodigu* dispens* prise_en_charge
  dispens* donn* delivr* distribu* remett* remis*
  toilette* hygiene_corporelle lav* soins_d_hygiene
  pans* pansement* refection*
  surveill* surveillance* veill* gard* garde*
  accompagn* accompagnement* suivre suivi* suivai*
  gard* garde* surveill* babysitting baby-sitting
  aid* aide* assist* assistance* appui* appuy* soutien* souten* epaul* second* preter_main-forte coup_de_main donne_un_coup_de_main prete_main_forte renfort*
  particip* contribu* collabor* concour* pris_part prendre_part prends_part prise_de_part
  aid* assist* particip* contribu*
  collabor* travail_en_equipe travaille_avec cooper* en_lien_avec en_collaboration en_partenariat de_concert partenariat*
  mobilis* mobilisation* lever* transfert*
  rassur* reconfort* apais* ecoute
  anim* animation*
  eduqu* education* educati*
  massage* masse*
  prelev* prelevement* prise_de_sang prises_de_sang
  transport* conduire conduite* conduit* brancard*
  repar* reparation* depann* depannage* remise_en_etat remettre_en_etat remis_en_etat refection* remedi*
  entretien* entreten* mainten* maintenance* revis* revision* maintien
  resou* resol* resolution* resolv* regl* traite* traitement* corrig* correction* repar* depann* solution*
  install* installation* pose* montage* fix* fixation* equip* posait posant monte*
  montage* assembl* assemblage* monte*
  demont* demontage* depos* depose*
  remplac* remplacement* chang* changement* renouvel* substitu*
  raccord* raccordement* branch* branchement* connect* connexion*
  cabl* cablage* tir*_de_cables tirage_de_cables
  percage* forer forage* perce*
  soud* soudage* soudure*
  usin* usinage*
  decoup* decoupe* sciage* coupe* scie*
  poncage* ponce*
  peinture* peindre peignai* peint*
  enduire enduit* enduis*
  tapiss* papier_peint papiers_peints pose_de_papier
  plomb* plomberie*
  coulage* beton* betonn* betonnage* coule*
  isol* isolation*
  demol* demolition* abatt* depos*
  renov* renovation* refection* remise_a_neuf
  creus* terrass* terrassement* fouill* excav*
  amenag* amenagement* agenc* agencement*
  fabriqu* fabrication* produi* production* confectionn* confection* realis* realisation* faconn*
  produi* production* produc* fabriqu* fabrication*
  cous* couture* coudre cousu*
  imprim* impression*
  regl* reglage* ajust* ajustement*
  mise_en_service mettre_en_service mis_en_service mises_en_service demarrage* mise_en_route
  manipul* manipulation* maniement* utilis* manie*
  utilis* utilisation* usage* emploi* employ* recours manipul* maniement* manie*
  conduite* conduit* condui* pilotage_de_machine roul*
  mesur* mesure* metr* metrage* relev* releve*
  tracage* marqu* marquage* reper* reperage* trace*
  dessin* croquis esquiss* plans
  securis* securisation* proteg* protection*
  construi* construction* bati* edifi* erig*
  emball* emballage* conditionn* conditionnement* empaquet*
  livr* livraison* distribu* distribution* remis* remettre
  expedi* expedition* envoi* envoy* adress* transm*
  transport* achemin* acheminement* convoy* convoyage* livr*
  recept* reception* receptionn* recev* recu*
  stock* stockage* entrepos* entreposage* rang* rangement*
  prepar*_de_commandes preparation_de_commandes preparation_des_commandes picking preparer_les_commandes prepare_les_commandes prepare_des_commandes
  deplac* deplacement* manutention* manutentionn*
  empil* gerb* gerbage*
  inventair* inventori* comptage* compte*
  compt* comptage* denombr*
  pesee* pesage* pese*
  ramass* ramassage* collect* collecte* recueil* recueill* recolt*
  collect* collecte* recueil* recueill* rassembl* recolt* reuni* compil*
  distribu* distribution* repart* repartition* remis* remise*
  achemin* orient* dispatch*
  saisi* saisie* enregistr* enregistrement* entree* encod* encodage* inscri* inscription* consign* entrer
  redig* redaction* ecri* ecrit* ecriv* elabor* etabli* redacti*
  etablissement_et fait faisai* etabli* edit* edition* emission* emett* emis* etablissement_de etablissement_des
  class* classement* archiv* archivage* rang* rangement* ordonn*
  trait* traitement* gestion_administrative instruction* instrui*
  verifi* verification* control* controle* inspect* inspection* examin* examen*
  relu* relire relis* relecture* correction* corrig* revis*
  corrig* correction* rectifi* rectification*
  notation* evalu* evaluation* corrig* note*
  evalu* evaluation* appreci* estim* estimation*
  compar* comparaison* confront* rapproch* rapprochement*
  mettre_a_jour mise_a_jour mis_a_jour mises_a_jour actualis* actualisation* tenir_a_jour tenu_a_jour tenue_a_jour maj reactualis*
  veille veiller suivi* suivre suivai* suivant surveill*
  transmis* transmett* transmission* communiqu* communication* relay* relai* transfer* transfert* envoy* envoi*
  traite* traitement* repond* reponse* repondu* traitement_des_demandes
  telephon* appel* coup*_de_fil coups_de_fil telephonie* standard standards
  appel* contact* joindre relanc*
  relanc* relance* rappel* recouvr* recouvrement*
  echang* echange* discut* discussion* dialogu* parl* conversation*
  convoqu* convocation* invit* invitation*
  planifi* planification* planning* ordonnanc* prevision* prevoir prevu*
  organis* organisation* mettre_sur_pied mis_sur_pied
  prendre_rendez-vous prise_de_rendez-vous rendez-vous fixer_des_rendez-vous agenda*
  numeris* numerisation* scann* scan*
  photocopi* copi* copie* reprograph* reproduction*
  frapp* saisi* dactylograph* tape*
  class* tri trie* triage*
  resum* resume* synthe* synthese*
  regroup* regroupement* compil* compilation* rassembl* reuni*
  calcul* chiffr* chiffrage* comput*
  comptabilis* comptabilisation* passation_d_ecritures ecritures
  paiement* reglement* regler versement* paye* verse*
  analys* analyse* etude* examin* examen* depouill* depouillement* exploit* etudier
  etude* etudier analys*
  recherch* recherche* cherch* prospect*
  identifi* reper* detect* detection* identification* constat* relev*
  signal* signalement* alert* remont* remontee* avert* prevenir prevenu* previen* declar*
  expliqu* explication* expos* present* presentation* montr* demonstr* demonstration*
  present* presentation* expos* expose* exposition* demonstration* montr*
  inform* information* avis* avert* prevenir prevenu* previen* communiqu* tenir_au_courant tenu_au_courant
  propos* proposition* sugger* suggestion* recommand* recommandation* preconis* preconisation*
  choisi* choix selectionn* selection*
  modifi* modification* adapt* adaptation* ajust* ajustement* retouch* retouche* remani* chang*
  ajout* complet* complement*
  supprim* suppression* effac* retir* retrait* enlev*
  traduc* traduction* tradui* traduit*
  compte-rendu comptes-rendus compte_rendu comptes_rendus proces-verbal proces-verbaux pv rapport* prise_de_notes
  rapport* report* reporting* compte_rendu comptes_rendus rendre_compte
  prise_de_notes prendre_des_notes note*
  document* documentation* consign* tracabilite renseign*
  rempli* remplissage* complet* renseign*
  remplac* remplacement* supple* suppleance* relay* interim* releve*
  commenc* demarr* demarrage* entam* debut debuts debute*
  continu* poursui* poursuite*
  achev* finalis* termin* fini* conclu*
  respect* observ* appliqu* application* conform* conformite*
  veill* assur* garanti* faire_en_sorte
  visite* visit* deplacement*
  ouvr* ouvert* ouverture*
  ferm* fermeture* clotur*
  demand* sollicit* requete* demande*
  regularis* regularisation* mise_en_regle
  constitu* constitution* montage* montage_de_dossiers monte*
  depos* depot* soumis* soumission* soumettre remis*
  deven* devenu*
  gagn* remport*
  obten* obtenu* obtention* decroch*
  reduct* reduction* reduir* reduit* reduis* abaiss*
  augment* augmentation* accroi* accroiss* hausse* relev* progress* progression*
  baiss* baisse* diminu* diminution* recul* chut* tomb*
  amelior* amelioration* optimis* perfectionn*
  passe* evolu* evolution*
  enseign* enseignement* donner_des_cours donne_des_cours dispens* professer lecon* cours_de des_cours les_cours
  montr* expliqu* initi* initiation* apprend*
  initi* initiation* sensibilis* sensibilisation*
  soutien_scolaire aide_aux_devoirs cours_particuliers cours_de_soutien accompagnement_scolaire
  apprend* appren* appris* apprentissage*
  integr* integration* accueil_des_nouveaux nouveaux_arrivants
  publi* publication* parution* paru* parai*
  experiment* experimentation* essai* essay* test*
  test* essai* essay* eprouv*
  enquet* enquete* sondage* sond* questionn* questionnaire* interrog*
  interview* entretien*
  echantillonn* echantillon* prelev* prelevement*
  observ* observation* regard*
  model* modelis* modelisation*
  programm* programmation* cod* codage* developp* developpement*
  developp* developpement* elabor* elaboration* cree* creation* concev* concu* conception*
  concu* concev* conception* imagin* dessin* cree* creation*
  mise_en_oeuvre mettre_en_oeuvre mis_en_oeuvre implement* implementation* realis* realisation* execut* execution*
  configur* configuration* parametr* parametrage* install* installation*
  migr* migration* transfer* transfert* bascul* passage*
  debog* debug* debogage* correction_de_bugs corrig*
  deploy* deploiement* deploi* mise_en_production mis_en_production mise_en_ligne livr*
  mise_en_ligne mettre_en_ligne mis_en_ligne publi* publication* post posts poster
  sauvegard* sauvegarde* backup*
  maquett* maquettage* mise_en_page mis_en_page graphi* graphisme*
  photograph* photographie* photo* prise_de_vue prises_de_vue clich*
  film* tournage* video* captation* tourner tourne
  montage* monte* mont* montage_video
  illustr* illustration* dessin*
  diffus* diffusion* relay* publi*
  promouv* promotion* publicit* communication*
  enregistr* enregistrement* captation*
  recolt* recolte* cueill* cueillette* vendang* moisson* ramass*
  semis semer semaille* ensemenc* seme
  plant* plantation* repiqu* repiquage*
  arros* arrosage* irrig* irrigation*
  tond* tonte* tondu* fauch*
  taille* elag* elagage* couper coupe
  desherb* desherbage* sarcl*
  traire traite_des traite_de trayai*
  nourri* alimentation* affourag*
  labour* travail_du_sol
  gardienn* gardiennage* surveill* surveillance*
  ronde* patrouill* tournee*
  filtr* filtrage* controle_d_acces controle_des_acces controle_des_entrees
  secour* porter_assistance
  evacu* evacuation*
  effectu* realis* realisation* execut* execution* accompl* faire fait* proced*
  refai* refait* refection*
  ecout* entend*
  offr* offert* propos*
  rechauff* chauff* remise_en_temperature
  portionn* doser dosage*
  grill* roti*
  depouss* depoussier* epoussetage
  graiss* graissage* lubrifi* lubrification*
  serr* serrage* viss* vissage*
  rabot* rabotage*
  revet* revetement* enduit*
  coffr* coffrage*
  couvr* couverture*
  dedouan* dedouanement* formalites_douanieres douan*
  annul* annulation*
  inscri* inscription* enregistr*
  prolong* prolongation* reconduc*
  affect* affectation* attribu* attribution*
  catalogu* catalogage* indexation* index* repertori*
  import* importation* integration_de_donnees
  extrai* extraction*
  visualis* representation_graphique
  cultiv* culture*
  repet* repetition*
  chant* chorale*
  lire lecture* lu lisai*
  concili* conciliation* mediation* arbitr*
  notifi* notification* signifi*
  additionn* totalis*
  habill* habillage* aide_a_l_habillage
  coiff* coiffage* coupe_de_cheveux coupes_de_cheveux
  epil* epilation*
  manucur* soin_des_mains
  recycl* recyclage* valorisation_des_dechets
  conduite_de_machine conduite_de_machines conduite_d_une_machine conduite_de_ligne
  palettis* mise_sur_palette mise_en_palette
  mise_en_carton encartonn* conditionn* conditionnement*
  mise_sous_pli affranchi* affranchissement*
  bouclage* boucl* finalisation_du_numero
  polir polissage* polie*
  vider vidange* vidang*
  garer stationn* stationnement*
  encoll* coller collage*
`);
