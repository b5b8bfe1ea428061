import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const frenchPlainWords: PlainWords = {
  leads: words(`
    a apprecie appreciee atout au aussi aux avec avez avoir bon bonne bonnes cherchons comme connaissance connaissances
    connaissez courante d dans de demande demandee des disposez du egalement en et etes etre excellente exige exigee
    exigez experience habitude habitudes idealement indispensable justifiez l la le les maitrise maitrisez moins notions
    ou par parfaite plus possedez pour premiere que qui recherchons requis requise reussie sa savez se serait ses
    significative solide solides son souhaite souhaitee sur titulaire un une vos votre vous
  `),
  light: words(`
    activites annuel assurer client clients contribuer effectuer elaboration elaborer entreprise equipe equipes externe
    faire general gerer gestion hebdomadaire interne maintenir mensuel mise nouveau nouveaux nouvelle participer place
    preparation preparer quotidien quotidienne realisation realiser service services suivi suivre taches veiller œuvre
  `),
  generic: words(`
    ans au aux avec avoir bases bon bonne cherchons comme connaissance connaissances d dans de des diplôme du en et
    expérience formation habitude habitudes l la le les maîtrise moins niveau notions ou par parlez plus pour première
    professionnel professionnelle que qui recherchons sa se secteur sens ses solides son sur un une à équivalente être
  `),
  genericCharacters: '',
};
