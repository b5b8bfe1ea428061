import clsx from 'clsx';
import { FileText, MessageCircle } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

const views = { chat: MessageCircle, resume: FileText } as const;
export type ChatView = keyof typeof views;

interface ChatViewsProps {
  readonly view: ChatView;
  readonly onView: (view: ChatView) => void;
}

/** On a phone there is room for the conversation or for the resume that it is about. */
export function ChatViews({ view, onView }: ChatViewsProps) {
  const { t } = useTranslation('workflow-chat');
  return (
    <fieldset className="mb-3 grid grid-cols-2 gap-1 rounded-lg border border-line bg-raised p-1 lg:hidden">
      <legend className="sr-only">{t('views.label')}</legend>
      {(Object.keys(views) as ChatView[]).map((id) => {
        const Icon = views[id];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === view}
            onClick={() => onView(id)}
            className={clsx(
              'flex min-h-10 min-w-0 items-center justify-center gap-1.5 rounded-md px-1 text-sm font-medium',
              id === view ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:bg-sunken',
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{t(`views.${id}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
