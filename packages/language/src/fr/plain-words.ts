import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const frenchPlainWords: PlainWords = {
  leads: words(`
    le la les un une des du de d l et ou en au aux avec pour par dans sur a que qui se sa son vous ses comme
    plus moins etre avoir experience connaissance connaissances maitrise bonne bon bonnes solide solides
    parfaite votre vos possedez disposez maitrisez avez etes justifiez indispensable exige exigee requis requise
    souhaite souhaitee apprecie appreciee serait atout idealement excellente recherchons cherchons significative
    reussie premiere notions habitude habitudes savez connaissez titulaire exigez courante demandee demande
    aussi egalement
  `),
  light: words(`
    gerer gestion assurer realiser realisation effectuer faire participer contribuer veiller suivre suivi
    preparer preparation elaborer elaboration maintenir quotidien quotidienne mensuel hebdomadaire annuel
    nouveau nouveaux nouvelle interne externe equipe equipes entreprise client clients service services taches
    activites general mise place œuvre
  `),
  generic: words(`
    secteur professionnel professionnelle parlez recherchons cherchons le la les un une des du de d l et ou en
    au aux avec pour par dans sur à que qui se sa son ses comme plus moins être avoir expérience connaissance
    connaissances maîtrise bonne bon niveau ans formation notions habitude habitudes sens première solides bases
    diplôme équivalente
  `),
  genericSigns: '',
};
