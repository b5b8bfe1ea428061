import { groups } from '../../word-list.ts';
import { frenchDeeds } from './synonyms-deeds.ts';
import { frenchMatters } from './synonyms-matters.ts';
import { frenchThings } from './synonyms-things.ts';

/** Words of every trade, times, joining words, qualities and abbreviations. */
const general = () =>
  groups(`
  tout toute entier entiere complet* ensemble total
  mail* courriel* e-mail email
  accueil* recevoir recu reception recept*
  conseil* orient* renseign*
  vend* vente* vendu
  achat* achet* acquer*
  encaiss* caisse
  aid* contribu* particip* assist* appui appuy* soutien souten* collabor* concour*
  form* enseign* apprent* appren* encadr*_de
  redig* redaction* ecri*
  control* verifi* inspect*
  organis* coordon* planifi*
  repar* depann* entretien entreten* maintenance mainten*
  client* clientele acheteu*
  patient* malade* resident*
  eleve* etudiant* apprenant*
  employe* salarie* personnel collaborat*
  equipe* groupe*
  repond* reponse*
  appel* telephon*
  nettoy* entretien propret* lavage lav*
  prepar* elabor*
  gestion ger* gere
  mener mene* menee conduite conduire condui*
  etiquet*
  rayon* rayonnage
  remplac* suppleance suppl* releve*
  conge* vacances absence*
  ouverture ouvr* ouvert*
  fermeture ferm*
  creation creer cree creee creations creant
  traduction* tradui*
  production produi*
  reduction* redui*
  construction constru*
  tenue tenir tenu tiens tien*
  vente vend*
  reception recev* recu
  suivi suiv* suivre
  mise mettre mis
  prise prendre pris
  recherche* recherch*
  soin* soign*
  accompagn*
  surveill* surveillance
  dispens*
  jour* quotidien* journal* journ*
  semaine* hebdomadaire*
  mois mensuel*
  an ans annee* annuel*
  heure* horaire*
  trimestr*
  nuit* nocturne*
  ponctuel* ponctuellement occasionnel*
  lors pendant durant
  environ env approximativement autour pres ~
  moyen* moyenne*
  passe* passer evolu*
  reference* article* produit*
  magasin* boutique*
  stock* inventaire*
  livraison* livr*
  bac baccalaureat
  pro professionnel*
  licence bachelor
  master maitrise mastere
  cap certificat_d_aptitude
  bts brevet_de_technicien
  dut diplome_universitaire
  ingenieur ingenierie
  aujourd hui present actuel* jour maintenant depuis
  depuis a_partir
  maternelle natale natif native
  anglais anglaise
  portugais portugaise
  informatique it
  ordinateur* pc
  employee caissiere caissier caisse
  jardin*
  benevol* volontariat
  entreprise* societe*
  restaur*
  cuisin*
  avocat* juridi* droit
  comptab* compta*
  saisie saisi* enregistr*
  classement class* archiv*
  courrier* correspond*
  euro euros
  reunion*
  dossier*
  facture* factur*
  devis
  commande* command*
  publi*
  analys*
  mesur* metr*
  install* pose poses poser posee
  tri trier tris triage
  deleg* charge*
  rencontr*
  present*
  negoci*
  developp*
  ameli*
  baiss* diminu* recul* chut* pass*
  augment* progress* hausse mont* pass*
  utilis* usage emploi
  decouv* initiation prise_en_main
  labo laboratoire*
  univ universit*
  dept departement*
  admin administra*
  resp responsab*
  tel telephon*
  contrat* accord*
  dossier* affaire* cas
  reunion* rendez
  cours formation* enseign*
  atelier*
  article* publication*
  conference* communication* presentation*
  donnee* information*
  incident* probleme* panne*
  reservation*
  hote* client*
  stock* inventaire*
  entrepot* depot*
  nettoy* menage
  soin* pansement*
  medicament* traitement*
  garde* poste*
  accueil* admission*
  enfant* eleve*
  devis chiffrage
  logiciel* application* outil*
  site* web
  serveur*
  courriel* mail* email*
  convention* contrat*
  audience* plaid*
  acte* document*
  client* clientes clientele
  pendant durant au_cours lors tout_au_long le_temps
  apres ensuite puis par_la_suite suite ulterieur*
  avant auparavant precedemment prealable* au_prealable
  au_debut d_abord initialement dans_un_premier_temps
  actuel* aujourd_hui a_ce_jour maintenant en_ce_moment present presente
  en_meme_temps simultane* parallele* en_parallele conjointement a_la_fois
  parfois de_temps_en_temps occasionnel* ponctuel* a_l_occasion
  regulier* reguliere* a_intervalles_reguliers
  quotidien* chaque_jour par_jour tous_les_jours journalier* jour jours journee*
  hebdomadaire* chaque_semaine par_semaine toutes_les_semaines semaine*
  mensuel* chaque_mois par_mois tous_les_mois mois
  annuel* chaque_annee par_an tous_les_ans an ans annee*
  trimestr* chaque_trimestre par_trimestre tous_les_trois_mois
  temps_plein plein_temps temps_complet
  depuis a_partir a_compter des
  ainsi_que et egalement de_meme_que en_plus outre en_outre de_plus
  notamment en_particulier particulierement surtout dont
  par_exemple tel tels telle telles comme
  y_compris incluant inclus* comprenant
  conformement selon suivant d_apres dans_le_respect en_conformite en_respectant respect_des respect
  a_l_aide au_moyen via avec par_le_biais
  concernant au_sujet relatif* relative* portant_sur a_propos sur
  si_besoin au_besoin en_cas_de_besoin selon_les_besoins si_necessaire le_cas_echeant
  ensemble conjointement en_commun en_equipe a_plusieurs en_binome
  environ approximativement a_peu_pres autour pres quelque
  en_moyenne moyenne* moyen
  but buts objectif* finalite*
  raison* motif* cause*
  different* divers* varie*
  nouveau* nouvel* nouvelle* recent*
  ecrit* par_ecrit
  oral* verbal* a_l_oral
  telephonique* par_telephone au_telephone telephone
  numerique* electronique* digital* en_ligne informatise*
  manuel* a_la_main
  soigneux* soigneusement minutieu* rigoureu* avec_soin meticuleu* rigueur soin
  ponctuel* a_l_heure dans_les_delais dans_les_temps
  souriant* aimable* avenant* courtois* poli*
  fiable* serieu* consciencieu*
  esprit_d_equipe travail_en_equipe sens_du_collectif
  polyvalen* flexible* adaptable* adaptabilite flexibilite
  motive* dynamique* engage*
  curieu* curiosite envie_d_apprendre
  organise* methodique* ordonne* structure*
  creati* imaginati* inventi*
  relationnel* contact_humain sens_du_contact sens_de_l_accueil
  technique* technologique*
  medical* medicaux medico* sanitaire*
  pedagogi* educati* didactique*
  administrati* bureau* secretariat*
  agricole* agriculture* rural*
  externe* exterieur* hors_site
  interne* en_interne
  ancien* ancienne* precedent* ex
  necessaire* requis* indispensable* utile*
  manquant* absent* manque*
  impaye* en_souffrance en_retard non_regle*
  urgent* urgence* pressant*
  simple* basique* elementaire*
  petit* petite*
  valable* valide* en_cours_de_validite
  de_nouveau a_nouveau encore nouveau
  occasion d_occasion seconde_main
  rdv rendez-vous
  tel telephone*
  nb nombre*
  max maximum* maximal*
  env environ
  adm admin administrati*
  info informatique* informations
  infos informations
  pub publicite*
  maths mathematique* math
  bac baccalaureat*
  fac universite* faculte*
  labo laboratoire*
  dept departement*
  univ universit*
  hebdo hebdomadaire*
  km kilometre*
  kg kilogramme* kilo*
  rh ressources_humaines
  cse comite_social
  cdi contrat_a_duree_indeterminee
  cdd contrat_a_duree_determinee
  avs auxiliaire_de_vie
  atsem agent_territorial
  bafa brevet_d_aptitude
  psc1 prevention_et_secours
  sst sauveteur_secouriste
  vl vehicule_leger
  pl poids_lourd*
  btp batiment_et_travaux
  vrd voirie
  plv publicite_sur_le_lieu
  sav service_apres-vente apres-vente
  bdd base_de_donnees
  doc documentation* document*
  kine kinesitherap*
  ortho orthophon*
  psy psycholog*
  geronto*
  ped pedagogi*
  prof professeur*
  resto restaurant*
  photo* photograph*
  velo* bicyclette*
  tele televis*
  cine cinema*
  expo* exposition*
  promo* promotion*
  pro professionnel*
`);

/** French words an honest editor exchanges: none of them raises ownership, depth or size. */
export const frenchSynonyms = () => [...general(), ...frenchDeeds(), ...frenchThings(), ...frenchMatters()];
