import { ListChecks, Lock } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { patchDraft } from '../draft-store.ts';
import { Message } from './message.tsx';

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
