import { diffWords } from '@fitted/resume/diff/word-diff';
import type { Edit } from '@fitted/resume/edit/edit';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Long lists of lines explain nothing: the first few show the new order. */
const mostLines = 3;

/** What a change does to the words, marked as on paper. */
export function ChangeWording({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('workflow-improve');
  if (edit.kind === 'reorder') {
    const lines = edit.after.split('\n');
    return (
      <ol className="grid list-inside list-decimal gap-0.5 text-ink-soft">
        {lines.slice(0, mostLines).map((line) => (
          <li key={line} className="truncate">
            {line}
          </li>
        ))}
        {lines.length > mostLines && (
          <li className="list-none">{t('changes.more', { count: lines.length - mostLines })}</li>
        )}
      </ol>
    );
  }
  if (edit.kind === 'move-section')
    return <p className="text-ink-soft">{t('changes.movedSection', { name: edit.after })}</p>;
  return (
    <p className="whitespace-pre-line">
      {diffWords(edit.before, edit.after).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other name
        if (part.kind === 'same') return <span key={index}>{part.text}</span>;
        if (part.kind === 'removed')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <del key={index} className="mr-1 text-ink-faint">
              {part.text}
            </del>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ins key={index} className="rounded-sm bg-changed box-decoration-clone px-0.5 text-on-changed no-underline">
            {part.text}
          </ins>
        );
      })}
    </p>
  );
}
