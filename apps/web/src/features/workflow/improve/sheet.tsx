import clsx from 'clsx';
import { ArrowUp } from 'lucide-react';
import { Fragment, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useReducedMotion } from '../../../lib/reduced-motion.ts';
import type { LineRole, SheetBlock, SheetLine } from './build-sheet.ts';

interface SheetProps {
  readonly label: string;
  readonly blocks: readonly SheetBlock[];
  /** The lines that support the change in hand. */
  readonly evidence?: ReadonlySet<string>;
  /** The lines that the change in hand touches. */
  readonly touched?: ReadonlySet<string>;
  /** Shows the words that were taken out, struck through. */
  readonly showsRemoved: boolean;
  /** The page goes to the line in hand: at a step from change to change, never under a pointer that only passes. */
  readonly isFollowed?: boolean;
  readonly className?: string;
}

const nothing: ReadonlySet<string> = new Set();

/** A resume as a sheet of paper, with what changed marked in amber. */
export function Sheet({
  label,
  blocks,
  evidence = nothing,
  touched = nothing,
  showsRemoved,
  isFollowed = false,
  className,
}: SheetProps) {
  const first = [...touched, ...evidence][0];
  const firstLine = useRef<HTMLParagraphElement>(null);
  const isCalm = useReducedMotion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line in hand is the reason to scroll
  useEffect(() => {
    if (isFollowed) firstLine.current?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }, [first, isFollowed]);

  return (
    <section
      aria-label={label}
      className={clsx(
        'relative rounded-sm bg-paper px-6 py-7 text-[0.8125rem] leading-relaxed text-paper-ink shadow-float sm:px-8',
        className,
      )}
    >
      {blocks.map((block) => (
        <div key={block.id} className="mt-5 first:mt-0">
          {block.lines.map((line) => (
            <PaperLine
              key={line.id}
              line={line}
              ref={line.id === first ? firstLine : undefined}
              isEvidence={evidence.has(line.id)}
              isTouched={touched.has(line.id)}
              showsRemoved={showsRemoved}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

const roleClass: Record<LineRole, string> = {
  name: 'font-serif text-xl leading-tight font-semibold',
  contact: 'text-paper-soft',
  heading: 'mb-1.5 border-b border-paper-line pb-1 font-serif text-sm font-semibold text-paper-soft',
  entry: 'mt-2 font-semibold',
  body: '',
};

interface PaperLineProps {
  readonly line: SheetLine;
  readonly ref: Ref<HTMLParagraphElement> | undefined;
  readonly isEvidence: boolean;
  readonly isTouched: boolean;
  readonly showsRemoved: boolean;
}

function PaperLine({ line, ref, isEvidence, isTouched, showsRemoved }: PaperLineProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <p
      ref={ref}
      className={clsx(
        'rounded-sm transition-shadow',
        roleClass[line.role],
        line.isBullet &&
          'relative mt-1 pl-4 before:absolute before:top-[0.65em] before:left-0.5 before:size-1 before:rounded-full before:bg-paper-soft',
        isTouched && 'shadow-[0_0_0_3px_var(--color-paper-changed)]',
        isEvidence && !isTouched && 'shadow-[-3px_0_0_0_var(--color-paper-on-changed)] bg-paper-changed/40',
      )}
      style={line.depth > 0 ? { marginLeft: `${line.depth}rem` } : undefined}
    >
      {line.parts.map((part, index) => {
        if (part.kind === 'removed' && !showsRemoved) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other name
        return <Part key={index} kind={part.kind} text={part.text} />;
      })}
      {line.isMoved && (
        <span className="ml-1.5 inline-flex items-center gap-0.5 align-middle text-xs font-normal whitespace-nowrap text-paper-on-changed">
          <ArrowUp aria-hidden className="size-3" />
          {t('sheet.moved')}
        </span>
      )}
    </p>
  );
}

/** What stands behind a tab, mostly dates, stands apart and breaks as a whole. */
function Tabbed({ text }: { readonly text: string }) {
  const [first, ...apart] = text.split('\t');
  return (
    <>
      {apart.length > 0 ? <span className="mr-2">{first}</span> : first}
      {apart.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line have no other name
        <Fragment key={index}>
          {/* For who copies the line or hears it. */}{' '}
          <span className="inline-block font-normal text-paper-soft">{piece}</span>
        </Fragment>
      ))}
    </>
  );
}

function Part({ kind, text }: { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }) {
  if (kind === 'same') return <Tabbed text={text} />;
  if (kind === 'removed') return <del className="mr-1 opacity-70 decoration-paper-on-changed">{text}</del>;
  return (
    <ins className="settle rounded-sm bg-paper-changed box-decoration-clone px-0.5 text-paper-on-changed no-underline">
      {text}
    </ins>
  );
}
