import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const frenchSenseWords: SenseWords = {
  functionWords: list(`
    a afin ai ainsi alors apres as au aupres auquel aussi autour autre autres aux auxquelles auxquels avais avait avant
    avec avez avoir avons ayant car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez comme
    compris comprise concernant contre d dans de depuis des desquelles desquels devais devait dois doit donc dont du
    duquel durant egalement elle elles en entre envers environ est et etaient etais etait etant etc ete etions etre eu
    eux faire fais faisais fait hors il ils incluant inclus incluse je jusqu jusque l la laquelle le lequel les
    lesquelles lesquels leur leurs lors lorsque lui ma mais me meme memes mes moi moins mon neanmoins ni nos notamment
    notre nous on ont or ou outre par parmi pendant peut peuvent plus pour pouvais pouvait puis puisque qu quand que qui
    quoi sa se selon sera seront ses si soit son sont sous suis suivant sur tandis te tel telle telles tels toutefois
    travers tres tu un une vers via vos votre vous vs y y-compris
  `),
  plainWords: list(`
    activite* afferent* amene amenee ampleur ancien* application approximativement aspect* assur* cadre certificat*
    competence* comprenai* comprend* connaissance* consistai* consistant consiste contenu* contexte demande* diplome*
    divers diverses domaine* donn* effectu* element* environ exerc* experience* facon fonction* formation* forme fourn*
    gard* habituel* information* langue* lie liee liees lies logiciel* maniere materiel* mention metier* mettre mis mise
    mission* niveau nombre occup* outil* part partie permis personne* poste pourcentage precedent* prendre principal*
    principalement pris prise procedure* professionnel* profil programme* proportion quantite question* quotidien*
    realis* relatif* relative* relevant role rythme savoir section sein service* servir sorte sujet* systeme* tache*
    tenais tenir tenu tenue tiens titulaire total travail* travaux type usuel* utilis* volume
  `),
  dutyVerbs: list(`
    accueil* assur* control* effectu* entret* organis* prepar* produi* realis* redaction redig* suiv* tenir tenue tiens
    trait* veill*
  `),
};
