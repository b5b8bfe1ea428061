import { type DiffPart, diffWords } from '@fitted/resume/diff/word-diff';
import { useTranslation } from '../../i18n/use-translation.ts';

interface TextDiffProps {
  readonly before: string;
  readonly after: string;
}

/** Both texts on one sheet: removed text is struck through, added text is marked. */
export function TextDiff({ before, after }: TextDiffProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section
      aria-label={t('versions.sheet')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[50dvh] overflow-y-auto rounded-md border border-paper-line bg-paper p-5 text-sm leading-relaxed whitespace-pre-wrap text-paper-ink"
    >
      {diffWords(before, after).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never reorder
        <Part key={index} part={part} />
      ))}
    </section>
  );
}

function Part({ part: { kind, text } }: { readonly part: DiffPart }) {
  // Changed blank space is shown only as it is now; showing both would leave a gap.
  if (text.trim() === '') return kind === 'removed' ? null : text;
  if (kind === 'same') return text;
  return kind === 'added' ? (
    <ins className="rounded-sm bg-paper-changed text-paper-on-changed no-underline">{text}</ins>
  ) : (
    <del className="text-paper-soft line-through">{text}</del>
  );
}
