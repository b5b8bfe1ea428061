import { quotationPairs } from '@fitted/language/writing/quotations';

const pairs = [['(', ')'], ['（', '）'], ...quotationPairs] as const;

/** The end of words that open a bracket or a quotation mark: after its closing half, if that comes soon. */
export function balancedEnd(message: string, from: number, to: number): number {
  const text = message.slice(from, to);
  for (const [open, close] of pairs) {
    const at = text.lastIndexOf(open);
    if (at < 0 || text.indexOf(close, at + 1) >= 0) continue;
    if (open === close && (text.split(open).length - 1) % 2 === 0) continue;
    const end = message.indexOf(close, to);
    if (end >= 0 && end - to <= longest) return end + 1;
  }
  return to;
}

const longest = 60;
