import { Link } from 'react-router';
import { readText, type TextPart } from './read-text.ts';

/** Paragraphs, lists and links of a text; nothing in it is interpreted as HTML. */
export function LongText({ text }: { readonly text: string }) {
  return readText(text).map((block) =>
    block.kind === 'paragraph' ? (
      <p key={wordsOf(block.parts)}>
        <Parts parts={block.parts} />
      </p>
    ) : (
      <ul key={block.items.map(wordsOf).join()}>
        {block.items.map((parts) => (
          <li key={wordsOf(parts)}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ),
  );
}

const wordsOf = (parts: readonly TextPart[]) => parts.map(({ words }) => words).join('');

function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ words, to }) => {
    if (to === undefined) return words;
    return to.startsWith('mailto:') ? (
      <a key={words} href={to}>
        {words}
      </a>
    ) : (
      <Link key={words} to={to}>
        {words}
      </Link>
    );
  });
}
