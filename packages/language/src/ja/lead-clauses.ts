import type { LeadClauses } from '../posting-cues.ts';

export const japaneseLeadClauses: LeadClauses = {
  surroundings: '',
  addressed: '',
  openings: null,
  reasons: '',
  predicates: '',
};
