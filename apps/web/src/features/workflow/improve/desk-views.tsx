import clsx from 'clsx';
import { FileText, Layers, ListChecks } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

const views = { cards: Layers, asked: ListChecks, sheet: FileText } as const;
export type View = keyof typeof views;

interface DeskViewsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** On a phone there is room for one of three: the deck, what they ask, or the sheet. */
export function DeskViews({ view, onView }: DeskViewsProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <fieldset className="grid grid-cols-3 gap-1 rounded-lg border border-line bg-raised p-1">
      <legend className="sr-only">{t('views.label')}</legend>
      {(Object.keys(views) as View[]).map((id) => {
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
