import type { LeadClauses } from '../lead-clauses.ts';

export const japaneseLeadClauses: LeadClauses = {
  surroundings: '',
  addressed: '',
  openings: null,
  reasons: '',
  predicates: '',
};
