import { questionKinds } from '@fitted/contract/assistant/question-kinds';
import { type ReactNode, use, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { inOneRow } from '../../../../lib/format/in-one-row.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import type { Answer } from '../../draft.ts';
import { updateDraft, useDraft } from '../../draft-store.ts';
import { answerOf } from './answer-of.ts';
import { keepInSight } from './keep-in-sight.ts';
import { joinsList } from './landing.ts';
import { LineToCome, PaperPiece } from './line-preview.tsx';
import { lineToCome } from './line-to-come.ts';
import { PredictedEffect } from './predicted-effect.tsx';
import { QuestionDesk } from './question-desk.ts';
import type { QuotingQuestion } from './questions.ts';
import { ToldInputs } from './told-inputs.tsx';
import { becomesLine, composedOf, fieldsOf, openingLine } from './told-line.ts';
import { typeAnswer } from './type-answer.ts';

interface AnswerFieldsProps {
  readonly question: QuotingQuestion;
  readonly roles: readonly string[];
  readonly onAnswer: (answer: Answer) => void;
  /** Other ways out, beside the button that adds the answer. */
  readonly children: ReactNode;
}

/** Fields for the role and for what was done, and the line as it will be printed. What is typed survives a reload. */
export function AnswerFields({ question, roles, onAnswer, children }: AnswerFieldsProps) {
  const { t } = useTranslation('workflow-improve');
  const kept = useDraft().typed[question.id] ?? {};
  const [only, ...others] = roles;
  // With one role there is nothing to choose.
  const chosen = kept.place ?? question.place ?? (others.length === 0 ? only : undefined);
  const typed = { ...kept, ...(chosen !== undefined && { place: chosen }) };
  const desk = use(QuestionDesk);
  const isLine = becomesLine(question);
  const line = lineToCome(question, typed, desk);
  const { parts } = composedOf(question, typed, desk);
  const answer = answerOf(question, typed, desk);
  const asksRole = 'needsRole' in question && question.needsRole;
  const type = typeAnswer(question.id);
  // What is asked back was seen once; whoever adds the line again leaves it out.
  const passedOver = useRef('');
  const [isPlaceAsked, setPlaceAsked] = useState(false);
  const submit = (form: HTMLFormElement) => {
    setPlaceAsked(asksRole && chosen === undefined);
    const open = parts.filter(({ doubt, said }) => doubt !== undefined && typed.decided?.[said] === undefined);
    const key = open.map(({ said }) => said).join('\n');
    if (open.length > 0 && typed.line === undefined && (!answer || passedOver.current !== key)) {
      passedOver.current = key;
      form.querySelector<HTMLElement>('[data-doubtful-clauses] [role=checkbox]')?.focus();
      return;
    }
    if (!answer) return focusWhatIsMissing(form);
    updateDraft(({ typed: { [question.id]: _, ...rest }, ...draft }) => ({ ...draft, typed: rest }));
    onAnswer(answer);
  };
  return (
    <form
      // One column no wider than the card: a long role would stretch it otherwise.
      data-answer
      className="mt-3 grid scroll-mt-20 scroll-mb-24 grid-cols-1 gap-3 max-sm:gap-2"
      ref={keepInSight}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {asksRole && (
        <Field
          label={t('interview.role')}
          {...(isPlaceAsked && chosen === undefined && { error: t('interview.placeMissing') })}
        >
          {(control) => (
            <Select
              {...control}
              isWhole
              value={chosen}
              placeholder={t('interview.choosePlace')}
              options={roles.map((role) => ({ value: role, label: inOneRow(role) }))}
              onValueChange={(place) => type({ place })}
            />
          )}
        </Field>
      )}
      {isLine ? (
        <ToldInputs
          fields={fieldsOf(question)}
          typed={typed}
          parts={parts}
          opening={openingLine(question, chosen, desk)}
          onType={type}
          onNo={questionKinds[question.kind].canBeDenied ? () => onAnswer({ kind: 'no' }) : undefined}
        />
      ) : (
        // Once there is an item to see, it says more than the hint.
        <Field label={t('questions.ownWords')} {...(!line && { hint: t('interview.hintList') })}>
          {(control) => (
            <Textarea
              {...control}
              className="field-sizing-content min-h-18"
              rows={2}
              maxLength={2000}
              autoFocus
              value={typed.words ?? ''}
              onChange={(event) => type({ words: event.target.value })}
            />
          )}
        </Field>
      )}
      {desk.landing && (joinsList(question) ? line : chosen !== undefined && (asksRole || line)) && (
        <PaperPiece around={desk.landing(question, chosen, line)}>
          <LineToCome
            line={line}
            worded={typed.line}
            onWord={isLine ? (worded) => type({ line: worded }) : undefined}
            onUndo={typed.line === undefined ? undefined : () => type({ line: undefined })}
          />
        </PaperPiece>
      )}
      <div aria-live="polite" className="empty:hidden">
        {line && <PredictedEffect question={question} role={chosen ?? only} line={line} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {t('questions.add')}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** The list of places while none is chosen, else the first field. */
function focusWhatIsMissing(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-placeholder], textarea, input')?.focus();
}
