import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { germanClaimCues } from './claim-cues.ts';
import { germanAnswerCues } from './cues/answering.ts';
import { germanJobCues } from './cues/job.ts';
import { germanMatchCues } from './cues/match.ts';
import { germanReadingCues } from './cues/reading.ts';
import { germanDetection } from './detection.ts';
import { germanDoubts } from './doubts.ts';
import { germanGrammar } from './guard/grammar.ts';
import { germanNumbers } from './guard/numbers.ts';
import { germanRewordings } from './guard/rewordings.ts';
import { germanSenseWords } from './guard/sense-words.ts';
import { germanSituations } from './guard/situations.ts';
import { germanSynonyms } from './guard/synonyms.ts';
import { germanClaimWords, germanLadder, germanPeople, germanWords } from './guard/words.ts';
import { germanAnswerWords, germanLineWords, germanWording } from './line-words.ts';
import { germanPlainWords } from './plain-words.ts';
import { germanLeadClauses, germanPostingCues } from './posting-cues.ts';
import { germanPostings, germanSeniority } from './postings.ts';
import { germanQualifications } from './qualifications.ts';
import { germanResults } from './results.ts';
import { germanStatements } from './statements.ts';
import { germanStemming } from './stemming.ts';
import { germanTraits } from './traits.ts';

export const german: LanguagePack = {
  detection: germanDetection,
  traits: germanTraits,
  stemming: germanStemming,
  answers: germanAnswerWords,
  lines: germanLineWords,
  doubts: germanDoubts,
  statements: germanStatements,
  plainWords: germanPlainWords,
  claimCues: germanClaimCues,
  qualifications: germanQualifications,
  results: germanResults,
  wording: germanWording,
  senses: germanSenseWords,
  answerCues: germanAnswerCues,
  matchCues: germanMatchCues,
  readingCues: germanReadingCues,
};

export const germanPosting: PostingTables = {
  postings: germanPostings,
  postingCues: germanPostingCues,
  jobCues: germanJobCues,
  leadClauses: germanLeadClauses,
  seniority: germanSeniority,
};

export const germanGuard: GuardTables = {
  synonyms: germanSynonyms,
  rewordings: germanRewordings,
  words: germanWords,
  grammar: germanGrammar,
  ladder: germanLadder,
  situations: germanSituations,
  numbers: germanNumbers,
  people: germanPeople,
  organisations: [],
  claimWords: germanClaimWords,
};
