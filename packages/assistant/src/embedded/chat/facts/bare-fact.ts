import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import { capitalise } from '../../letter-case.ts';
import { employerNames, firstWordOf } from '../find/find-target.ts';
import { unquote } from '../fold-name.ts';

/** "I know Rust" as an item of a list is "Rust". */
const leadIn = pattern('iu')`
  ^(?:i(?: am| was|['’]m) (?:also )?an? (?=\S)|i won (?:the |an? )?|i (?:also )?(?:have|hold|got|earned|obtained
  |received|completed|passed)(?= (?:an?|my|the) )|ich (?:habe|hab)(?= (?:einen?|den|die|das|mein) )
  |tengo(?= (?:el|la|una?|mi) )|tengo|j['’]ai(?= (?:le|la|une?|mon) )|我(?:还|也)?(?:有|考了|拿到了|获得了)
  |i['’]m (?:also )?(?:fluent|experienced|skilled|good) (?:at|in|with)|i (?:also )?(?:know how to use|know|speak|use
  |can (?:also )?(?:use|speak)|have used|have experience (?:with|in)|am (?:good|fluent|experienced|skilled) (?:at|in
  |with))|(?:yo )?(?:también )?(?:sé(?: usar)?|conozco|hablo|uso|manejo|domino|tengo experiencia (?:con|en))
  |je (?:connais|parle|maîtrise|sais utiliser|sais)(?: aussi)?|j['’]ai (?:aussi )?(?:de l['’]expérience (?:en|avec)
  |utilisé)|ich (?:bin|war) (?:eine? )?(?=\S)|je suis (?:une? )?(?=bénévole)|soy (?:una? )?(?=voluntari)
  |ich (?:kann|kenne|beherrsche|spreche|nutze)(?: auch)?|我(?:还|也)?(?:会说|会用|会|懂|熟悉|掌握|精通|了解)|私は)\s*
`;
const leadOut = /(?:[がも](?:使え|でき|話せ)(?:ます|る)|を(?:使え|使ってい|持ってい|取得し)(?:ます|る|ました))$/u;
const also = / (?:too|as well|also|auch|aussi|también)(?= |$)/iu;
const article = /^(?:an?|the|my|some|un|une|des|le|les|mon|ma|mes|una|mi|eine?|einen|den|meine?n?) (?=\S)/iu;

export function withoutLeadIn(fact: string): string {
  const bare = fact.replace(also, '').replace(leadIn, '');
  return unquote(bare.replace(leadOut, '').replace(article, ''));
}

/** The same as the first words of a line: "I have a driver's license" is "Driver's license". */
export function asItem(fact: string): string {
  const item = withoutLeadIn(fact);
  return /^\p{Ll}+['’]/u.test(item) ? item.charAt(0).toUpperCase() + item.slice(1) : capitalise(item);
}

/** A sentence about oneself, not the name of a thing. */
export function isClause(fact: string): boolean {
  return /^(?:i|i['’](?:m|ve)|ich|je|j['’]\p{L}+|yo|he|tengo)(?= )|^(?:j['’]|我|本人|私は)/iu.test(fact);
}

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
    .replace(/^(?:我(?!们)|本人|私は)[、,，]?(?=.{2})/u, '')
    .replace(/^(?:my|mon|ma|mes|mi|meine?n?) (?=\S)/iu, '');
}
