import type { SeniorityWords } from '../seniority-words.ts';

export const frenchSeniority: SeniorityWords = {
  trainee: 'stagiaire|stage|alternance|alternant|apprenti',
  junior: 'débutant|débutante',
  executive: 'directeur général|directrice générale',
  head: 'directeur|directrice|responsable|chef de|cheffe de|cheffe comptable',
  lead: 'superviseur|chef d’équipe',
  senior: 'confirmé|confirmée|expérimenté|expérimentée',
};
