import { list } from '../../word-list.ts';

export const frenchClaimWords: readonly string[] = list(`
  acceler* accredit* agree* amelior* approuv* audit* augment* automatis* autonom* avance* benefice* boost* brevet*
  budget* certifi* certificat* chef* comite* complet* considerabl* conversion courant* critique* croissance decid*
  decision* departement* diagnost* diplom* directement direction doctor* doubl* economie* efficac* efficacement elimin*
  embauch* enseign* entier entiere entreprise* evit* expert* fidelis* gener* global* grand* groupe* habilit* honneur*
  impact* importan* independ* infrastructure* international* invent* licence maitris* majeur* master maximis* medaille*
  mention* minimis* modernis* multiple* national* nationaux nombreu* nomme* oper* performance* personnellement plaid*
  plateforme* plusieurs precision premier* premiere* prescri* principal* prix productiv* promot* promu* publi* qualite
  rapidement rationalis* recrut* regional* renforc* rentab* represent* reseau resultat* reussi* revenu* satisf* senior
  seul* significati* specialis* strateg* succes systematiquement toujours tous tout toute toutes tripl* unique* valid*
`);
