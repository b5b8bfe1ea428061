import { pattern } from '@fitted/language/pattern';
import { unquote } from '@fitted/language/writing/quotations';
import type { Entry } from '@fitted/resume/document';
import { talkCues } from '../../../cues.ts';
import { capitalise } from '../../letter-case.ts';
import { employerNames, firstWordOf } from '../find/find-target.ts';

/** "I know Rust" as an item of a list is "Rust". */
const leadIn = pattern('iu')`^${talkCues.any('leadIn')}\s*`;
const leadOut = pattern('u')`${talkCues.any('leadOut')}`;
const also = / (?:too|as well|also|auch|aussi|también)(?= |$)/iu;
const article = pattern('iu')`^${talkCues.any('article')} (?=\S)`;

export function withoutLeadIn(fact: string): string {
  const bare = fact.replace(also, '').replace(leadIn, '');
  return unquote(bare.replace(leadOut, '').replace(article, ''));
}

/** The same as the first words of a line: "I have a driver's license" is "Driver's license". */
export function asItem(fact: string): string {
  const item = withoutLeadIn(fact);
  return /^\p{Ll}+['’]/u.test(item) ? item.charAt(0).toUpperCase() + item.slice(1) : capitalise(item);
}

const clauseSubject = pattern('iu')`${talkCues.any('clauseSubject')}`;

/** A sentence about oneself, not the name of a thing. */
export function isClause(fact: string): boolean {
  return clauseSubject.test(fact);
}

const ownPronoun = pattern('u')`${talkCues.any('ownPronoun')}`;

/**
 * The fact as a bullet of the role: without the "I" of a clause after "dass", and without the employer, named above it.
 */
export function bareDeed(fact: string, entry: Entry): string {
  let text = fact.trim().replace(/[.。]$/u, '');
  // Longest first: removing part of a name would leave the rest behind.
  const names = [...employerNames(entry), firstWordOf(entry) ?? []]
    .flat()
    .sort((one, other) => other.length - one.length);
  // "At the Hollins library" is removed whole or not at all.
  const others = entry.head.flatMap(({ text: line }) => line.match(/\p{L}{3,}/gu) ?? []);
  const notGoingOn = others.length > 0 ? `(?!\\s+(?:${others.join('|')})(?!\\p{L}))` : '';
  for (const name of names) {
    const escaped = name.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
    text = text
      .replace(
        new RegExp(
          `(?:,|(?<!\\s))\\s+(?:at|for|in|with|bei|beim|chez|dans|en|à|para)\\s+(?:the |der |dem |la |el |l['’]|le )?${escaped}(?=[\\s,.]|$)${notGoingOn}`,
          'iu',
        ),
        '',
      )
      .replace(new RegExp(`^(我|本人)?在${escaped}(?:工作)?(?:的时候|期间|时)?[，,]?`, 'u'), '$1')
      .replace(new RegExp(`^(?:私は)?${escaped}(?:では|で|にて)[、,]?`, 'u'), '');
  }
  return text
    .trim()
    .replace(/^ich (.+) (?:habe|hatte|bin|war)$/iu, '$1')
    .replace(/^(?:ich habe|j['’]ai(?! été)) (?=\S)/iu, '')
    .replace(/^i was (?=\p{L}+ed )|^i (?=\p{L}{3,}ed )/iu, '')
    .replace(ownPronoun, '')
    .replace(/^(?:my|mon|ma|mes|mi|meine?n?) (?=\S)/iu, '');
}
