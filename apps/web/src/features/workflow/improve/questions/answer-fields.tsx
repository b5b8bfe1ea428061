import { type ReactNode, use } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import type { Answer, TypedAnswer } from '../../draft.ts';
import { updateDraft, useDraft } from '../../draft-store.ts';
import type { LinesAround } from '../sheet/lines-around.ts';
import { answerOf } from './answer-of.ts';
import type { FinishedLine } from './finished-line.ts';
import { Foretold } from './foretold.tsx';
import { keepInSight } from './keep-in-sight.ts';
import { joinsList } from './landing.ts';
import { lineToCome } from './line-to-come.ts';
import { QuestionDesk } from './question-desk.ts';
import type { QuotingQuestion } from './questions.ts';

interface AnswerFieldsProps {
  readonly question: QuotingQuestion;
  readonly roles: readonly string[];
  readonly onAnswer: (answer: Answer) => void;
  /** Other ways out, beside the button that adds the answer. */
  readonly children: ReactNode;
}

/** Fields for the role and the words, and the line as it will read. What is typed survives a reload. */
export function AnswerFields({ question, roles, onAnswer, children }: AnswerFieldsProps) {
  const { t } = useTranslation('workflow-improve');
  const typed = useDraft().typed[question.id] ?? {};
  const [only, ...others] = roles;
  // With one role there is nothing to choose.
  const chosen = typed.place ?? question.place ?? (others.length === 0 ? only : undefined);
  const { landing, language, requirementOf } = use(QuestionDesk);
  const requirement = requirementOf?.(question);
  const line = lineToCome(question, typed.words ?? '', language, requirement);
  const answer = answerOf(question, { ...typed, ...(chosen !== undefined && { place: chosen }) }, language);
  const asksRole = 'needsRole' in question && question.needsRole;
  const type = (part: TypedAnswer) =>
    updateDraft((draft) => ({
      ...draft,
      typed: { ...draft.typed, [question.id]: { ...draft.typed[question.id], ...part } },
    }));
  return (
    <form
      // One column no wider than the card: a long role would stretch it otherwise.
      data-answer
      className="mt-3 grid scroll-mt-20 scroll-mb-24 grid-cols-1 gap-3 max-sm:gap-2"
      ref={keepInSight}
      onSubmit={(event) => {
        event.preventDefault();
        if (!answer) return focusWhatIsMissing(event.currentTarget);
        updateDraft(({ typed: { [question.id]: _, ...rest }, ...draft }) => ({ ...draft, typed: rest }));
        onAnswer(answer);
      }}
    >
      {asksRole && (
        <Field label={t('interview.role')}>
          {(control) => (
            <Select
              {...control}
              isWhole
              value={chosen}
              placeholder={t('interview.choosePlace')}
              options={roles.map((role) => ({ value: role, label: role }))}
              onValueChange={(place) => type({ place })}
            />
          )}
        </Field>
      )}
      {/* Once there is a line to see, it says more than the hint. */}
      <Field label={t('questions.ownWords')} {...(!line && { hint: t(`interview.${hintOf(question)}`) })}>
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
      {landing && (joinsList(question) ? line : chosen !== undefined && (asksRole || line)) && (
        <Landing around={landing(question, chosen, line)} line={line} />
      )}
      <div aria-live="polite" className="empty:hidden">
        {line && <Foretold question={question} role={chosen ?? only} line={line} />}
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

function hintOf(question: QuotingQuestion): 'hintLine' | 'hint' | 'hintList' {
  switch (question.kind) {
    case 'line':
      return 'hintLine';
    case 'requirement':
      return question.needsRole ? 'hint' : 'hintList';
  }
}

interface LandingProps {
  readonly around: LinesAround;
  readonly line: FinishedLine | undefined;
}

/** Where the line will stand: its role, the line above it, and the line as it will read. */
function Landing({ around, line }: LandingProps) {
  return (
    <PaperPiece around={around}>
      <LineToCome line={line} />
    </PaperPiece>
  );
}

/** A piece of the resume around one line. */
export function PaperPiece({ around, children }: { readonly around: LinesAround; readonly children: ReactNode }) {
  const { head, above } = around;
  return (
    <div className="grid gap-0.5 rounded-sm bg-paper p-2 text-xs leading-snug text-paper-ink shadow-[0_0_0_1px_var(--color-paper-line)]">
      {head !== undefined && <p className="line-clamp-1 font-semibold">{head}</p>}
      {above !== undefined && <p className="line-clamp-1 text-paper-soft">{above}</p>}
      {children}
    </div>
  );
}

/** The line as it will read, before it is added. */
export function LineToCome({ line }: { readonly line: FinishedLine | undefined }) {
  const { t } = useTranslation('workflow-improve');
  return (
    <p className="rounded-sm border border-dashed border-paper-on-changed/60 bg-paper-changed/40 px-2 py-1 break-words text-paper-ink">
      <span className="block font-sans text-xs text-paper-on-changed">
        {t(line?.isCompletion ? 'interview.willRead' : 'interview.landsHere')}
      </span>
      {line?.text}
    </p>
  );
}

/** The list of places while none is chosen, else the first field. */
function focusWhatIsMissing(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-placeholder], textarea, input')?.focus();
}
