import clsx from 'clsx';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface MessageProps {
  readonly speaker: 'user' | 'assistant';
  readonly children: ReactNode;
  /** Given for the last reply that changed the resume. */
  readonly onUndo?: (() => void) | undefined;
  readonly needsSubscription?: boolean;
}

export function Message({ speaker, children, onUndo, needsSubscription = false }: MessageProps) {
  const { t } = useTranslation('workflow-chat');
  const isOwn = speaker === 'user';
  return (
    <div className={clsx('flex', isOwn ? 'justify-end' : 'justify-start')}>
      <div
        className={clsx(
          'max-w-[85%] rounded-lg px-4 py-2.5 text-sm leading-relaxed whitespace-pre-line',
          isOwn ? 'bg-accent text-on-accent' : 'border border-line bg-raised',
        )}
      >
        <span className="sr-only">{t(isOwn ? 'you' : 'assistant')} </span>
        {children}
        {needsSubscription && (
          <p className="mt-2">
            <Link to="/subscription-page" className="font-medium text-accent underline underline-offset-2">
              {t('subscribe.link')}
            </Link>
          </p>
        )}
        {onUndo && (
          <div className="mt-2 border-t border-line pt-2">
            <Button variant="quiet" size="sm" className="-ml-2" onClick={onUndo}>
              <Undo2 aria-hidden />
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
