import { Check } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Message } from './message.tsx';

/** Accepting leads here: first of all that nothing is lost. */
export function KeptNote() {
  const { t } = useTranslation('workflow-chat');
  return (
    <p className="mb-2 flex items-center gap-1.5 text-sm font-medium">
      <Check aria-hidden className="size-4 shrink-0 text-accent" />
      {t('kept')}
    </p>
  );
}

/** How a conversation goes, marked as an example. A phone has no room for it. */
export function ExampleChat() {
  const { t } = useTranslation('workflow-chat');
  return (
    <section
      aria-labelledby="example"
      className="mt-3 grid gap-2 border-t border-dashed border-line-strong pt-2 max-lg:hidden"
    >
      <h4 id="example" className="text-xs font-medium text-ink-soft">
        {t('example.heading')}
      </h4>
      <Message speaker="user" isExample>
        {t('example.asked')}
      </Message>
      <Message speaker="assistant">{t('example.answered')}</Message>
    </section>
  );
}
