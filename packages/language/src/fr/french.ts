import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { frenchClaimCues } from './claim-cues.ts';
import { frenchAnswerCues } from './cues/answering.ts';
import { frenchJobCues } from './cues/job.ts';
import { frenchMatchCues } from './cues/match.ts';
import { frenchReadingCues } from './cues/reading.ts';
import { frenchDetection } from './detection.ts';
import { frenchDoubts } from './doubts.ts';
import { frenchGrammar } from './guard/grammar.ts';
import { frenchNumbers } from './guard/numbers.ts';
import { frenchRewordings } from './guard/rewordings.ts';
import { frenchSenseWords } from './guard/sense-words.ts';
import { frenchSituations } from './guard/situations.ts';
import { frenchSynonyms } from './guard/synonyms.ts';
import { frenchClaimWords, frenchLadder, frenchPeople, frenchWords } from './guard/words.ts';
import { frenchAnswerWords, frenchLineWords, frenchWording } from './line-words.ts';
import { frenchPlainWords } from './plain-words.ts';
import { frenchLeadClauses, frenchPostingCues } from './posting-cues.ts';
import { frenchPostings, frenchSeniority } from './postings.ts';
import { frenchQualifications } from './qualifications.ts';
import { frenchResults } from './results.ts';
import { frenchStatements } from './statements.ts';
import { frenchStemming } from './stemming.ts';
import { frenchTraits } from './traits.ts';

export const french: LanguagePack = {
  detection: frenchDetection,
  traits: frenchTraits,
  stemming: frenchStemming,
  answers: frenchAnswerWords,
  lines: frenchLineWords,
  doubts: frenchDoubts,
  statements: frenchStatements,
  plainWords: frenchPlainWords,
  claimCues: frenchClaimCues,
  qualifications: frenchQualifications,
  results: frenchResults,
  wording: frenchWording,
  senses: frenchSenseWords,
  answerCues: frenchAnswerCues,
  matchCues: frenchMatchCues,
  readingCues: frenchReadingCues,
};

export const frenchPosting: PostingTables = {
  postings: frenchPostings,
  postingCues: frenchPostingCues,
  jobCues: frenchJobCues,
  leadClauses: frenchLeadClauses,
  seniority: frenchSeniority,
};

export const frenchGuard: GuardTables = {
  synonyms: frenchSynonyms,
  rewordings: frenchRewordings,
  words: frenchWords,
  grammar: frenchGrammar,
  ladder: frenchLadder,
  situations: frenchSituations,
  numbers: frenchNumbers,
  people: frenchPeople,
  organisations: [],
  claimWords: frenchClaimWords,
};
