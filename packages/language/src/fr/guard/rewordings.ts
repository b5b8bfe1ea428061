import { groups } from '../../word-list.ts';

export const frenchRewordings: readonly (readonly string[])[] = groups(`
  accueil* receptionn* recev* recu
  achat* acquisition* approvisionnement*
  annonce* publicite*
  appel* telephone* telephonique*
  arret* interromp* interrompu*
  augment* hauss* progress* cro* croissance
  aviser avertir inform* prevenir prevenu* signal*
  baiss* diminu* recul* chut* recul
  boutique* magasin* point_de_vente points_de_vente
  choix selection*
  collegue* confrere*
  commenc* debut* demarr*
  courriel* mail mails email* e-mail*
  decouv* detect* identifi* reper* trouv*
  difficile* complexe* delicat*
  document* dossier* papier*
  ecrire ecrit* redig* redaction*
  eleve* etudiant* apprenant*
  enseign* form* instru*
  entreprise* societe* firme*
  entretien* maintenance
  expliqu* montr* present*
  mineur* petit*
  ouvr* lancement* inaugur*
  personnel salarie* employe* effectif
  planning* horaire* emploi_du_temps
  recopi* retranscri* saisi*
  remett* remis* transmett* transmis* transmission*
  remont* transmett*
  repondre repondu* reponse* renseign*
  soixantaine soixante
  tri selection* preselection*
  vehicule* voiture*
`);
