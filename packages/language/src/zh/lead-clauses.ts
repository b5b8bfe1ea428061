import type { LeadClauses } from '../posting-cues.ts';

export const chineseLeadClauses: LeadClauses = {
  surroundings: '',
  addressed: '',
  openings:
    /^(?:你将|您将|入职后|日常工作)?(?:需要|负责|承担|包括|主要负责|主要工作是|我们希望你|希望你|应聘者须|须|最好|如果你)(?:能够|能|会|有)?/u,
  reasons: '',
  predicates: '',
};
