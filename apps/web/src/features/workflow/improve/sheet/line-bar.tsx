import { MessageCircle, Pencil, Trash2, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { isComposing } from '../../../../ui/is-composing.ts';
import { Textarea } from '../../../../ui/textarea.tsx';

interface LineDeeds {
  /** The line in the person's own words; absent where only the chat may touch it, such as a title or a date. */
  readonly onEdit?: ((words: string) => void) | undefined;
  readonly onAsk: () => void;
  readonly onRemove?: (() => void) | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** What can be done with the line that is pointed at. */
export function LineBar({ text, onEdit, onAsk, onRemove, onStep, onClose }: LineDeeds & { readonly text: string }) {
  const { t } = useTranslation('workflow-improve');
  const [isEditing, setEditing] = useState(false);
  if (isEditing && onEdit) return <LineForm text={text} onSave={onEdit} onCancel={() => setEditing(false)} />;
  const press = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (event.key === 'Escape') onClose();
    else if (step) onStep(step);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('lines.label', { line: text })}
      onKeyDown={press}
      className="settle my-1.5 flex w-fit flex-wrap gap-0.5 rounded-md border border-line bg-raised p-0.5 font-sans text-ink shadow-float print:hidden"
    >
      {onEdit && (
        <Button variant="quiet" size="sm" autoFocus onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
          {t('lines.edit')}
        </Button>
      )}
      <Button variant="quiet" size="sm" autoFocus={!onEdit} onClick={onAsk}>
        <MessageCircle aria-hidden />
        {t('lines.ask')}
      </Button>
      {onRemove && (
        <Button variant="quiet" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden />
          {t('lines.remove')}
        </Button>
      )}
      <Button variant="quiet" size="sm" aria-label={t('lines.close')} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

interface LineFormProps {
  readonly text: string;
  readonly onSave: (words: string) => void;
  readonly onCancel: () => void;
}

function LineForm({ text, onSave, onCancel }: LineFormProps) {
  const { t } = useTranslation('workflow-improve');
  const [words, setWords] = useState(text);
  const isSame = words.trim() === '' || words.trim() === text;
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isSame) onSave(words.trim());
  };
  return (
    <form
      onSubmit={save}
      className="settle my-1.5 rounded-md border border-line bg-raised p-3 font-sans text-ink shadow-float print:hidden"
    >
      <Field label={t('lines.words')} hint={t('lines.wordsHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            autoFocus
            value={words}
            // A line of a resume is one line.
            onChange={(event) => setWords(event.target.value.replaceAll('\n', ' '))}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onCancel();
              if (event.key !== 'Enter' || isComposing(event)) return;
              event.preventDefault();
              save();
            }}
          />
        )}
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" disabled={isSame}>
          {t('lines.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('lines.cancel')}
        </Button>
      </div>
    </form>
  );
}
