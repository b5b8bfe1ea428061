import type { HeldBack } from '@fitted/contract/edits/edit';
import { ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../../../ui/overlay/dialog.tsx';
import { ChangeWording } from '../changes/change-wording.tsx';
import type { AnchoredEdit } from '../sheet/anchors.ts';
import { SuggestionClaim } from './suggestion-claim.tsx';
import type { SuggestionDesk } from './use-suggestions.ts';

type Suggested = AnchoredEdit & { readonly suggestion: HeldBack };

/** Two stand beside the sheet and are read there. */
const fewest = 3;

interface UseAllProps {
  /** In the order of the desk. */
  readonly suggested: readonly Suggested[];
  readonly desk: SuggestionDesk;
}

/** All in one place: every suggestion in full, each ticked by the person, and one act for what is ticked. */
export function UseAll({ suggested, desk }: UseAllProps) {
  const { t } = useTranslation('workflow-improve');
  const [isOpen, setOpen] = useState(false);
  const count = suggested.length;
  if (count < fewest) return null;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm" className="border-suggested-line">
          <ListChecks aria-hidden className="text-on-suggested" />
          {t('suggestions.useAll', { count })}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('suggestions.useAll', { count })} description={t('suggestions.allText')} className="pb-0">
        <Review
          suggested={suggested}
          onUse={(taken) => {
            setOpen(false);
            desk.use(taken);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

interface ReviewProps {
  readonly suggested: readonly Suggested[];
  readonly onUse: (taken: readonly HeldBack[]) => void;
}

function Review({ suggested, onUse }: ReviewProps) {
  const { t } = useTranslation('workflow-improve');
  const listId = useId();
  // Nothing is ticked in advance: a tick is the person's word.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const taken = suggested.filter(({ edit }) => ticked.has(edit.id));
  return (
    <>
      <ul className="grid gap-2">
        {suggested.map(({ edit, move, suggestion }) => {
          const id = `${listId}-${edit.id}`;
          return (
            <li key={edit.id} className="flex gap-3 rounded-md border border-line p-3 text-sm">
              <Checkbox
                className="mt-0.5"
                checked={ticked.has(edit.id)}
                aria-labelledby={id}
                onCheckedChange={(isTicked) => setTicked(withTick(ticked, edit.id, isTicked === true))}
              />
              {/* Whether it was the person's own deed is asked once, above. */}
              <div id={id} className="min-w-0 flex-1">
                <ChangeWording edit={edit} move={move} isSuggested />
                {suggestion.claims[0]?.code !== 'own-deed' && <SuggestionClaim suggestion={suggestion} />}
              </div>
            </li>
          );
        })}
      </ul>
      {/* What one says by pressing it stays in sight of what it is said about. */}
      <div className="sticky bottom-0 -mx-6 mt-4 border-t border-line bg-raised px-6 pt-4 pb-5 [&>div]:mt-0">
        <DialogActions>
          <DialogClose asChild>
            <Button variant="outline" className="shrink-0">
              {t('suggestions.notYet')}
            </Button>
          </DialogClose>
          <Button
            className="h-auto py-2"
            disabled={taken.length === 0}
            onClick={() => onUse(taken.map(({ suggestion }) => suggestion))}
          >
            {taken.length === 0 ? t('suggestions.noneTicked') : t('suggestions.ticked', { count: taken.length })}
          </Button>
        </DialogActions>
      </div>
    </>
  );
}

function withTick(ticked: ReadonlySet<string>, id: string, isTicked: boolean): ReadonlySet<string> {
  const next = new Set(ticked);
  if (isTicked) next.add(id);
  else next.delete(id);
  return next;
}
