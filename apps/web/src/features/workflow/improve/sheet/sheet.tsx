import type { TemplateId } from '@fitted/contract/looks';
import type { NodeId } from '@fitted/resume/document';
import clsx from 'clsx';
import {
  type CSSProperties,
  Fragment,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useReducedMotion } from '../../../../lib/browser/reduced-motion.ts';
import { useStableCallback } from '../../../../lib/browser/use-stable-callback.ts';
import type { SheetBlock } from './build-sheet.ts';
import { PaperLine } from './paper-line.tsx';
import type { Pointing } from './pointing.tsx';
import { sheetLooks } from './sheet-look.ts';

interface SheetProps {
  readonly ref?: Ref<HTMLElement>;
  readonly label: string;
  readonly blocks: readonly SheetBlock[];
  /** The template whose typography it uses. */
  readonly template: TemplateId;
  /** The lines that support the change in hand. */
  readonly evidence?: ReadonlySet<string>;
  /** The lines that the change in hand touches. */
  readonly touched?: ReadonlySet<string>;
  /** Shows the words that were taken out, struck through. */
  readonly showsRemoved: boolean;
  /** Scrolls to the line in hand: when stepping from change to change, never because a pointer passes over it. */
  readonly isFollowed?: boolean;
  /** The selected line, with what can be done about it. */
  readonly pointing?: Pointing;
  /** Shown below a line: a question, or what came of its answer. */
  readonly inset?: { readonly lineId: NodeId; readonly content: ReactNode } | undefined;
  readonly className?: string;
}

const nothing: ReadonlySet<string> = new Set();

/** A resume as a sheet of paper, with what changed marked in amber. */
export function Sheet(props: SheetProps) {
  const {
    ref,
    label,
    blocks,
    template,
    evidence = nothing,
    touched = nothing,
    showsRemoved,
    isFollowed,
    pointing,
  } = props;
  const first = [...touched, ...evidence][0];
  const paper = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => paper.current as HTMLElement, []);
  const isCalm = useReducedMotion();
  const look = sheetLooks[template];
  const point = useStableCallback((lineId: NodeId) => pointing?.point(lineId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line in hand is the reason to scroll
  useEffect(() => {
    if (!isFollowed || first === undefined) return;
    findLine(paper.current, first)?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }, [first, isFollowed]);

  const still = useStill();

  return (
    // Paper is laid out by its own width, not the window's: a small picture of it has the same margins.
    <div className="@container">
      <section
        ref={paper}
        data-sheet
        {...still}
        aria-label={label}
        style={{ '--sheet-accent': look.accent } as CSSProperties}
        className={clsx(
          // At least as high as paper of its width; page breaks are left to the file.
          'relative mx-auto w-full max-w-[49.6rem] min-w-0 rounded-sm bg-paper px-5 py-7 leading-relaxed ' +
            'text-paper-ink shadow-float @xl:aspect-[210/297] print:aspect-auto',
          look.isSerif ? 'font-serif text-[0.875rem]' : 'text-[0.8125rem]',
          look.paper,
          props.className,
        )}
      >
        {blocks.map((block) => (
          <div
            key={block.id}
            className={clsx('mt-5 first:mt-0', block.id === 'head' && look.head, isGhost(block) && ghost)}
            style={isGhost(block) ? pencil : undefined}
          >
            {isGhost(block) && <GhostLabel />}
            {block.lines.map((line) => (
              <Fragment key={line.id}>
                <PaperLine
                  line={line}
                  look={look}
                  isEvidence={evidence.has(line.id)}
                  isTouched={touched.has(line.id) || pointing?.lineId === line.id}
                  showsRemoved={showsRemoved}
                  onPoint={pointing && !line.isRemoved ? point : undefined}
                />
                {pointing?.lineId === line.id && pointing.bar}
                {props.inset?.lineId === line.id && props.inset.content}
              </Fragment>
            ))}
          </div>
        ))}
      </section>
    </div>
  );
}

const isGhost = ({ lines }: SheetBlock): boolean => lines.every((line) => line.isGhost);

const pencil = { '--sheet-accent': 'var(--color-paper-on-suggested)' } as CSSProperties;

/** A section that is only suggested stands where it would stand, drawn in pencil. */
const ghost = 'relative -mx-2 rounded-sm border border-dashed border-paper-on-suggested/60 px-2 py-1.5 print:hidden';

function GhostLabel() {
  const { t } = useTranslation('workflow-improve');
  return (
    <p className="absolute -top-2 right-2 bg-paper px-1.5 font-sans text-[0.6875rem] leading-4 font-medium text-paper-on-suggested">
      {t('suggestions.label')}
    </p>
  );
}

/** After a press something may go, and another line come under the pointer: it lights up once the pointer moves. */
function useStill() {
  const [isStill, setStill] = useState(false);
  return {
    'data-still': isStill || undefined,
    onPointerDown: () => setStill(true),
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (isStill && (movementX !== 0 || movementY !== 0)) setStill(false);
    },
  };
}

export function findLine(sheet: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(sheet?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find((line) => line.dataset.line === id);
}
