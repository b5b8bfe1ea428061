import { diffForReading } from '@fitted/resume/diff/word-diff';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../draft-store.ts';
import { buildSheet, type SheetBlock, type SheetLine } from '../improve/sheet/build-sheet.ts';
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
  const count = (counted: 'added' | 'removed') =>
    blocks.flatMap(({ lines }) => lines).filter(({ parts }) => parts.some(({ kind }) => kind === counted)).length;
  const [added, struck] = [count('added'), count('removed')];
  const sheet = useRef<HTMLElement>(null);
  // The marks may be far below what is in view.
  const showFirst = () => sheet.current?.querySelector(added > 0 ? 'ins' : 'del')?.scrollIntoView({ block: 'center' });
  // Beside the conversation the sheet shows what a reply did. Whoever takes it back has seen the place.
  const isBeside = useMedia('(width >= 64rem)');
  const seen = useRef(new Set([text]));
  useEffect(() => {
    if (seen.current.has(text)) return;
    seen.current.add(text);
    if (isBeside) sheet.current?.querySelector('ins, del')?.scrollIntoView({ block: 'center' });
  }, [text, isBeside]);
  return (
    <div>
      <h3 className="text-lg leading-tight">{t('resume')}</h3>
      <div className="mt-0.5 mb-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {added + struck > 0 && (
          <>
            <p>{added > 0 ? t('marked', { count: added }) : t('struck', { count: struck })}</p>
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
  const former = linesOf(buildSheetOf(previous));
  const earlier = new Set(former.map(wordsOf));
  // A line that still stands was not reworded: what resembles it is new as a whole.
  const now = new Set(linesOf(blocks).map(wordsOf));
  const gone = [...earlier].filter((line) => !now.has(line));
  const reworded = new Map<string, string>();
  const marked = blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => {
      const words = wordsOf(line);
      if (earlier.has(words)) return line;
      const closest = closestOf(words, gone);
      if (closest === undefined) return { ...line, parts: [{ kind: 'added' as const, text: words }] };
      reworded.set(closest, words);
      return { ...line, parts: diffForReading(closest, words) };
    }),
  }));
  const behind = struckBehind(former, (words) => (now.has(words) ? words : reworded.get(words)));
  return marked.map((block, at) => ({
    ...block,
    lines: [
      ...((at === 0 && behind.get('')) || []),
      ...block.lines.flatMap((line) => [line, ...(behind.get(newWordsOf(line)) ?? [])]),
    ],
  }));
}

/** The lines that are gone, struck out, by the words of the line that stood before them and still stands. */
function struckBehind(
  former: readonly SheetLine[],
  standsAs: (words: string) => string | undefined,
): ReadonlyMap<string, readonly SheetLine[]> {
  const behind = new Map<string, SheetLine[]>();
  let last = '';
  for (const line of former) {
    const words = wordsOf(line);
    const standing = standsAs(words);
    if (standing !== undefined) last = standing;
    else {
      const parts = [{ kind: 'removed' as const, text: words }];
      // Its own id could be that of a line which still stands.
      const struck = { ...line, id: `gone-${line.id}`, parts, isRemoved: true };
      behind.set(last, [...(behind.get(last) ?? []), struck]);
    }
  }
  return behind;
}

const buildSheetOf = (text: string): SheetBlock[] => {
  const document = parseResume(text);
  return buildSheet(document, document, []);
};

const linesOf = (blocks: readonly SheetBlock[]): SheetLine[] => blocks.flatMap(({ lines }) => lines);
const wordsOf = ({ parts }: Pick<SheetLine, 'parts'>): string => parts.map(({ text }) => text).join('');
/** Of a line that is marked: as it reads now. */
const newWordsOf = ({ parts }: SheetLine): string => wordsOf({ parts: parts.filter(({ kind }) => kind !== 'removed') });

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
