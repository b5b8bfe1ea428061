import { list } from '../../word-list.ts';

export const frenchClaimWords: readonly string[] = list(`
  tout toute tous toutes entier entiere complet* global* international* national* nationaux regional* multiple* plusieurs nombreu*
  principal* strateg* critique* grand* majeur* importan* significati* considerabl* departement* direction groupe* comite* entreprise*
  plateforme* infrastructure* reseau revenu* benefice* economie* efficac* productiv* satisf* fidelis* conversion croissance amelior*
  succes reussi* impact* resultat* rentab* qualite precision performance* boost* maximis* minimis* rationalis* acceler* renforc* elimin*
  doubl* tripl* evit* gener* automatis* modernis* augment* certifi* certificat* accredit* agree* habilit* diplom* licence master doctor*
  mention* honneur* prix medaille* brevet* publi* promu* promot* recrut* embauch* nomme* senior chef* unique* seul* premier*
  premiere* expert* avance* courant* specialis* maitris* autonom* independ* decision* decid* valid* approuv* budget* efficacement
  rapidement directement personnellement toujours systematiquement enseign* diagnost* prescri* oper* represent* audit* invent* plaid*
`);
