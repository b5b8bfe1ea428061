import { phrases } from '../posting-words.ts';
import type { SeniorityWords } from '../seniority-words.ts';

export const germanSeniority: SeniorityWords = {
  trainee: phrases(`
    praktikant|praktikantin|praktikum|auszubildende|auszubildender|azubi|werkstudent|werkstudentin
  `),
  junior: 'berufseinsteiger|berufseinsteigerin',
  executive: 'geschäftsführer|geschäftsführerin|vorstand',
  head: 'leiter|leiterin|leitung|bereichsleiter|pflegedienstleitung|pdl',
  lead: phrases(`
    teamleiter|teamleiterin|teamleitung|vorarbeiter|schichtleiter|architekt|softwarearchitekt
  `),
  senior: 'erfahren|erfahrener|erfahrene',
};
