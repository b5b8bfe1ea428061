import type { GuardTables, LanguagePack } from '../language.ts';
import { frenchAnswerWords } from './answer-words.ts';
import { frenchClaimCues } from './claim-cues.ts';
import { frenchAnswerCues } from './cues/answering.ts';
import { frenchJobCues } from './cues/job.ts';
import { frenchMatchCues } from './cues/match.ts';
import { frenchReadingCues } from './cues/reading.ts';
import { frenchDetection } from './detection.ts';
import { frenchDoubts } from './doubts.ts';
import { frenchClaimWords } from './guard/claim-words.ts';
import { frenchGrammar } from './guard/grammar.ts';
import { frenchLadder } from './guard/ladder.ts';
import { frenchNumbers } from './guard/numbers.ts';
import { frenchPeople } from './guard/people.ts';
import { frenchSenseWords } from './guard/sense-words.ts';
import { frenchSituations } from './guard/situations.ts';
import { frenchWords } from './guard/words.ts';
import { frenchLeadClauses } from './lead-clauses.ts';
import { frenchPlainWords } from './plain-words.ts';
import { frenchPostingCues } from './posting-cues.ts';
import { frenchPostings } from './postings.ts';
import { frenchQualifications } from './qualifications.ts';
import { frenchResults } from './results.ts';
import { frenchSeniority } from './seniority-words.ts';
import { frenchStemming } from './stemming.ts';
import { frenchTraits } from './traits.ts';
import { frenchWording } from './wording.ts';

export const french: LanguagePack = {
  detection: frenchDetection,
  traits: frenchTraits,
  stemming: frenchStemming,
  postings: frenchPostings,
  postingCues: frenchPostingCues,
  leadClauses: frenchLeadClauses,
  answers: frenchAnswerWords,
  doubts: frenchDoubts,
  plainWords: frenchPlainWords,
  claimCues: frenchClaimCues,
  seniority: frenchSeniority,
  qualifications: frenchQualifications,
  results: frenchResults,
  wording: frenchWording,
  senses: frenchSenseWords,
  answerCues: frenchAnswerCues,
  jobCues: frenchJobCues,
  matchCues: frenchMatchCues,
  readingCues: frenchReadingCues,
};

export const frenchGuard: GuardTables = {
  words: frenchWords,
  grammar: frenchGrammar,
  ladder: frenchLadder,
  situations: frenchSituations,
  numbers: frenchNumbers,
  people: frenchPeople,
  claimWords: frenchClaimWords,
};
