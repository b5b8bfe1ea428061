import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { SuggestionDesk } from './use-suggestions.ts';

interface DecidedStripProps {
  readonly desk: SuggestionDesk;
}

/** On a phone the next card takes the place of one that was decided; this line says what came of it, with a way back. */
export function DecidedStrip({ desk }: DecidedStripProps) {
  const { t } = useTranslation('workflow-improve');
  const words = useDecided(desk);
  return (
    <div role="status" className="empty:hidden">
      {words !== undefined && (
        <div className="settle mb-2 flex items-center justify-between gap-2 rounded-md bg-suggested py-1 pr-1 pl-3 text-sm">
          <p className="flex min-w-0 items-center gap-1.5 font-medium tabular-nums">
            {desk.decided?.kind === 'used' && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
            {words}
          </p>
          <Button variant="quiet" size="sm" className="min-h-11" onClick={desk.undo}>
            <Undo2 aria-hidden />
            {t('suggestions.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Beside the sheet one sees it settle; whoever does not see it is told. */
export function DecidedStatus({ desk }: DecidedStripProps) {
  const words = useDecided(desk);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

function useDecided({ decided, score: after }: SuggestionDesk): string | undefined {
  const { t } = useTranslation('workflow-improve');
  if (!decided) return undefined;
  const { kind, taken, score: before } = decided;
  if (kind === 'refused') return t('suggestions.leftOut');
  const used = { count: taken.length, before, after };
  return after === before ? t('suggestions.used', used) : t('suggestions.usedMoved', used);
}
