import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { chineseClaimCues } from './claim-cues.ts';
import { chineseAnswerCues } from './cues/answering.ts';
import { chineseJobCues } from './cues/job.ts';
import { chineseMatchCues } from './cues/match.ts';
import { chineseReadingCues } from './cues/reading.ts';
import { chineseDetection } from './detection.ts';
import { chineseDoubts } from './doubts.ts';
import { chineseGrammar } from './guard/grammar.ts';
import { chineseNumbers } from './guard/numbers.ts';
import { chineseRewordings } from './guard/rewordings.ts';
import { chineseSenseWords } from './guard/sense-words.ts';
import { chineseSituations } from './guard/situations.ts';
import { chineseSynonyms } from './guard/synonyms.ts';
import { chineseClaimWords, chineseLadder, chineseOrganisations, chinesePeople, chineseWords } from './guard/words.ts';
import { chineseAnswerWords, chineseLineWords, chineseWording } from './line-words.ts';
import { chinesePlainWords } from './plain-words.ts';
import { chineseLeadClauses, chinesePostingCues } from './posting-cues.ts';
import { chinesePostings, chineseSeniority } from './postings.ts';
import { chineseQualifications } from './qualifications.ts';
import { chineseResults } from './results.ts';
import { chineseStatements } from './statements.ts';
import { chineseStemming } from './stemming.ts';
import { chineseTraits } from './traits.ts';

export const chinese: LanguagePack = {
  detection: chineseDetection,
  traits: chineseTraits,
  stemming: chineseStemming,
  answers: chineseAnswerWords,
  lines: chineseLineWords,
  doubts: chineseDoubts,
  statements: chineseStatements,
  plainWords: chinesePlainWords,
  claimCues: chineseClaimCues,
  qualifications: chineseQualifications,
  results: chineseResults,
  wording: chineseWording,
  senses: chineseSenseWords,
  answerCues: chineseAnswerCues,
  matchCues: chineseMatchCues,
  readingCues: chineseReadingCues,
};

export const chinesePosting: PostingTables = {
  postings: chinesePostings,
  postingCues: chinesePostingCues,
  jobCues: chineseJobCues,
  leadClauses: chineseLeadClauses,
  seniority: chineseSeniority,
};

export const chineseGuard: GuardTables = {
  synonyms: chineseSynonyms,
  rewordings: chineseRewordings,
  words: chineseWords,
  grammar: chineseGrammar,
  ladder: chineseLadder,
  situations: chineseSituations,
  numbers: chineseNumbers,
  people: chinesePeople,
  organisations: chineseOrganisations,
  claimWords: chineseClaimWords,
};
