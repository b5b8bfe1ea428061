import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { isComposing } from '../../../../ui/form/is-composing.ts';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { keepInSight } from '../questions/keep-in-sight.ts';

interface LineFormProps {
  readonly text: string;
  /** The button that takes the words. */
  readonly save?: string;
  readonly hint?: string;
  /** The words can be taken as they stand. */
  readonly isNew?: boolean;
  readonly onSave: (words: string) => void;
  readonly onCancel: () => void;
}

/** Rewrites a line in the person's own words. Enter saves, Escape leaves it as it was. */
export function LineForm({ text, save: saveLabel, hint, isNew = false, onSave, onCancel }: LineFormProps) {
  const { t } = useTranslation('workflow-improve');
  const [words, setWords] = useState(text);
  const isIdle = words.trim() === '' || (!isNew && words.trim() === text);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isIdle) onSave(words.trim());
  };
  return (
    <form
      ref={keepInSight}
      onSubmit={save}
      // It would slip away below a bar or an on-screen keyboard otherwise.
      data-answer
      className="settle my-1.5 rounded-md border border-line bg-raised p-3 font-sans text-ink shadow-float print:hidden"
    >
      <Field label={t('lines.words')} hint={hint ?? t('lines.wordsHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            autoFocus
            value={words}
            // A line of a resume has no line breaks.
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
        <Button type="submit" size="sm" disabled={isIdle}>
          {saveLabel ?? t('lines.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('lines.cancel')}
        </Button>
      </div>
    </form>
  );
}
