import type { GuardTables, LanguagePack } from '../language.ts';
import { chineseAnswerWords } from './answer-words.ts';
import { chineseClaimCues } from './claim-cues.ts';
import { chineseAnswerCues } from './cues/answering.ts';
import { chineseJobCues } from './cues/job.ts';
import { chineseMatchCues } from './cues/match.ts';
import { chineseReadingCues } from './cues/reading.ts';
import { chineseDetection } from './detection.ts';
import { chineseDoubts } from './doubts.ts';
import { chineseClaimWords } from './guard/claim-words.ts';
import { chineseGrammar } from './guard/grammar.ts';
import { chineseLadder } from './guard/ladder.ts';
import { chineseNumbers } from './guard/numbers.ts';
import { chinesePeople } from './guard/people.ts';
import { chineseSenseWords } from './guard/sense-words.ts';
import { chineseSituations } from './guard/situations.ts';
import { chineseWords } from './guard/words.ts';
import { chineseLeadClauses } from './lead-clauses.ts';
import { chinesePlainWords } from './plain-words.ts';
import { chinesePostingCues } from './posting-cues.ts';
import { chinesePostings } from './postings.ts';
import { chineseQualifications } from './qualifications.ts';
import { chineseResults } from './results.ts';
import { chineseSeniority } from './seniority-words.ts';
import { chineseStemming } from './stemming.ts';
import { chineseTraits } from './traits.ts';
import { chineseWording } from './wording.ts';

export const chinese: LanguagePack = {
  detection: chineseDetection,
  traits: chineseTraits,
  stemming: chineseStemming,
  postings: chinesePostings,
  postingCues: chinesePostingCues,
  leadClauses: chineseLeadClauses,
  answers: chineseAnswerWords,
  doubts: chineseDoubts,
  plainWords: chinesePlainWords,
  claimCues: chineseClaimCues,
  seniority: chineseSeniority,
  qualifications: chineseQualifications,
  results: chineseResults,
  wording: chineseWording,
  senses: chineseSenseWords,
  answerCues: chineseAnswerCues,
  jobCues: chineseJobCues,
  matchCues: chineseMatchCues,
  readingCues: chineseReadingCues,
};

export const chineseGuard: GuardTables = {
  words: chineseWords,
  grammar: chineseGrammar,
  ladder: chineseLadder,
  situations: chineseSituations,
  numbers: chineseNumbers,
  people: chinesePeople,
  claimWords: chineseClaimWords,
};
