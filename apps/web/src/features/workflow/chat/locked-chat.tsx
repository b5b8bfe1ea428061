import { ListChecks, Lock } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { patchDraft } from '../draft-store.ts';
import { Message } from './message.tsx';

/** Without a subscription, first of all the way to the same end that costs nothing. */
export function FreeWay() {
  const { t } = useTranslation('workflow-chat');
  return (
    <section
      aria-labelledby="free-way"
      className="mb-4 grid gap-3 rounded-md border border-accent/50 bg-raised p-4 text-sm"
    >
      <div className="min-w-0">
        <h4 id="free-way" className="font-serif text-lg font-semibold">
          {t('free.heading')}
        </h4>
        <p className="mt-0.5 text-ink-soft">{t('free.text')}</p>
      </div>
      <Button className="sm:justify-self-start" onClick={() => patchDraft({ tab: 'improve' })}>
        <ListChecks aria-hidden />
        {t('free.action')}
      </Button>
    </section>
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
