import type { JudgedPair } from './match-eval.ts';

/** What is wrong in a pair, a line each: what, file, language, kind, the label and what was made of it, the line. */
export function errorsOf({ pair, judged: ours, gaps, unread }: JudgedPair): string[] {
  const tell = (what: string, kind: string, text: string, line = '') =>
    `${what}\t${pair.name}\t${pair.lang}\t${kind}\t${text}\t${line}`;
  return [
    ...ours.flatMap(({ status, requirement, label, line, how }) => {
      const text = `${label?.quote ?? ''} [${requirement.kind}: ${requirement.text}] ${how}`;
      if (status === 'missing' && !label) return [tell('noise', requirement.kind, `${text} < ${requirement.quote}`)];
      if (status === 'missing' && label?.isShown) return [tell('wrong', label.kind, text, label.shownLine)];
      return status === 'met' && label && !label.isShown ? [tell('met', label.kind, text, line)] : [];
    }),
    ...gaps.filter(({ isRead }) => !isRead).map(({ label }) => tell('gap unread', label.kind, label.quote)),
    ...unread.filter(({ isShown }) => isShown).map((label) => tell('unread', label.kind, label.quote)),
  ];
}
