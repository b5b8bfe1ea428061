import { diffWords } from '@fitted/resume/diff/word-diff';
import type { Edit } from '@fitted/resume/edit/edit';
import clsx from 'clsx';
import { LineOrder, SectionOrder } from './new-order.tsx';
import type { SectionMove } from './section-move.ts';

interface ChangeWordingProps {
  readonly edit: Edit;
  readonly move?: SectionMove | undefined;
  /** In the colours of the sheet, which stay light in dark mode. */
  readonly isOnPaper?: boolean;
}

/** What a change does to the words, marked as on paper. */
export function ChangeWording({ edit, move, isOnPaper = false }: ChangeWordingProps) {
  if (edit.kind === 'reorder')
    return <LineOrder before={edit.before.split('\n')} after={edit.after.split('\n')} isOnPaper={isOnPaper} />;
  if (move) return <SectionOrder move={move} isOnPaper={isOnPaper} />;
  return (
    <p className="whitespace-pre-line">
      {diffWords(edit.before, edit.after).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other name
        if (part.kind === 'same') return <span key={index}>{part.text}</span>;
        if (part.kind === 'removed')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <del key={index} className={clsx('mr-1', isOnPaper ? 'text-paper-soft' : 'text-ink-faint')}>
              {part.text}
            </del>
          );
        return (
          <ins
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            className={clsx(
              'rounded-sm box-decoration-clone px-0.5 no-underline',
              isOnPaper ? 'bg-paper-changed text-paper-on-changed' : 'bg-changed text-on-changed',
            )}
          >
            {part.text}
          </ins>
        );
      })}
    </p>
  );
}
