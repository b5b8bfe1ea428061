import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { talkWords } from '../../../chat/chat-words.ts';
import { capitalise } from '../../letter-case.ts';
import { withoutPreamble } from '../acts/told-lines.ts';
import { wordFact } from '../acts/word-fact.ts';
import { withDigits } from '../corrections/with-digits.ts';
import {
  asideClause,
  calledBy,
  deniedEnd,
  fillers,
  ordersToSay,
  pointsBack,
  pronouns,
  roundings,
  whileThere,
} from './data/spoken-words.ts';

/** A line longer than this is two. */
const maxLength = 210;

/** What was told, as lines of a resume: each sentence in the person's words, one that points back joined to the one before it. */
export function wordAccount(told: readonly string[], language: Language, entry?: Entry): readonly string[] {
  const lines: string[] = [];
  for (const sentence of told) {
    const bare = withoutSpeech(sentence, language);
    const text = capitalise(wordFact(bare, language, entry));
    if (!/\p{L}/u.test(text)) continue;
    const last = lines.at(-1);
    const goesOn = last !== undefined && isContinued(bare, text) && last.length + text.length <= maxLength;
    if (goesOn) lines[lines.length - 1] = joined(last, text, language);
    else lines.push(text);
  }
  return lines;
}

/** Two statements as one line; the second begins small unless it begins with a name, or where nouns have capitals. */
export function joined(line: string, text: string, language: Language): string {
  const { capitalisesNouns, writesSpaces, clauseSeparator } = traitsOf(language);
  const isName = capitalisesNouns || /^(?:\p{Lu}[\p{Lu}\p{N}]|\p{L}+\p{Lu})/u.test(text);
  const small = isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return `${line.replace(/[.。;；,，]$/u, '')}${writesSpaces ? '; ' : clauseSeparator}${small}`;
}

/** It cannot open a line: it points back, only counts, or has no more than a few words. */
function isContinued(bare: string, text: string): boolean {
  if (pointsBack.test(bare) || pronouns.test(text) || /^\p{N}/u.test(text)) return true;
  return hasCjk(text) ? text.length <= 12 : text.split(/\s+/u).length <= 5;
}

/** Without what belongs to talk: the order to write it, fillers, names of people, clauses addressed to us. */
function withoutSpeech(sentence: string, language: Language): string {
  const said = withoutLabel(
    withoutPreamble(sentence.replace(turning, '')).replace(ordersToSay, '').replace(fillers, ''),
  );
  const plain = roundings
    .reduce((text, [spoken, written]) => text.replace(spoken, written), said)
    .replace(calledBy, '');
  const bare = withoutAsides(plain.replace(amountThere, '').replace(meaning, '$<thing>: '), language)
    .replace(deniedEnd, '')
    .replace(whileThere, '')
    .replace(whileThere, '');
  return withDigits(bare.replace(leading, '$<deed> when $<time>'), language, smallestFigure).replace(/ (?=,)/gu, '');
}

const turning =
  /^(?:par contre|en revanche|dafür|however|on the other hand|eso sí|por otro lado|other than that)[,\s]+/iu;

/** "when the lead is out i run the crew" */
const leading = /^when(?:ever)? (?<time>[^,]{4,50}?),? i (?<deed>\p{L}{2,}(?: [^,.]{2,60}))(?=,|$)/iu;

/** "In the home it was 140 meals a day" */
const amountThere = pattern('iu')`
  ^(?:(?:at|in|im|beim|bei der|in der|chez|en) [^,]{3,30}? )?(?:it was|there were|waren (?:das|es)|sind (?:das|es)
  |das waren|c['’]était|eran|son) (?=[£$€]?\p{N})
`;
/** "special diets means puréed, …" */
const meaning = /^(?<thing>\p{L}+(?: \p{L}+)?) (?:heißt|heisst|means|meant|significa|veut dire) /iu;

/** "the line about cash: …": the line says it. */
const withoutLabel = (text: string): string =>
  text
    .replace(/^[^,.:：\p{N}]{2,60}[:：](?!\/\/)\s*(?=\S)/u, (label) =>
      label.length > shortLabel || isPointer.test(label) ? '' : label,
    )
    .replace(/^["“„«「][^"“”„«»「」]*["”“»」]\s*(?:->|→|:)\s*/u, '');

const shortLabel = 24;
const isPointer =
  /^(?:about|on|for|sobre|en|pour|à propos|zu|zum|zur|bei|beim|im|in|at|von)(?!\p{L})|那段|这段|好吧|一下|について/iu;

/** Smaller numbers may stand as words. */
const smallestFigure = 4;

/** Leaves out the clauses that speak to us or only point at something. */
function withoutAsides(sentence: string, language: Language): string {
  const clauses = sentence.split(/(?<=[,，、])\s*(?!\p{N})/u);
  const isAside = (clause: string) => {
    const bare = clause.replace(/(?<![,，、\s])[,，、\s]{1,4}$/u, '');
    return asideClause.test(bare) || talkWords[language].test(bare);
  };
  const kept = clauses.filter((clause) => !isAside(clause));
  return (kept.length > 0 ? kept : clauses)
    .join(/[，、]/u.test(sentence) ? '' : ' ')
    .replace(/(?<![,，、\s])[,，、\s]{1,4}$/u, '')
    .trim();
}
