import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { englishClaimCues } from './claim-cues.ts';
import { englishAnswerCues } from './cues/answering.ts';
import { englishJobCues } from './cues/job.ts';
import { englishMatchCues } from './cues/match.ts';
import { englishReadingCues } from './cues/reading.ts';
import { englishDetection } from './detection.ts';
import { englishDoubts } from './doubts.ts';
import { englishGrammar } from './guard/grammar.ts';
import { englishNumbers } from './guard/numbers.ts';
import { englishRewordings } from './guard/rewordings.ts';
import { englishSenseWords } from './guard/sense-words.ts';
import { englishSituations } from './guard/situations.ts';
import { englishSynonymTables } from './guard/synonym-tables.ts';
import { englishClaimWords, englishLadder, englishPeople, englishWords } from './guard/words.ts';
import { englishAnswerWords, englishLineWords, englishWording } from './line-words.ts';
import { englishPlainWords } from './plain-words.ts';
import { englishLeadClauses, englishPostingCues } from './posting-cues.ts';
import { englishPostings, englishSeniority } from './postings.ts';
import { englishQualifications } from './qualifications.ts';
import { englishResults } from './results.ts';
import { englishStatements } from './statements.ts';
import { englishStemming } from './stemming.ts';
import { englishTraits } from './traits.ts';

export const english: LanguagePack = {
  detection: englishDetection,
  traits: englishTraits,
  stemming: englishStemming,
  answers: englishAnswerWords,
  lines: englishLineWords,
  doubts: englishDoubts,
  statements: englishStatements,
  plainWords: englishPlainWords,
  claimCues: englishClaimCues,
  qualifications: englishQualifications,
  results: englishResults,
  wording: englishWording,
  senses: englishSenseWords,
  answerCues: englishAnswerCues,
  matchCues: englishMatchCues,
  readingCues: englishReadingCues,
};

export const englishPosting: PostingTables = {
  postings: englishPostings,
  postingCues: englishPostingCues,
  jobCues: englishJobCues,
  leadClauses: englishLeadClauses,
  seniority: englishSeniority,
};

export const englishGuard: GuardTables = {
  synonyms: englishSynonymTables,
  rewordings: englishRewordings,
  words: englishWords,
  grammar: englishGrammar,
  ladder: englishLadder,
  situations: englishSituations,
  numbers: englishNumbers,
  people: englishPeople,
  organisations: [],
  claimWords: englishClaimWords,
};
