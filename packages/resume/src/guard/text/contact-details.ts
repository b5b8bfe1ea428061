import { pattern } from '@fitted/language/pattern';

export interface ContactDetail {
  readonly from: number;
  readonly to: number;
  /** Compared character by character: an email address is either right or wrong. */
  readonly text: string;
}

// Every part has a maximum length, so that a long text without spaces is matched in linear time.
const address = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const link = pattern('giu')`
  (?:https?:\/\/|www\.)[^\s|,;，、（）()<>]+|(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io
  |dev|de|fr|es|uk|cn|jp|eu|me|info|mx|ai|app|edu|gov)(?:\/[^\s|,;，、（）()<>]*)?(?![\p{L}\p{N}])
`;
const phone = /(?<![\p{L}\p{N}.,:])(?:\+|\(\+?\d{1,4}\)|\d)[\d\s()./-]{5,60}\d(?![\p{L}\p{N}%])/gu;
const looksLikeDates =
  /(?:19|20)\d\d\s*[-/.]\s*(?:\d{1,2}|(?:19|20)\d\d)|\d{1,2}[/.](?:19|20)\d\d|^\d{1,3}(?:[ .]\d{3})+$/u;

/** Addresses, links and phone numbers of a normalised text. */
export function findContactDetails(text: string): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (const pattern of [address, link, phone]) {
    for (const match of text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      if (found.some((other) => match.index < other.to && to > other.from)) continue;
      if (pattern === phone && !isPhone(match[0])) continue;
      found.push({
        from: match.index,
        to,
        text: pattern === phone ? match[0].replace(/[^\d+]/gu, '') : match[0].toLowerCase(),
      });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/gu, '');
  // A match with unbalanced brackets was cut out of something else: "(BS 7671) 2019".
  const isWhole = text.split('(').length === text.split(')').length;
  return isWhole && digits.length >= 7 && digits.length <= 15 && !looksLikeDates.test(text.trim());
}
