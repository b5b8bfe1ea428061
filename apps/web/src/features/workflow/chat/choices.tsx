import type { Choice, Operation } from '@fitted/contract/assistant/chat-operations';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (label: string, operation: Operation) => void;
}

/** What the message may have meant, each as a button that does it. */
export function Choices({ choices, onChoose }: ChoicesProps) {
  const { t } = useTranslation('workflow-chat');
  if (choices.length === 0) return null;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2">
      <legend className="sr-only">{t('choices')}</legend>
      {choices.map(({ label, operation }) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          className="h-auto max-w-full py-1 text-left whitespace-normal"
          onClick={() => onChoose(label, operation)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
