import type { NodeId } from '@fitted/resume/document';
import clsx from 'clsx';
import { ArrowUp } from 'lucide-react';
import { Fragment, memo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { SheetLine } from './build-sheet.ts';
import type { SheetLook } from './sheet-look.ts';

interface PaperLineProps {
  readonly line: SheetLine;
  readonly look: SheetLook;
  readonly isEvidence: boolean;
  readonly isTouched: boolean;
  readonly showsRemoved: boolean;
  readonly onPoint: ((lineId: NodeId) => void) | undefined;
}

/** A long sheet has a hundred lines and a switch changes one of them: the others are not rendered again. */
export const PaperLine = memo(DrawnLine, (before, after) =>
  (Object.keys(after) as (keyof PaperLineProps)[]).every((name) =>
    name === 'line' ? isSameLine(before.line, after.line) : before[name] === after[name],
  ),
);

const isSameLine = (one: SheetLine, other: SheetLine): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function DrawnLine({ line, look, isEvidence, isTouched, showsRemoved, onPoint }: PaperLineProps) {
  const { t } = useTranslation('workflow-improve');
  if (line.isRemoved && !showsRemoved) return <RemovedMark id={line.id} label={t('sheet.removedHere')} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users start at the button above the sheet
    <p
      data-line={line.id}
      onClick={onPoint && (() => window.getSelection()?.isCollapsed !== false && onPoint(line.id))}
      className={clsx(
        'scroll-my-24 transition-shadow',
        // A rounded corner would bend the rule under a heading.
        line.role !== 'heading' && 'rounded-sm',
        roleClass(line, look),
        line.isBullet && 'relative mt-1 pl-4 before:absolute before:left-0.5 before:bg-paper-soft',
        line.isBullet &&
          (look.marker === 'dash'
            ? 'before:top-[0.8em] before:h-px before:w-2'
            : 'before:top-[0.65em] before:size-1 before:rounded-full'),
        line.isRemoved ? 'print:hidden' : onPoint && 'cursor-pointer not-in-data-still:hover:bg-paper-shade/60',
        line.isGhost && 'text-paper-on-suggested print:hidden',
        line.isSuggested && pencilled,
        isTouched &&
          (line.isGhost || line.isSuggested) &&
          'bg-paper-suggested shadow-[0_0_0_3px_var(--color-paper-suggested)]',
        isTouched && !line.isGhost && !line.isSuggested && 'shadow-[0_0_0_3px_var(--color-paper-changed)]',
        isEvidence && !isTouched && 'shadow-[-3px_0_0_0_var(--color-paper-on-changed)] bg-paper-changed/40',
      )}
      style={line.depth > 0 ? { marginLeft: `${line.depth}rem` } : undefined}
    >
      {line.parts.map((part, index) => {
        if (part.kind === 'removed' && !showsRemoved) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other name
        return <Part key={index} kind={part.kind} text={part.text} line={line} look={look} />;
      })}
      {line.isMoved && (
        <span
          className={
            'ml-1.5 inline-flex items-center gap-0.5 rounded-sm bg-paper-changed px-1.5 align-middle font-sans text-xs ' +
            'font-normal tracking-normal whitespace-nowrap text-paper-on-changed normal-case [font-variant-caps:normal] print:hidden'
          }
        >
          <ArrowUp aria-hidden className="size-3" />
          {t('sheet.moved')}
        </span>
      )}
    </p>
  );
}

/** Underlined as with a pencil. */
const pencilled =
  'underline decoration-paper-on-suggested/60 decoration-dashed decoration-1 underline-offset-4 print:no-underline';

/** Marks where something was taken out, while its words are hidden. */
function RemovedMark({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <p
      data-line={id}
      title={label}
      className={
        'relative h-1.5 before:absolute before:inset-x-0 before:top-0.5 before:border-t before:border-dashed ' +
        'before:border-paper-on-changed/60 print:hidden'
      }
    >
      <span className="sr-only">{label}</span>
    </p>
  );
}

