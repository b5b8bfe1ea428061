import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const frenchSenseWords: SenseWords = {
  functionWords: list(`
      le la les l un une des du de d a au aux en et ou ni mais donc or car que qui quoi dont si ce cet cette ces son sa ses mon ma mes
      notre nos votre vos leur leurs je tu il elle on nous vous ils elles me te se y par pour avec sur sous dans entre chez vers depuis
      pendant durant lors apres avant jusqu jusque contre selon via comme ainsi afin est sont etait etaient suis etre ete etant ai as
      avons avez ont avait avais avoir eu fait fais faire faisais plus moins tres aussi egalement chaque autre autres meme memes qu quand
      lorsque aupres hors parmi puis notamment incluant inclus incluse compris comprise y-compris etc vs celui celle ceux autour
      environ cela ceci celles lequel laquelle lesquels lesquelles auquel auxquels auxquelles duquel desquels desquelles alors tandis
      toutefois cependant neanmoins outre envers suivant concernant soit puisque etais etions sera seront peut peuvent pouvais pouvait
      dois doit devais devait ayant tel telle tels telles moi lui eux travers
    `),
  plainWords: list(`
      comprend* comprenai* titulaire consistai* consiste consistant amene amenee systeme* materiel* question*
      demande* sujet* information* contenu* procedure* element* experience* travail*
      travaux mission* tache* poste role fonction* utilis* realis* effectu* assur* mise mettre mis tenir tenue tenu tenais tiens donn*
      occup* prendre pris prise metier* domaine* activite* connaissance* langue* niveau permis logiciel* outil* application programme*
      professionnel* ancien* precedent* type forme partie total nombre personne* environ approximativement section profil relatif*
      relative* lie liee lies liees divers diverses quotidien* principal* principalement cadre sein mention formation* diplome*
      certificat* competence* savoir exerc* servir service* fourn* gard* volume part proportion pourcentage quantite ampleur rythme
      contexte aspect* facon maniere sorte afferent* relevant habituel* usuel*
    `),
  dutyVerbs: list(`
    tenue tenir tiens accueil* suiv* trait* prepar* redig* redaction organis* realis* produi* entret* control* assur* veill*
    effectu*
  `),
};
