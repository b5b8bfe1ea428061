import { pattern } from '@fitted/language/pattern';
import { findGerund, findPast } from './verbs.ts';

/** -ing forms that state the result of an action. */
const results = new Set(
  `reducing cutting saving increasing improving achieving boosting raising lowering decreasing generating growing doubling tripling halving
shortening speeding winning earning`.split(/\s+/u),
);

/** A result that begins earlier than this is seen where it is. */
const minDeedLength = 70;
const maxResultLength = 120;
/** A percentage, money, a multiple, a time or a change from one figure to another; a plain number may count anything. */
const telling = pattern('iu')`
  \d\s?[%％]|[$€£¥₹]\s?\d|\d\s?(?:percent\b|x\b|k\b|m\b|million\b)|\bby (?:a factor of|half|\d)
  |\bfrom \S*\d.{0,40}\bto \S*\d|\b\d[\d,.]*\+? (?:hours|days|weeks|minutes|seconds)\b
`;

/**
 * "Rebuilt the order screen of the shop, cutting its load time by 40%" as "Cut its load time by 40%: rebuilt the order screen
 * of the shop". The action stays word for word; undefined unless the line is one action with the result as its last clause.
 */
export function leadWithResult(text: string): string | undefined {
  const [, stop = ''] = /([.]?)$/u.exec(text) ?? [];
  const line = text.slice(0, text.length - stop.length);
  const at = line.lastIndexOf(', ');
  const deed = line.slice(0, at);
  const result = line.slice(at + 2);
  const [gerund = ''] = /^\p{Ll}+ing(?= )/u.exec(result) ?? [];
  const verb = results.has(gerund) ? findGerund(gerund) : undefined;
  if (!verb || deed.length < minDeedLength || result.length > maxResultLength || !telling.test(result))
    return undefined;
  // With two sentences, a list or an open bracket, it is unclear what the result belongs to.
  if (/[.!?]\s|[;:"“”]/u.test(line) || hasOpenBracket(deed)) return undefined;
  const [first = ''] = /^\p{Lu}\p{Ll}+(?= )/u.exec(deed) ?? [];
  // "cutting the time and improving the mood": the second result would stay a gerund.
  if (!findPast(first) || /\b(?:and|or|while|but)\b \p{L}+ing\b/u.test(result)) return undefined;
  // With a figure in the first part already, nothing is hidden.
  if (telling.test(deed)) return undefined;
  const past = verb.past.charAt(0).toUpperCase() + verb.past.slice(1);
  return `${past}${result.slice(gerund.length)}: ${deed.charAt(0).toLowerCase()}${deed.slice(1)}${stop}`;
}

function hasOpenBracket(text: string): boolean {
  return (text.match(/[([]/gu)?.length ?? 0) !== (text.match(/[)\]]/gu)?.length ?? 0);
}
