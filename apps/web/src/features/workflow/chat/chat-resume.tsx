import { diffForReading } from '@fitted/resume/diff/word-diff';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { useMemo, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../draft-store.ts';
import { buildSheet, type SheetBlock } from '../improve/sheet/build-sheet.ts';
import { Sheet } from '../improve/sheet/sheet.tsx';

interface ChatResumeProps {
  readonly text: string;
  /** The resume before the last change; what differs is marked. */
  readonly previous: string | undefined;
}

/** The current resume, which the conversation is about. */
export function ChatResume({ text, previous }: ChatResumeProps) {
  const { t } = useTranslation('workflow-chat');
  const blocks = useMemo(() => markedBlocks(text, previous), [text, previous]);
  // Words that only went are struck out, which explains itself.
  const marked = blocks
    .flatMap(({ lines }) => lines)
    .filter(({ parts }) => parts.some(({ kind }) => kind === 'added')).length;
  const sheet = useRef<HTMLElement>(null);
  // The marks may be far below what is in view.
  const showFirst = () => sheet.current?.querySelector('ins')?.scrollIntoView({ block: 'center' });
  return (
    <div>
      <h3 className="text-lg leading-tight">{t('resume')}</h3>
      <div className="mt-0.5 mb-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {marked > 0 && (
          <>
            <p>{t('marked', { count: marked })}</p>
            <Button
              variant="quiet"
              size="sm"
              className="-ml-1 px-1! text-accent-strong underline underline-offset-4"
              onClick={showFirst}
            >
              {t('showMarked')}
            </Button>
          </>
        )}
      </div>
      <Sheet ref={sheet} label={t('resume')} blocks={blocks} template={useDraft().template} showsRemoved />
    </div>
  );
}

/** The chat may have changed anything, so line ids do not match: each line is compared with the most similar one. */
function markedBlocks(text: string, previous: string | undefined): SheetBlock[] {
  const document = parseResume(text);
  const blocks = buildSheet(document, document, []);
  if (previous === undefined) return blocks;
  const earlier = new Set(textsOf(buildSheetOf(previous)));
  // A line that still stands was not reworded: what resembles it is new as a whole.
  const now = new Set(textsOf(blocks));
  const gone = [...earlier].filter((line) => !now.has(line));
  return blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => {
      const words = line.parts.map((part) => part.text).join('');
      if (earlier.has(words)) return line;
      const closest = closestOf(words, gone);
      return {
        ...line,
        parts: closest === undefined ? [{ kind: 'added' as const, text: words }] : diffForReading(closest, words),
      };
    }),
  }));
}

const buildSheetOf = (text: string): SheetBlock[] => {
  const document = parseResume(text);
  return buildSheet(document, document, []);
};

const textsOf = (blocks: readonly SheetBlock[]): string[] =>
  blocks.flatMap(({ lines }) => lines.map(({ parts }) => parts.map(({ text }) => text).join('')));

/** The line that shares the most words, if that is at least half of them. */
function closestOf(text: string, candidates: readonly string[]): string | undefined {
  const words = new Set(text.toLowerCase().split(/\s+/u));
  let best: string | undefined;
  let most = words.size / 2;
  for (const candidate of candidates) {
    const shared = new Set(
      candidate
        .toLowerCase()
        .split(/\s+/u)
        .filter((word) => words.has(word)),
    ).size;
    if (shared > most) [best, most] = [candidate, shared];
  }
  return best;
}
