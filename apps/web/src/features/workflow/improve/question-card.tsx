import { sayMissing, sayNear } from '@fitted/resume/summary/say';
import { Check, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { Answer } from '../draft.ts';
import { ClaimWords } from './claim-words.tsx';
import { inOwnWords, type Question } from './questions.ts';

interface QuestionCardProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer | null) => void;
}

/** "Have you used it?": yes states a fact, partly lets the person say it, no ends the matter. */
export function QuestionCard({ question, answer, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('workflow-improve');
  const [isWriting, setWriting] = useState(false);
  return (
    <li className="rounded-md border border-line bg-raised p-4 text-sm">
      <p className="flex gap-2 font-medium">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <span>
          <QuestionWords question={question} />
        </span>
      </p>
      {'heldBack' in question.about && (
        <p className="mt-2 border-l-2 border-line-strong pl-3 text-ink-soft">{question.about.heldBack.change.after}</p>
      )}
      {answer ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <span className="flex gap-1.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {answer.kind === 'yes'
              ? t('questions.saidYes')
              : t('questions.said', { words: answer.kind === 'no' ? t('questions.no') : answer.fact })}
          </span>
          <Button variant="quiet" size="sm" onClick={() => onAnswer(null)}>
            {t('questions.change')}
          </Button>
        </p>
      ) : isWriting ? (
        <OwnWords
          onCancel={() => setWriting(false)}
          onSay={(words) => {
            setWriting(false);
            onAnswer({ kind: 'own-words', fact: inOwnWords(question, words) });
          }}
        />
      ) : (
        <Choices fact={question.fact} onWrite={() => setWriting(true)} onAnswer={(given) => onAnswer(given)} />
      )}
    </li>
  );
}

interface ChoicesProps {
  readonly fact: string | null;
  readonly onWrite: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** Where a plain yes would say too little, the person is asked to tell. */
function Choices({ fact, onWrite, onAnswer }: ChoicesProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {fact !== null && (
        <Button variant="outline" size="sm" onClick={() => onAnswer({ kind: 'yes', fact })}>
          {t('questions.yes')}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={onWrite}>
        {t(fact === null ? 'questions.tell' : 'questions.partly')}
      </Button>
      <Button variant="outline" size="sm" onClick={() => onAnswer({ kind: 'no' })}>
        {t('questions.no')}
      </Button>
    </div>
  );
}

function QuestionWords({ question: { about } }: { readonly question: Question }) {
  const { language } = useTranslation('workflow-improve');
  if ('heldBack' in about) return <ClaimWords heldBack={about.heldBack} />;
  return 'line' in about ? sayNear(about.requirement, about.line, language) : sayMissing(about.requirement, language);
}

function OwnWords({ onSay, onCancel }: { readonly onSay: (fact: string) => void; readonly onCancel: () => void }) {
  const { t } = useTranslation('workflow-improve');
  const [words, setWords] = useState('');
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') onSay(words.trim());
      }}
    >
      <Field label={t('questions.ownWords')} hint={t('questions.ownWordsHint')}>
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
        <Button type="submit" size="sm" disabled={words.trim() === ''}>
          {t('questions.add')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('questions.cancel')}
        </Button>
      </div>
    </form>
  );
}
