import { MessageCircle, Pencil, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { LineForm } from './line-form.tsx';

interface LineDeeds {
  /**
   * Rewrites the line in the person's own words; absent for titles, dates and the like, which only the chat may touch.
   */
  readonly onEdit?: ((words: string) => void) | undefined;
  readonly onAsk: () => void;
  readonly onRemove?: (() => void) | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** What can be done with the selected line. */
export function LineBar({ text, onEdit, onAsk, onRemove, onStep, onClose }: LineDeeds & { readonly text: string }) {
  const { t } = useTranslation('workflow-improve');
  const [isEditing, setEditing] = useState(false);
  if (isEditing && onEdit) return <LineForm text={text} onSave={onEdit} onCancel={() => setEditing(false)} />;
  const press = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (event.key === 'Escape') onClose();
    else if (step) onStep(step);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('lines.label', { line: text })}
      onKeyDown={press}
      className="settle my-1.5 flex w-fit flex-wrap gap-0.5 rounded-md border border-line bg-raised p-0.5 font-sans text-ink shadow-float print:hidden"
    >
      {onEdit && (
        <Button variant="quiet" size="sm" autoFocus onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
          {t('lines.edit')}
        </Button>
      )}
      <Button variant="quiet" size="sm" autoFocus={!onEdit} onClick={onAsk}>
        <MessageCircle aria-hidden />
        {t('lines.ask')}
      </Button>
      {onRemove && (
        <Button variant="quiet" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden />
          {t('lines.remove')}
        </Button>
      )}
      <Button variant="quiet" size="sm" aria-label={t('lines.close')} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
