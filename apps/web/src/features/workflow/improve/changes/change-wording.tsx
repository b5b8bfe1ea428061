import { diffForReading } from '@fitted/resume/diff/word-diff';
import type { Edit } from '@fitted/resume/edit/edit';
import clsx from 'clsx';
import { markClass } from './mark-class.ts';
import { LineOrder, SectionOrder } from './new-order.tsx';
import type { SectionMove } from './section-move.ts';

interface ChangeWordingProps {
  readonly edit: Edit;
  readonly move?: SectionMove | undefined;
  /** In the colours of the sheet, which stay light in dark mode. */
  readonly isOnPaper?: boolean;
  /** Marked as a suggestion. */
  readonly isSuggested?: boolean;
}

/** What a change does to the words, marked as on paper. */
export function ChangeWording({ edit, move, isOnPaper = false, isSuggested = false }: ChangeWordingProps) {
  const ground = { isOnPaper, isSuggested };
  if (edit.kind === 'reorder')
    return <LineOrder before={edit.before.split('\n')} after={edit.after.split('\n')} {...ground} />;
  // All of it is new; in pencil, that is said by its frame, and the heading by the note's own.
  if (isSuggested && edit.before === '')
    return <p className="whitespace-pre-line">{edit.kind === 'insert-section' ? bodyOf(edit.after) : edit.after}</p>;
  if (move) return <SectionOrder move={move} {...ground} />;
  const parts = diffForReading(edit.before, edit.after);
  // An old wording that stands whole has lines of its own.
  const isWhole = parts.length === 2 && parts[0]?.text === edit.before && edit.before !== '';
  return (
    <p className="whitespace-pre-line">
      {parts.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other name
        if (part.kind === 'same') return <span key={index}>{part.text}</span>;
        if (part.kind === 'removed')
          return (
            <del
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              className={clsx(isWhole ? 'mb-1 block' : 'mr-1', isOnPaper ? 'text-paper-soft' : 'text-ink-faint')}
            >
              {part.text}
            </del>
          );
        return (
          <ins
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            className={clsx('rounded-sm box-decoration-clone px-0.5 no-underline', markClass(ground))}
          >
            {part.text}
          </ins>
        );
      })}
    </p>
  );
}

const bodyOf = (section: string): string => section.split('\n').slice(1).join('\n');
