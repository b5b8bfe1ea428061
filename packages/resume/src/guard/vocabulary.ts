import type { Language } from '@fitted/contract/languages';
import type { Grammar, GuardWords } from '@fitted/language/guard-words';
import { guardTables, traitsOf } from '@fitted/language/packs';
import type { Traits } from '@fitted/language/traits';
import { aliasGroups } from './data/aliases.ts';
import { addressing, softwareTopics } from './data/software-topics.ts';
import { type SenseVocabulary, senseVocabularyOf } from './sense-vocabulary.ts';
import { synonymTableOf } from './synonym-table.ts';
import { compileWordTest, PhraseTable } from './text/phrase-table.ts';

/** The word tables of one language, compiled for lookup. */
export interface Vocabulary extends SenseVocabulary {
  readonly traits: Traits;
  readonly synonyms: PhraseTable;
  readonly words: GuardWords;
  readonly grammar: Grammar;
  /** One group per relation, in the order of `relationNames`. */
  readonly relations: PhraseTable;
  readonly relationNames: readonly string[];
  readonly joints: PhraseTable;
  readonly choices: PhraseTable;
  /** Phrases of several words that mean "by me". */
  readonly byMe: PhraseTable;
  readonly unsure: PhraseTable;
  /** The groups are: about, above, below. */
  readonly bounds: PhraseTable;
  readonly isBe: (folded: string) => boolean;
  readonly isProver: (folded: string) => boolean;
  readonly isOf: (folded: string) => boolean;
  readonly isSureVerb: (folded: string) => boolean;
  readonly isCredential: (folded: string) => boolean;
  readonly credentials: PhraseTable;
  /** General words for a credential: "degree", "diploma". */
  readonly isDegree: (folded: string) => boolean;
  readonly isTitle: (folded: string) => boolean;
  readonly isSmallTitle: (folded: string) => boolean;
  /** People who can act: "customers", "the team". Titles have a table of their own. */
  readonly isPeople: (folded: string) => boolean;
  readonly people: PhraseTable;
  readonly isPraise: (folded: string) => boolean;
  /** Words of scope, results, credentials or rank: adding one is never just a rewording. */
  readonly isClaimWord: (folded: string) => boolean;
  readonly aliases: PhraseTable;
  readonly limits: PhraseTable;
  readonly frequencies: PhraseTable;
  readonly changes: PhraseTable;
  readonly levels: PhraseTable;
  readonly supporting: PhraseTable;
  readonly duties: PhraseTable;
  /** Words of being in charge. */
  readonly charge: PhraseTable;
  /** "To this day", "since": still ongoing. */
  readonly current: PhraseTable;
  readonly negations: PhraseTable;
  readonly titles: PhraseTable;
  readonly firstPerson: PhraseTable;
  readonly causes: PhraseTable;
  /** Words before a figure for the final value and the size of a change. */
  readonly measures: { readonly to: readonly string[]; readonly by: readonly string[] };
  /** Whether a line is addressed to software instead of being about the person. */
  readonly instructions: { readonly occurs: (folded: string) => boolean };
}

const compiled = new Map<Language, Vocabulary>();
const aliases = new PhraseTable(aliasGroups);
const commands = new PhraseTable([Object.values(guardTables).flatMap(({ words }) => words.instructions)]);

const topics = new PhraseTable([softwareTopics]);

const instructions = {
  occurs: (folded: string) => commands.occurs(folded) || (topics.occurs(folded) && addressing.test(folded)),
};

export function vocabularyOf(language: Language): Vocabulary {
  const known = compiled.get(language);
  if (known) return known;
  const vocabulary = compile(language);
  compiled.set(language, vocabulary);
  return vocabulary;
}

function compileTitleTest({ titles, titleEndings }: GuardWords): (folded: string) => boolean {
  const isListed = compileWordTest(titles);
  return (word) =>
    isListed(word) || titleEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending));
}

function compile(language: Language): Vocabulary {
  const { words, grammar: own, ladder, situations, people, claimWords } = guardTables[language];
  const traits = traitsOf(language);
  return {
    ...senseVocabularyOf(language),
    traits,
    synonyms: synonymTableOf(language),
    words,
    grammar: own,
    relations: new PhraseTable(Object.values(own.relations)),
    relationNames: Object.keys(own.relations),
    joints: new PhraseTable([own.joints]),
    choices: new PhraseTable([own.choices]),
    byMe: new PhraseTable([own.self.filter((self) => self.includes(' '))]),
    unsure: new PhraseTable([own.unsure]),
    bounds: new PhraseTable([own.about, own.above, own.below]),
    isBe: compileWordTest(own.be),
    isProver: compileWordTest(own.provers),
    isOf: compileWordTest(own.of),
    isSureVerb: compileWordTest(own.sureVerbs),
    isCredential: compileWordTest(own.credentials),
    credentials: new PhraseTable([own.credentials]),
    isDegree: compileWordTest(own.degrees),
    isTitle: compileTitleTest(words),
    isSmallTitle: compileWordTest(words.smallTitles),
    isPeople: compileWordTest(people, traits.joinsNouns ? 6 : 3),
    people: new PhraseTable([people]),
    isPraise: compileWordTest(words.praise),
    isClaimWord: compileWordTest(claimWords),
    aliases,
    limits: new PhraseTable(words.limits),
    frequencies: new PhraseTable(words.frequencies),
    changes: new PhraseTable(words.changes),
    levels: new PhraseTable(words.levels),
    supporting: new PhraseTable([words.supporting]),
    duties: new PhraseTable([words.duties]),
    charge: new PhraseTable([ladder.leading]),
    current: new PhraseTable([[...situations.current, ...situations.since]]),
    negations: new PhraseTable([words.negations]),
    titles: new PhraseTable([words.titles]),
    firstPerson: new PhraseTable([words.firstPerson]),
    causes: new PhraseTable([words.causes]),
    measures: { to: situations.to, by: situations.by },
    instructions,
  };
}
