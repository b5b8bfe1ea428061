import type { Improvement, StatedFact } from '@fitted/contract/assistant/assistant';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { inOneRow } from '../../../lib/format/in-one-row.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';

interface ToldListProps {
  readonly facts: readonly StatedFact[];
  /** The ids of those that were suggested to the person, who said yes. */
  readonly suggested?: ReadonlySet<string>;
  readonly unclear?: Improvement['unclearFacts'];
  readonly onCorrect: (id: string, text: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onConfirm?: (id: string) => void;
  /** Facts that could not be placed, and the roles to choose from. */
  readonly unplaced?: readonly string[];
  readonly roles?: readonly string[];
  readonly onPlace?: (id: string, role: string) => void;
}

const none: ReadonlySet<string> = new Set();

/** What the person told us beyond the resume. Each fact can be corrected or retracted, and the resume follows. */
export function ToldList(props: ToldListProps) {
  const {
    facts,
    suggested = none,
    unclear = [],
    unplaced = [],
    roles = [],
    onCorrect,
    onRemove,
    onConfirm,
    onPlace,
  } = props;
  const { t } = useTranslation('workflow');
  const [editing, setEditing] = useState<string | null>(null);
  if (facts.length === 0) return null;
  const confirmed = facts.filter(({ id }) => suggested.has(id));
  const said = facts.filter(({ id }) => !suggested.has(id));
  const row = ({ id, text }: StatedFact) => {
    const doubt = unclear.find((one) => one.id === id);
    return (
      <li key={id} className="rounded-md border border-line bg-raised px-3 py-2 text-sm">
        {editing === id ? (
          <Correction
            text={text}
            onCancel={() => setEditing(null)}
            onSave={(words) => {
              setEditing(null);
              onCorrect(id, words);
            }}
          />
        ) : (
          // In the narrow column of the desk the buttons wrap below, so that the text keeps its width.
          <div className="flex flex-wrap items-start justify-end gap-x-2">
            <p className="min-w-0 flex-[1_1_14rem] py-1 break-words whitespace-pre-line">{text}</p>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('told.correctAlt', { text })}
              onClick={() => setEditing(id)}
            >
              <Pencil aria-hidden />
              {t('told.correct')}
            </Button>
            <Button variant="quiet" size="sm" aria-label={t('told.removeAlt', { text })} onClick={() => onRemove(id)}>
              <X aria-hidden />
              {t('told.remove')}
            </Button>
          </div>
        )}
        {doubt && (
          <div className="mt-1 border-t border-line pt-2">
            <p className="text-ink-soft">{t(`told.unclear.${doubt.says}`)}</p>
            {onConfirm && (
              <Button variant="outline" size="sm" className="mt-2" onClick={() => onConfirm(id)}>
                {t('told.confirm')}
              </Button>
            )}
          </div>
        )}
        {!doubt && unplaced.includes(id) && onPlace && roles.length > 0 && (
          <Field label={t('told.where')} className="mt-1 border-t border-line pt-2">
            {(control) => (
              <Select
                {...control}
                isWhole
                value={undefined}
                placeholder={t('told.choosePlace')}
                options={roles.map((role) => ({ value: role, label: inOneRow(role) }))}
                onValueChange={(role) => onPlace(id, role)}
              />
            )}
          </Field>
        )}
      </li>
    );
  };
  return (
    <section ref={keepFocus} aria-labelledby="told">
      <h4 id="told" className="font-serif text-lg font-semibold">
        {t('told.heading')}
      </h4>
      <p className="mt-1 text-sm text-ink-soft">{t('told.text')}</p>
      {said.length > 0 && <ul className="mt-3 grid gap-2">{said.map(row)}</ul>}
      {/* They stand on the sheet with their switches; in full they would fill the column. */}
      {confirmed.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer text-sm font-medium">
            {t('told.suggested', { count: confirmed.length })}
          </summary>
          <ul className="mt-2 grid gap-2">{confirmed.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

interface CorrectionProps {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

function Correction({ text, onSave, onCancel }: CorrectionProps) {
  const { t } = useTranslation('workflow');
  const [words, setWords] = useState(text);
  const isBlank = words.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) onSave(words.trim());
      }}
    >
      <Field label={t('told.words')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            autoFocus
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" disabled={isBlank}>
          {t('told.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('told.cancel')}
        </Button>
      </div>
    </form>
  );
}
