import { Keyboard } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/overlay/dialog.tsx';

interface KeyHelpProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

const rows = [
  ['j', 'next'],
  ['k', 'previous'],
  ['␣', 'switch'],
  ['⏎', 'use'],
  ['x', 'refuse'],
  ['e', 'edit'],
  ['?', 'help'],
] as const;

/** The keys of the desk, behind "?". */
export function KeyHelp({ isOpen, onOpen }: KeyHelpProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <Dialog open={isOpen} onOpenChange={onOpen}>
      <DialogTrigger asChild>
        <Button
          variant="quiet"
          size="sm"
          className="text-ink-soft"
          aria-keyshortcuts="?"
          aria-label={t('keys.open')}
          title={t('keys.open')}
        >
          <Keyboard aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent title={t('keys.heading')}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 text-sm">
          {rows.map(([key, name]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-line-strong bg-sunken px-2 py-1 font-sans font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