function roleClass({ role, organisation, isEmployer, isFirst }: SheetLine, look: SheetLook): string {
  switch (role) {
    case 'name':
      return clsx('mb-1 leading-tight', look.name);
    case 'contact':
      return clsx('text-balance', look.contact);
    case 'heading':
      return clsx('mb-1.5', look.heading);
    case 'entry':
      return clsx(
        'flow-root',
        isFirst && 'mt-2.5',
        // The file sets the first line of an entry bold, and what follows only where it names the employer beside a role.
        !isEmployer && (isFirst || organisation) && 'font-semibold',
      );
    case 'body':
      return '';
  }
}

interface PartProps {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  readonly line: SheetLine;
  readonly look: SheetLook;
}

/** Text after a tab, mostly dates, is set apart and unbroken; beside a role, at the right edge as in the file. */
function Tabbed({ text, line, look }: Omit<PartProps, 'kind'>) {
  const [first = '', ...apart] = text.split('\t');
  const words = line.role === 'contact' ? <Dotted text={first} /> : <Named text={first} line={line} look={look} />;
  return (
    <>
      {apart.length > 0 ? <span className="mr-2">{words}</span> : words}
      {apart.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line have no other name
        <Fragment key={index}>
          {/* A space, for people who copy the line or use a screen reader. */}{' '}
          <span
            className={clsx(
              'inline-block font-normal not-italic',
              line.role === 'entry' && index === apart.length - 1 && '@xl:float-right @xl:ml-4',
              look.period,
            )}
          >
            {piece}
          </span>
        </Fragment>
      ))}
    </>
  );
}

/**
 * Contact details parted by dots, as in the file. The dot is painted behind a space, which a browser drops where a row
 * ends: no row ends or begins with one. What the person wrote between them is there to be read and copied.
 */
function Dotted({ text }: { readonly text: string }) {
  const [first = '', ...more] = text.replaceAll(/(\d) (?=\d)/g, '$1\u00a0').split(/ ([·•|]) /);
  const details = more.flatMap((_, at) => (at % 2 === 0 ? [{ mark: more[at], detail: more[at + 1] }] : []));
  return (
    <>
      <span className="inline-block max-w-full">{first}</span>
      {details.map(({ mark, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the details of one line have no other name
        <Fragment key={index}>
          <span className="bg-[radial-gradient(circle,currentColor_0.08em,transparent_0.12em)] [word-spacing:0.6em]">
            <span className="sr-only"> {mark}</span>{' '}
          </span>
          {/* A number or address is broken only where it is wider than the sheet. */}
          <span className="inline-block max-w-full">{detail}</span>
        </Fragment>
      ))}
    </>
  );
}

/** Sets the employer the way the template sets employers. */
function Named({ text, line: { role, organisation = '', isEmployer }, look }: Omit<PartProps, 'kind'>) {
  const at = role === 'entry' && organisation !== '' ? text.indexOf(organisation) : -1;
  // An employer who names the entry alone is set as a role would be.
  if (at < 0 || (at === 0 && !isEmployer)) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={look.organisation}>{organisation}</span>
      {/* The place, state and dates after it are plain, as in the file; no line ends with the dot before them. */}
      <span className="font-normal">{text.slice(at + organisation.length).replace(/^ ([·•|]) /, ' $1\u00a0')}</span>
    </>
  );
}

function Part({ kind, text, line, look }: PartProps) {
  if (kind === 'same') return <Tabbed text={text} line={line} look={look} />;
  if (kind === 'removed')
    return <del className="mr-1 text-paper-soft decoration-paper-on-changed print:hidden">{text}</del>;
  return (
    <ins className="settle rounded-sm bg-paper-changed box-decoration-clone px-0.5 text-paper-on-changed no-underline">
      {text}
    </ins>
  );
}
