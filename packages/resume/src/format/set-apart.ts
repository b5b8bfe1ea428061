interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Puts a tab where nothing but a space parts a field from the next words, so that reading finds the same fields again.
 * "2022 –" goes on: what follows its dash is no date, and only the gap says so.
 */
export function setApart(text: string, marks: readonly string[]): string {
  const spans = claimSpans(text, marks);
  return withTabs(text, (at) => {
    if (spans.some((span) => span.to === at && /[-–—\u00AD]/u.test(text.charAt(at - 1)))) return true;
    const endsField = spans.some((span) => span.to === at);
    const startsField = spans.some((span) => span.from === at + 1);
    if (!isPlainGap(text, at) || (!endsField && !startsField)) return false;
    // "Cook at Fjord Kitchen": the small word joins the two by itself.
    return (
      (endsField || !/(?:^|\s)\p{Ll}+$/u.test(text.slice(Math.max(0, at - 12), at))) &&
      (startsField || !/^\p{Ll}+(?:\s|$)/u.test(text.slice(at + 1, at + 12)))
    );
  });
}

/** Puts a tab only between two marks, as in a grid of skills. */
export function setGridApart(text: string, marks: readonly string[]): string {
  const spans = claimSpans(text, marks);
  const isBetween = (at: number): boolean =>
    spans.some((span) => span.to === at) && spans.some((span) => span.from === at + 1);
  return withTabs(text, (at) => isPlainGap(text, at) && isBetween(at));
}

/** Where each mark stands; the longest are placed first and no two overlap, since an employer's name may be part of the title. */
function claimSpans(text: string, marks: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const mark of [...marks].sort((a, b) => b.length - a.length)) {
    if (mark === '' || mark === text) continue;
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      const to = at + mark.length;
      if (!isWhole(text, at, to) || spans.some((span) => at < span.to && span.from < to)) continue;
      spans.push({ from: at, to });
      break;
    }
  }
  return spans;
}

function isWhole(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(from - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(to));
}

function isPlainGap(text: string, at: number): boolean {
  return !/[|·•–—,;:/@-]/u.test(text.charAt(at - 1)) && !/[|·•–—,;:&(（-]/u.test(text.charAt(at + 1));
}

function withTabs(text: string, isTab: (at: number) => boolean): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    out += text.charAt(at) === ' ' && isTab(at) ? '\t' : text.charAt(at);
  }
  return out;
}
