import { phrases } from '../posting-words.ts';
import type { SeniorityWords } from '../seniority-words.ts';

export const englishSeniority: SeniorityWords = {
  trainee: 'intern|internship|trainee|apprentice|apprenticeship|working student',
  junior: 'junior|entry level|entry-level|graduate|newly qualified',
  executive: phrases(`
    chief|ceo|cfo|cto|coo|cmo|cio|vice president|vp|managing director|president|executive director
  `),
  head: 'head|director|headteacher|principal|manager',
  lead: 'lead|staff|supervisor|team leader|foreman|coordinator',
  senior: 'senior|sr|experienced|expert|principal engineer',
};
