import type { Language } from '@fitted/contract/languages';
import { aliasGroups } from './data/aliases.ts';
import { claimWords } from './data/claim-words.ts';
import type { GuardWords } from './data/guard-words.ts';
import { type Ladder, ladder } from './data/ladder.ts';
import { sameLevel } from './data/same-level.ts';
import { type Situations, situations } from './data/situations.ts';
import { softClaims } from './data/soft-claims.ts';
import { addressing, softwareTopics } from './data/software-topics.ts';
import { guardWords } from './data/tables.ts';
import { compileWordTest, PhraseTable } from './text/phrase-table.ts';

/** The tables of one language, ready to be asked. */
export interface Vocabulary {
  readonly language: Language;
  readonly words: GuardWords;
  readonly isFunctionWord: (folded: string) => boolean;
  readonly isPlainWord: (folded: string) => boolean;
  readonly isTitle: (folded: string) => boolean;
  readonly isSmallTitle: (folded: string) => boolean;
  readonly isBeforeOthers: (folded: string) => boolean;
  readonly isPraise: (folded: string) => boolean;
  readonly isDutyVerb: (folded: string) => boolean;
  /** Reach, results, credentials, rank: never a mere rewording. */
  readonly isClaimWord: (folded: string) => boolean;
  /** Claim words that may be another word for the same thing. */
  readonly isSoftClaim: (folded: string) => boolean;
  readonly synonyms: PhraseTable;
  readonly aliases: PhraseTable;
  readonly leading: PhraseTable;
  readonly limits: PhraseTable;
  readonly frequencies: PhraseTable;
  readonly changes: PhraseTable;
  readonly levels: PhraseTable;
  readonly praise: PhraseTable;
  readonly supporting: PhraseTable;
  /** Help, or words that claim no more than help does. */
  readonly modest: PhraseTable;
  readonly duties: PhraseTable;
  readonly passive: PhraseTable;
  /** The same as `isClaimWord`, for scripts without spaces. */
  readonly claims: PhraseTable;
  readonly charge: PhraseTable;
  readonly managing: PhraseTable;
  readonly making: PhraseTable;
  readonly means: PhraseTable;
  readonly deeds: PhraseTable;
  /** The rungs of doing, having charge, and less than either. */
  readonly rungs: Readonly<Record<keyof Ladder, PhraseTable>>;
  readonly situations: Readonly<Record<keyof Situations, PhraseTable>>;
  readonly negations: PhraseTable;
  readonly titles: PhraseTable;
  readonly smallTitles: PhraseTable;
  readonly moreThan: PhraseTable;
  readonly firstPerson: PhraseTable;
  readonly causes: PhraseTable;
  /** Whether a line speaks to software instead of about the person. */
  readonly instructions: { readonly occurs: (folded: string) => boolean };
}

const compiled = new Map<Language, Vocabulary>();
const aliases = new PhraseTable(aliasGroups);
const commands = new PhraseTable([Object.values(guardWords).flatMap((table) => table.instructions)]);

const topics = new PhraseTable([softwareTopics]);

const instructions = {
  occurs: (folded: string) => commands.occurs(folded) || (topics.occurs(folded) && addressing.test(folded)),
};

export function vocabularyOf(language: Language): Vocabulary {
  const known = compiled.get(language);
  if (known) return known;
  const vocabulary = compile(language, guardWords[language]);
  compiled.set(language, vocabulary);
  return vocabulary;
}

function compileTitleTest({ titles, titleEndings }: GuardWords): (folded: string) => boolean {
  const isListed = compileWordTest(titles);
  return (word) =>
    isListed(word) || titleEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending));
}

function compile(language: Language, words: GuardWords): Vocabulary {
  return {
    language,
    words,
    isFunctionWord: compileWordTest(words.functionWords),
    // A German word may go on as another: "Stelle" is plain, "Stellvertretung" is not.
    isPlainWord: compileWordTest(words.plainWords, language === 'de' ? 3 : 6),
    isTitle: compileTitleTest(words),
    isSmallTitle: compileWordTest(words.smallTitles),
    isBeforeOthers: compileWordTest(words.beforeOthers),
    isPraise: compileWordTest(words.praise),
    isDutyVerb: compileWordTest(words.dutyVerbs),
    isClaimWord: compileWordTest(claimWords[language]),
    isSoftClaim: compileWordTest(softClaims[language]),
    synonyms: new PhraseTable(words.synonyms, language === 'de' ? 4 : 6),
    aliases,
    leading: new PhraseTable(words.leading),
    limits: new PhraseTable(words.limits),
    frequencies: new PhraseTable(words.frequencies),
    changes: new PhraseTable(words.changes),
    levels: new PhraseTable(words.levels),
    praise: new PhraseTable([words.praise]),
    supporting: new PhraseTable([words.supporting]),
    modest: new PhraseTable([[...words.supporting, ...words.modest]]),
    duties: new PhraseTable([words.duties]),
    passive: new PhraseTable([words.passive]),
    claims: new PhraseTable([claimWords[language]]),
    charge: new PhraseTable([sameLevel[language].charge]),
    managing: new PhraseTable([sameLevel[language].managing]),
    making: new PhraseTable([sameLevel[language].making]),
    means: new PhraseTable([sameLevel[language].means]),
    deeds: new PhraseTable([sameLevel[language].deeds]),
    rungs: {
      doing: new PhraseTable([ladder[language].doing]),
      leading: new PhraseTable([ladder[language].leading]),
      reached: new PhraseTable([ladder[language].reached]),
      lesser: new PhraseTable([ladder[language].lesser]),
    },
    situations: {
      current: new PhraseTable([situations[language].current]),
      since: new PhraseTable([situations[language].since]),
      givenBy: new PhraseTable([situations[language].givenBy]),
      authoring: new PhraseTable([situations[language].authoring]),
      by: new PhraseTable([situations[language].by]),
      to: new PhraseTable([situations[language].to]),
    },
    negations: new PhraseTable([words.negations]),
    titles: new PhraseTable([words.titles]),
    smallTitles: new PhraseTable([words.smallTitles]),
    moreThan: new PhraseTable([words.moreThan]),
    firstPerson: new PhraseTable([words.firstPerson]),
    causes: new PhraseTable([words.causes]),
    instructions,
  };
}
