import { pattern } from '../pattern.ts';
import type { LeadClauses } from '../posting-cues.ts';

export const englishLeadClauses: LeadClauses = {
  surroundings:
    'reporting to|working (?:with|in|under|alongside|closely with)|based (?:at|in)|under the|as part of|in this role',
  addressed: "you(?:['’]ll| will)?",
  openings: pattern('iu')`
    ^(?:(?:ideally|also|in addition|additionally),?\s)?(?:it would (?:be \p{L}+|help)(?: too)? if you(?:'ve
    |’ve)?(?: (?:have|had|know|knew|can|could|hold|held))?
    |(?:brownie|bonus|extra|plus) points (?:if you (?:have|know|can)|for)
    |(?:we['’]?d|we would) (?:love|like) (?:you to have|it if you)|(?:the )?(?:ideal|successful|right) (?:candidate
    |applicant|person) (?:will|must|should|would)(?: also)?(?: (?:have|hold|know|be able to))?
    |(?:all )?(?:applicants?|candidates?) (?:must|should|need to|will)(?: (?:have|hold))?
    |we(?:['’]re| are)? (?:need|want|require|expect|looking for|after|seeking|ask for|look for) (?:someone|somebody
    |a person|people|candidates) (?:who|with)(?: (?:has|have|can|knows?))?|the (?:role|job|post) (?:covers|involves
    |includes)|(?:your )?duties (?:will )?(?:include|range from|are)|(?:day to day|day-to-day|in this role|every day
    |each week),? you(?:['’]ll| will)|as an? [\p{L} -]{2,30},? you(?:['’]ll| will)|expect to|your job is to
    |you(?:['’]ll| will) be (?:responsible for|asked to|in charge of)|you(?:['’]ve| have) (?:got )?(?=\p{L}+ed\s))
    (?!\p{L})
  `,
  reasons: 'because|since we|as we|as our',
  predicates: 'is|are|would be|will be|would|will|goes|go',
};
