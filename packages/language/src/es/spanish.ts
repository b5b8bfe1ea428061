import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { spanishClaimCues } from './claim-cues.ts';
import { spanishAnswerCues } from './cues/answering.ts';
import { spanishJobCues } from './cues/job.ts';
import { spanishMatchCues } from './cues/match.ts';
import { spanishReadingCues } from './cues/reading.ts';
import { spanishDetection } from './detection.ts';
import { spanishDoubts } from './doubts.ts';
import { spanishGrammar } from './guard/grammar.ts';
import { spanishNumbers } from './guard/numbers.ts';
import { spanishRewordings } from './guard/rewordings.ts';
import { spanishSenseWords } from './guard/sense-words.ts';
import { spanishSituations } from './guard/situations.ts';
import { spanishSynonymTables } from './guard/synonym-tables.ts';
import { spanishClaimWords, spanishLadder, spanishPeople, spanishWords } from './guard/words.ts';
import { spanishAnswerWords, spanishLineWords, spanishWording } from './line-words.ts';
import { spanishPlainWords } from './plain-words.ts';
import { spanishLeadClauses, spanishPostingCues } from './posting-cues.ts';
import { spanishPostings, spanishSeniority } from './postings.ts';
import { spanishQualifications } from './qualifications.ts';
import { spanishResults } from './results.ts';
import { spanishStatements } from './statements.ts';
import { spanishStemming } from './stemming.ts';
import { spanishTraits } from './traits.ts';

export const spanish: LanguagePack = {
  detection: spanishDetection,
  traits: spanishTraits,
  stemming: spanishStemming,
  answers: spanishAnswerWords,
  lines: spanishLineWords,
  doubts: spanishDoubts,
  statements: spanishStatements,
  plainWords: spanishPlainWords,
  claimCues: spanishClaimCues,
  qualifications: spanishQualifications,
  results: spanishResults,
  wording: spanishWording,
  senses: spanishSenseWords,
  answerCues: spanishAnswerCues,
  matchCues: spanishMatchCues,
  readingCues: spanishReadingCues,
};

export const spanishPosting: PostingTables = {
  postings: spanishPostings,
  postingCues: spanishPostingCues,
  jobCues: spanishJobCues,
  leadClauses: spanishLeadClauses,
  seniority: spanishSeniority,
};

export const spanishGuard: GuardTables = {
  synonyms: spanishSynonymTables,
  rewordings: spanishRewordings,
  words: spanishWords,
  grammar: spanishGrammar,
  ladder: spanishLadder,
  situations: spanishSituations,
  numbers: spanishNumbers,
  people: spanishPeople,
  organisations: [],
  claimWords: spanishClaimWords,
};
