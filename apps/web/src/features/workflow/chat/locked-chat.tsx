import { Check, ListChecks, Lock } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { patchDraft } from '../draft-store.ts';
import { Message } from './message.tsx';

/** Accepting leads here: first of all that nothing is lost, and that the chat need not be passed. */
export function KeptNote() {
  const { t } = useTranslation('workflow-chat');
  return (
    <p className="mb-4 flex gap-2.5 rounded-md bg-accent-soft p-4 text-sm">
      <Check aria-hidden className="mt-px size-4 shrink-0 text-accent" />
      <span>
        <strong className="font-semibold">{t('kept.title')}</strong> {t('kept.text')}
      </span>
    </p>
  );
}

/** One line on what is free; the offer above says what only the chat can do. */
export function FreeWay() {
  const { t } = useTranslation('workflow-chat');
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <span className="min-w-0 flex-1 basis-56">{t('free.text')}</span>
      <Button variant="outline" size="sm" onClick={() => patchDraft({ tab: 'improve' })}>
        <ListChecks aria-hidden />
        {t('free.action')}
      </Button>
    </p>
  );
}

/** How a conversation goes, marked as an example. */
export function ExampleChat() {
  const { t } = useTranslation('workflow-chat');
  return (
    <section aria-labelledby="example" className="rounded-md border border-dashed border-line-strong p-4">
      <h4 id="example" className="mb-3 flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        {t('example.heading')}
      </h4>
      <div className="grid gap-3">
        <Message speaker="assistant">{t('greeting')}</Message>
        <Message speaker="user" isExample>
          {t('example.asked')}
        </Message>
        <Message speaker="assistant">{t('example.answered')}</Message>
      </div>
    </section>
  );
}
