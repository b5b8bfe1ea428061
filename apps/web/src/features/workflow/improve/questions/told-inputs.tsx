import type { ComposedLine } from '@fitted/resume/facts/told/compose-line';
import type { ToldField } from '@fitted/resume/facts/told/told-fields';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { isComposing } from '../../../../ui/form/is-composing.ts';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import type { TypedAnswer } from '../../draft.ts';
import { DoubtfulClauses } from './doubtful-clauses.tsx';

interface ToldInputsProps {
  /** For a line that could say more, what was done is known. */
  readonly fields: readonly ToldField[];
  readonly typed: TypedAnswer;
  readonly parts: ComposedLine['parts'];
  /** What a yes states, to begin with. */
  readonly opening: string | undefined;
  readonly onType: (part: TypedAnswer) => void;
  readonly onNo: (() => void) | undefined;
}

/** What was done, how many, and what came of it: three short fields, of which the last two may stay empty. */
export function ToldInputs({ fields, typed, parts, opening, onType, onNo }: ToldInputsProps) {
  const { t } = useTranslation('workflow-improve');
  const first = fields.find((field) => !typed[field]?.trim()) ?? fields[0];
  return (
    // One below the other on a phone: beside each other their labels would break into columns of letters.
    <div className="grid gap-3 max-sm:gap-2 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className={field === 'did' ? 'sm:col-span-2' : undefined}>
          <Field
            label={t(`interview.fields.${field}`)}
            isOptional={field !== 'did' && fields.includes('did')}
            {...(!typed[field] && {
              hint: <span className="max-sm:hidden">{t(`interview.examples.${field}`)}</span>,
            })}
          >
            {(control) => (
              <Textarea
                {...control}
                className="field-sizing-content min-h-10 resize-none"
                rows={1}
                enterKeyHint="send"
                maxLength={1000}
                autoFocus={field === first}
                value={typed[field] ?? ''}
                onKeyDown={sendOnEnter}
                onChange={(event) => onType({ [field]: event.target.value })}
              />
            )}
          </Field>
          {field === 'did' && opening !== undefined && !typed.did && (
            <Button
              variant="outline"
              size="sm"
              className="mt-1.5 whitespace-normal text-left"
              onClick={() => onType({ did: opening })}
            >
              {t('interview.begin', { words: opening })}
            </Button>
          )}
          <DoubtfulClauses
            parts={parts.filter((part) => part.field === field)}
            onDecide={(said, isWritten) => onType({ decided: { ...typed.decided, [said]: isWritten } })}
            onNo={field === 'did' ? onNo : undefined}
          />
        </div>
      ))}
    </div>
  );
}

/** The fields grow with what is in them but hold one line: Enter adds it, as in any short field. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
