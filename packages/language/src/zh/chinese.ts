import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
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
import { chineseOrganisations, chinesePeople } from './guard/people.ts';
import { chineseRewordings } from './guard/rewordings.ts';
import { chineseSenseWords } from './guard/sense-words.ts';
import { chineseSituations } from './guard/situations.ts';
import { chineseStatements } from './guard/statements.ts';
import { chineseSynonyms } from './guard/synonyms.ts';
import { chineseWords } from './guard/words.ts';
import { chineseLeadClauses } from './lead-clauses.ts';
import { chineseLineWords } from './line-words.ts';
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
  answers: chineseAnswerWords,
  lines: chineseLineWords,
  doubts: chineseDoubts,
  plainWords: chinesePlainWords,
  claimCues: chineseClaimCues,
  qualifications: chineseQualifications,
  results: chineseResults,
  wording: chineseWording,
  senses: chineseSenseWords,
  answerCues: chineseAnswerCues,
  jobCues: chineseJobCues,
  matchCues: chineseMatchCues,
  readingCues: chineseReadingCues,
};

export const chinesePosting: PostingTables = {
  postings: chinesePostings,
  postingCues: chinesePostingCues,
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
  statements: chineseStatements,
};
