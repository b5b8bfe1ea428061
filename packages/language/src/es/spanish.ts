import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { spanishAnswerWords } from './answer-words.ts';
import { spanishClaimCues } from './claim-cues.ts';
import { spanishAnswerCues } from './cues/answering.ts';
import { spanishJobCues } from './cues/job.ts';
import { spanishMatchCues } from './cues/match.ts';
import { spanishReadingCues } from './cues/reading.ts';
import { spanishDetection } from './detection.ts';
import { spanishDoubts } from './doubts.ts';
import { spanishClaimWords } from './guard/claim-words.ts';
import { spanishGrammar } from './guard/grammar.ts';
import { spanishLadder } from './guard/ladder.ts';
import { spanishNumbers } from './guard/numbers.ts';
import { spanishPeople } from './guard/people.ts';
import { spanishRewordings } from './guard/rewordings.ts';
import { spanishSenseWords } from './guard/sense-words.ts';
import { spanishSituations } from './guard/situations.ts';
import { spanishStatements } from './guard/statements.ts';
import { spanishSynonymTables } from './guard/synonym-tables.ts';
import { spanishWords } from './guard/words.ts';
import { spanishLeadClauses } from './lead-clauses.ts';
import { spanishLineWords } from './line-words.ts';
import { spanishPlainWords } from './plain-words.ts';
import { spanishPostingCues } from './posting-cues.ts';
import { spanishPostings } from './postings.ts';
import { spanishQualifications } from './qualifications.ts';
import { spanishResults } from './results.ts';
import { spanishSeniority } from './seniority-words.ts';
import { spanishStemming } from './stemming.ts';
import { spanishTraits } from './traits.ts';
import { spanishWording } from './wording.ts';

export const spanish: LanguagePack = {
  detection: spanishDetection,
  traits: spanishTraits,
  stemming: spanishStemming,
  answers: spanishAnswerWords,
  lines: spanishLineWords,
  doubts: spanishDoubts,
  plainWords: spanishPlainWords,
  claimCues: spanishClaimCues,
  qualifications: spanishQualifications,
  results: spanishResults,
  wording: spanishWording,
  senses: spanishSenseWords,
  answerCues: spanishAnswerCues,
  jobCues: spanishJobCues,
  matchCues: spanishMatchCues,
  readingCues: spanishReadingCues,
};

export const spanishPosting: PostingTables = {
  postings: spanishPostings,
  postingCues: spanishPostingCues,
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
  statements: spanishStatements,
};
