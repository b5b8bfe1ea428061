import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { japaneseClaimCues } from './claim-cues.ts';
import { japaneseAnswerCues } from './cues/answering.ts';
import { japaneseJobCues } from './cues/job.ts';
import { japaneseMatchCues } from './cues/match.ts';
import { japaneseReadingCues } from './cues/reading.ts';
import { japaneseDetection } from './detection.ts';
import { japaneseDoubts } from './doubts.ts';
import { japaneseGrammar } from './guard/grammar.ts';
import { japaneseNumbers } from './guard/numbers.ts';
import { japaneseRewordings } from './guard/rewordings.ts';
import { japaneseSenseWords } from './guard/sense-words.ts';
import { japaneseSituations } from './guard/situations.ts';
import { japaneseSynonyms } from './guard/synonyms.ts';
import {
  japaneseClaimWords,
  japaneseLadder,
  japaneseOrganisations,
  japanesePeople,
  japaneseWords,
} from './guard/words.ts';
import { japaneseAnswerWords, japaneseLineWords, japaneseWording } from './line-words.ts';
import { japanesePlainWords } from './plain-words.ts';
import { japaneseLeadClauses, japanesePostingCues } from './posting-cues.ts';
import { japanesePostings, japaneseSeniority } from './postings.ts';
import { japaneseQualifications } from './qualifications.ts';
import { japaneseResults } from './results.ts';
import { japaneseStatements } from './statements.ts';
import { japaneseStemming } from './stemming.ts';
import { japaneseTraits } from './traits.ts';

export const japanese: LanguagePack = {
  detection: japaneseDetection,
  traits: japaneseTraits,
  stemming: japaneseStemming,
  answers: japaneseAnswerWords,
  lines: japaneseLineWords,
  doubts: japaneseDoubts,
  statements: japaneseStatements,
  plainWords: japanesePlainWords,
  claimCues: japaneseClaimCues,
  qualifications: japaneseQualifications,
  results: japaneseResults,
  wording: japaneseWording,
  senses: japaneseSenseWords,
  answerCues: japaneseAnswerCues,
  matchCues: japaneseMatchCues,
  readingCues: japaneseReadingCues,
};

export const japanesePosting: PostingTables = {
  postings: japanesePostings,
  postingCues: japanesePostingCues,
  jobCues: japaneseJobCues,
  leadClauses: japaneseLeadClauses,
  seniority: japaneseSeniority,
};

export const japaneseGuard: GuardTables = {
  synonyms: japaneseSynonyms,
  rewordings: japaneseRewordings,
  words: japaneseWords,
  grammar: japaneseGrammar,
  ladder: japaneseLadder,
  situations: japaneseSituations,
  numbers: japaneseNumbers,
  people: japanesePeople,
  organisations: japaneseOrganisations,
  claimWords: japaneseClaimWords,
};
