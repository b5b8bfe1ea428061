import clsx from 'clsx';
import { ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LineRole, SheetLine } from './build-sheet.ts';
import type { SheetLook } from './sheet-look.ts';

interface PaperLineProps {
  readonly line: SheetLine;
  readonly look: SheetLook;
  readonly isEvidence: boolean;
  readonly isTouched: boolean;
  readonly showsRemoved: boolean;
  readonly onPoint: (() => void) | undefined;
}

export function PaperLine({ line, look, isEvidence, isTouched, showsRemoved, onPoint }: PaperLineProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard begins at the button above the sheet
    <p
      data-line={line.id}
      onClick={onPoint && (() => window.getSelection()?.isCollapsed !== false && onPoint())}
      className={clsx(
        'scroll-my-24 transition-shadow',
        // A round corner would bend the rule under a heading.
        line.role !== 'heading' && 'rounded-sm',
        roleClass(line.role, look),
        line.isBullet &&
          'relative mt-1 pl-4 before:absolute before:top-[0.65em] before:left-0.5 before:size-1 before:rounded-full before:bg-paper-soft',
        onPoint && 'cursor-pointer hover:bg-paper-shade/60',
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
        <span className="ml-1.5 inline-flex items-center gap-0.5 align-middle font-sans text-xs font-normal tracking-normal whitespace-nowrap text-paper-on-changed normal-case">
          <ArrowUp aria-hidden className="size-3" />
          {t('sheet.moved')}
        </span>
      )}
    </p>
  );
}

function roleClass(role: LineRole, { heading, rule }: SheetLook): string {
  switch (role) {
    case 'name':
      return 'mb-1 text-2xl leading-tight font-semibold text-(--sheet-accent)';
    case 'contact':
      return 'text-paper-soft';
    case 'heading':
      return clsx(
        'mb-1.5 font-semibold text-(--sheet-accent)',
        heading === 'small-caps' && 'text-[1.1em] tracking-wide [font-variant-caps:small-caps]',
        heading === 'capitals' && 'tracking-wide uppercase',
        heading === 'plain' && 'text-[1.1em]',
        rule === 'below' && 'border-b border-(--sheet-accent)/40 pb-1',
        rule === 'above' && 'border-t border-paper-line pt-2',
      );
    case 'entry':
      return 'mt-2 font-semibold';
    case 'body':
      return '';
  }
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
