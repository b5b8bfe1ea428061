import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { isComposing } from '../../../../ui/form/is-composing.ts';
import { Textarea } from '../../../../ui/form/textarea.tsx';

interface LineFormProps {
  readonly text: string;
  readonly onSave: (words: string) => void;
  readonly onCancel: () => void;
}

/** Rewrites a line in the person's own words. Enter saves, Escape leaves it as it was. */
export function LineForm({ text, onSave, onCancel }: LineFormProps) {
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
