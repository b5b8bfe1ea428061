import type { GuardTables, LanguagePack, PostingTables } from '../language.ts';
import { englishAnswerWords } from './answer-words.ts';
import { englishClaimCues } from './claim-cues.ts';
import { englishAnswerCues } from './cues/answering.ts';
import { englishJobCues } from './cues/job.ts';
import { englishMatchCues } from './cues/match.ts';
import { englishReadingCues } from './cues/reading.ts';
import { englishDetection } from './detection.ts';
import { englishDoubts } from './doubts.ts';
import { englishClaimWords } from './guard/claim-words.ts';
import { englishGrammar } from './guard/grammar.ts';
import { englishLadder } from './guard/ladder.ts';
import { englishNumbers } from './guard/numbers.ts';
import { englishPeople } from './guard/people.ts';
import { englishRewordings } from './guard/rewordings.ts';
import { englishSenseWords } from './guard/sense-words.ts';
import { englishSituations } from './guard/situations.ts';
import { englishStatements } from './guard/statements.ts';
import { englishSynonymTables } from './guard/synonym-tables.ts';
import { englishWords } from './guard/words.ts';
import { englishLeadClauses } from './lead-clauses.ts';
import { englishLineWords } from './line-words.ts';
import { englishPlainWords } from './plain-words.ts';
import { englishPostingCues } from './posting-cues.ts';
import { englishPostings } from './postings.ts';
import { englishQualifications } from './qualifications.ts';
import { englishResults } from './results.ts';
import { englishSeniority } from './seniority-words.ts';
import { englishStemming } from './stemming.ts';
import { englishTraits } from './traits.ts';
import { englishWording } from './wording.ts';

export const english: LanguagePack = {
  detection: englishDetection,
  traits: englishTraits,
  stemming: englishStemming,
  answers: englishAnswerWords,
  lines: englishLineWords,
  doubts: englishDoubts,
  plainWords: englishPlainWords,
  claimCues: englishClaimCues,
  qualifications: englishQualifications,
  results: englishResults,
  wording: englishWording,
  senses: englishSenseWords,
  answerCues: englishAnswerCues,
  jobCues: englishJobCues,
  matchCues: englishMatchCues,
  readingCues: englishReadingCues,
};

export const englishPosting: PostingTables = {
  postings: englishPostings,
  postingCues: englishPostingCues,
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
  statements: englishStatements,
};
