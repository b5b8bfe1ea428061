import { Pencil } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';

interface SheetHeadingProps {
  /** Undefined where nothing was changed, so nothing can be removed. */
  readonly showsRemoved: boolean | undefined;
  readonly onShowRemoved: (shows: boolean) => void;
  readonly onEdit: () => void;
}

/** Above the sheet: edit a line by hand, and show or hide the removed words. */
export function SheetHeading({ showsRemoved, onShowRemoved, onEdit }: SheetHeadingProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      {/* On a phone the chosen view says it. */}
      <h4 className="font-serif text-lg font-semibold max-lg:sr-only">{t('sheet.heading')}</h4>
      <Button variant="quiet" size="sm" className="mr-auto max-lg:-ml-3" onClick={onEdit}>
        <Pencil aria-hidden />
        {t('lines.start')}
      </Button>
      {showsRemoved !== undefined && (
        <label htmlFor="show-removed" className="flex items-center gap-2 text-sm text-ink-soft">
          {t('sheet.showRemoved')}
          <Switch id="show-removed" checked={showsRemoved} onCheckedChange={onShowRemoved} />
        </label>
      )}
    </div>
  );
}
