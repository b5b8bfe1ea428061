import type { Language } from '@fitted/contract/languages';
import { aliasGroups } from './data/aliases.ts';
import type { GuardWords } from './data/guard-words.ts';
import { guardWords } from './data/tables.ts';
import { compilePatterns, compileWordTest } from './text/pattern.ts';

/** One way to recognise a group of words: alone, or anywhere in a text. */
export interface Group {
  readonly index: number;
  readonly members: readonly string[];
  readonly isMember: (folded: string) => boolean;
  readonly pattern: RegExp;
}

/** The tables of one language, ready to be asked. */
export interface Vocabulary {
  readonly language: Language;
  readonly isFunctionWord: (folded: string) => boolean;
  readonly isPlainWord: (folded: string) => boolean;
  readonly isTitle: (folded: string) => boolean;
  readonly isSmallTitle: (folded: string) => boolean;
  readonly isBeforeOthers: (folded: string) => boolean;
  readonly isDutyVerb: (folded: string) => boolean;
  readonly synonyms: readonly Group[];
  readonly aliases: readonly Group[];
  readonly leading: readonly Group[];
  readonly limits: readonly Group[];
  readonly levels: readonly Group[];
  readonly supporting: RegExp;
  readonly duties: RegExp;
  readonly negations: RegExp;
  readonly titles: RegExp;
  readonly smallTitles: RegExp;
  readonly moreThan: RegExp;
  readonly current: RegExp;
  readonly firstPerson: RegExp;
  readonly causes: RegExp;
  readonly instructions: RegExp;
  readonly words: GuardWords;
}

const compiled = new Map<Language, Vocabulary>();

export function vocabularyOf(language: Language): Vocabulary {
  const known = compiled.get(language);
  if (known) return known;
  const vocabulary = compile(language, guardWords[language]);
  compiled.set(language, vocabulary);
  return vocabulary;
}

function compile(language: Language, words: GuardWords): Vocabulary {
  return {
    language,
    isFunctionWord: compileWordTest(words.functionWords),
    isPlainWord: compileWordTest(words.plainWords),
    isTitle: compileWordTest(words.titles),
    isSmallTitle: compileWordTest(words.smallTitles),
    isBeforeOthers: compileWordTest(words.beforeOthers),
    isDutyVerb: compileWordTest(words.dutyVerbs),
    synonyms: words.synonyms.map(compileGroup),
    aliases: aliasGroups.map(compileGroup),
    leading: words.leading.map(compileGroup),
    limits: words.limits.map(compileGroup),
    levels: words.levels.map(compileGroup),
    supporting: compilePatterns(words.supporting),
    duties: compilePatterns(words.duties),
    negations: compilePatterns(words.negations),
    titles: compilePatterns(words.titles),
    smallTitles: compilePatterns(words.smallTitles),
    moreThan: compilePatterns(words.moreThan),
    current: compilePatterns(words.current),
    firstPerson: compilePatterns(words.firstPerson),
    causes: compilePatterns(words.causes),
    instructions: compilePatterns(Object.values(guardWords).flatMap((table) => table.instructions)),
    words,
  };
}

function compileGroup(members: readonly string[], index: number): Group {
  return {
    index,
    members,
    isMember: compileWordTest(members.filter((member) => !member.includes(' '))),
    pattern: compilePatterns(members),
  };
}

/** Whether a global pattern occurs at all; `test` alone would remember its place. */
export function occurs(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}
