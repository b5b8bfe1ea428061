interface Span {
  readonly from: number;
  readonly to: number;
}

/** Puts a tab where nothing but a space parts a field from the next words, so that reading finds the same fields again. */
export function setApart(text: string, marks: readonly string[]): string {
  const spans = claimSpans(text, marks);
  return withTabs(
    text,
    (at) => isPlainGap(text, at) && spans.some((span) => span.from === at + 1 || span.to === at),
  ).replace(
    // "2022 –" goes on: what follows the dash is no date, and only the gap says so.
    /^((?:19|20)\d{2} [-–—\u00AD]) /u,
    '$1\t',
  );
}

/** Puts a tab only between two marks, as in a grid of skills. */
export function setGridApart(text: string, marks: readonly string[]): string {
  const spans = claimSpans(text, marks);
  return withTabs(
    text,
    (at) => isPlainGap(text, at) && spans.some((span) => span.to === at) && spans.some((span) => span.from === at + 1),
  );
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
  return !/[\p{L}\p{N}]/u.test(text[from - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[to] ?? '');
}

function isPlainGap(text: string, at: number): boolean {
  return text[at] === ' ' && !/[|·•–—,;:/@-]/u.test(text[at - 1] ?? '') && !/[|·•–—,;:&-]/u.test(text[at + 1] ?? '');
}

function withTabs(text: string, isTab: (at: number) => boolean): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) out += text[at] === ' ' && isTab(at) ? '\t' : text.charAt(at);
  return out;
}
