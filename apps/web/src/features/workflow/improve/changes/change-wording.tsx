import { diffWords } from '@fitted/resume/diff/word-diff';
import type { Edit } from '@fitted/resume/edit/edit';
import clsx from 'clsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Long lists of lines explain nothing: the first few are enough to show the new order. */
const maxLines = 3;

interface ChangeWordingProps {
  readonly edit: Edit;
  /** In the colours of the sheet, which stay light in dark mode. */
  readonly isOnPaper?: boolean;
}

/** What a change does to the words, marked as on paper. */
export function ChangeWording({ edit, isOnPaper = false }: ChangeWordingProps) {
  const { t } = useTranslation('workflow-improve');
  const soft = isOnPaper ? 'text-paper-soft' : 'text-ink-soft';
  if (edit.kind === 'reorder') {
    const lines = edit.after.split('\n');
    return (
      <ol className={clsx('grid list-inside list-decimal gap-0.5', soft)}>
        {lines.slice(0, maxLines).map((line) => (
          <li key={line} className="truncate">
            {line}
          </li>
        ))}
        {lines.length > maxLines && (
          <li className="list-none">{t('changes.more', { count: lines.length - maxLines })}</li>
        )}
      </ol>
    );
  }
  if (edit.kind === 'move-section') return <p className={soft}>{t('changes.movedSection', { name: edit.after })}</p>;
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
