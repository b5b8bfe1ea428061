export type TextPart = { readonly words: string; readonly to?: string };
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextPart[])[] };

/**
 * Parses a long text as translators write it: blank lines between paragraphs, `- ` before list items,
 * `[words](/address)` for a link. Email addresses become links automatically.
 */
export function readText(text: string): TextBlock[] {
  return text
    .split('\n\n')
    .map((block) =>
      block.startsWith('- ')
        ? { kind: 'list', items: block.split('\n').map((line) => readParts(line.replace(/^- /, ''))) }
        : { kind: 'paragraph', parts: readParts(block) },
    );
}

const link = /\[([^[\]]+)\]\((\/[^()]*)\)|(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

function readParts(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of line.matchAll(link)) {
    const [whole, words, to, email] = match;
    if (match.index > end) parts.push({ words: line.slice(end, match.index) });
    if (words !== undefined && to !== undefined) parts.push({ words, to });
    else if (email !== undefined) parts.push({ words: email, to: `mailto:${email}` });
    end = match.index + whole.length;
  }
  if (end < line.length) parts.push({ words: line.slice(end) });
  return parts;
}
