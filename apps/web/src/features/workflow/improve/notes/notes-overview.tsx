import { diffForReading } from '@fitted/resume/diff/word-diff';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { actionOf } from '../changes/action-of.ts';
import { type AnchoredEdit, isSuggested } from '../sheet/anchors.ts';

interface NotesOverviewProps {
  /** The first of each note, in the order of the sheet. */
  readonly notes: readonly AnchoredEdit[];
  readonly onGo: (note: AnchoredEdit) => void;
}

/** Each change in a row, where there is room above the first note: at first sight one knows what was done, and goes there. */
export function NotesOverview({ notes, onGo }: NotesOverviewProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <fieldset className="grid grid-cols-1 text-[0.8125rem] leading-tight">
      <legend className="sr-only">{t('steps.label')}</legend>
      {notes.map((note) => (
        <button
          key={note.edit.id}
          type="button"
          onClick={() => onGo(note)}
          className="flex min-h-7 min-w-0 items-center gap-2 rounded-sm px-1 text-left hover:bg-sunken"
        >
          {isSuggested(note) ? (
            <Lightbulb aria-hidden className="size-3.5 shrink-0 text-on-suggested" />
          ) : (
            <span aria-hidden className="mx-1 size-1.5 shrink-0 rounded-full bg-changed-line" />
          )}
          <Words {...note} />
        </button>
      ))}
    </fieldset>
  );
}

/** "Was responsible for running → Ran", or what was done where. */
function Words(note: AnchoredEdit) {
  const { edit, section, move } = note;
  const { t } = useTranslation('workflow-improve');
  const parts = edit.kind === 'replace-line' && !isSuggested(note) ? diffForReading(edit.before, edit.after) : [];
  const words = (kind: 'added' | 'removed') => parts.find((part) => part.kind === kind)?.text.trim() ?? '';
  const [gone, come] = [words('removed'), words('added')];
  if (come === '' && gone === '')
    return (
      <span className="truncate">
        <span className="font-medium">
          {isSuggested(note) ? t('suggestions.label') : move ? move.name : t(`actions.${actionOf(edit)}`)}
        </span>
        <span className="text-ink-soft"> · {move ? t('actions.moved') : (section ?? t('actions.top'))}</span>
      </span>
    );
  return (
    <>
      {gone !== '' && <del className="max-w-[60%] shrink truncate text-ink-soft">{gone}</del>}
      {come !== '' && <ins className="min-w-8 shrink-2 truncate font-medium no-underline">{come}</ins>}
    </>
  );
}
