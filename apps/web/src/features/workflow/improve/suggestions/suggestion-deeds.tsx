import type { HeldBack } from '@fitted/contract/edits/edit';
import clsx from 'clsx';
import { Check, Pencil } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { LineForm } from '../sheet/line-form.tsx';
import { wordsOf } from './suggestions.ts';
import type { SuggestionDesk } from './use-suggestions.ts';

interface SuggestionDeedsProps {
  readonly suggestion: HeldBack;
  readonly desk: SuggestionDesk;
  /** It is the one that the person is looking at. */
  readonly isInHand: boolean;
  /** Large enough for a thumb, the first across the card. */
  readonly isForThumb?: boolean;
  /** What is said about the buttons. */
  readonly describedBy: string;
}

/** Use it, change its words first, or leave it out. */
export function SuggestionDeeds({ suggestion, desk, isInHand, isForThumb = false, describedBy }: SuggestionDeedsProps) {
  const { t } = useTranslation('workflow-improve');
  const { change } = suggestion;
  const words = wordsOf(change);
  if (desk.isAdding(suggestion)) {
    return (
      <p role="status" className="mt-2.5 text-xs font-medium text-on-suggested">
        {t('questions.adding')}
      </p>
    );
  }
  if (words !== undefined && desk.worded === change.id) {
    return (
      <LineForm
        text={words}
        isNew
        save={t('suggestions.useWords')}
        hint={t('suggestions.wordsHint')}
        onSave={(given) => desk.word(suggestion, given)}
        onCancel={() => desk.setWorded(null)}
      />
    );
  }
  const size = isForThumb ? 'md' : 'sm';
  // In the margin all three stand in one row.
  const shape = isForThumb ? 'min-h-12' : 'mr-1 text-[0.8125rem]';
  return (
    <div className={clsx('flex flex-wrap items-center', isForThumb ? 'mt-3 gap-2' : '-mb-1 mt-2 gap-0.5')}>
      <Button
        size={size}
        variant={isInHand ? 'primary' : 'outline'}
        className={clsx(shape, isForThumb && 'flex-[2_1_8rem]')}
        aria-describedby={describedBy}
        onClick={() => desk.use([suggestion])}
      >
        {isForThumb && <Check aria-hidden />}
        {t('suggestions.use')}
      </Button>
      {isForThumb && <No {...{ size, shape, describedBy }} onRefuse={() => desk.refuse(suggestion)} isForThumb />}
      {words !== undefined && (
        <Button
          size={size}
          variant="quiet"
          className={clsx('text-ink-soft', isForThumb ? 'min-h-11 w-full' : quietShape)}
          aria-describedby={describedBy}
          onClick={() => desk.setWorded(change.id)}
        >
          {isForThumb && <Pencil aria-hidden />}
          {t('suggestions.word')}
        </Button>
      )}
      {!isForThumb && <No {...{ size, shape, describedBy }} onRefuse={() => desk.refuse(suggestion)} />}
    </div>
  );
}

/** Without a frame the room around their words may overlap. */
const quietShape = '-mx-1 text-[0.8125rem]';

interface NoProps {
  readonly size: 'sm' | 'md';
  readonly shape: string;
  readonly describedBy: string;
  readonly isForThumb?: boolean;
  readonly onRefuse: () => void;
}

function No({ size, shape, describedBy, isForThumb = false, onRefuse }: NoProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <Button
      size={size}
      variant={isForThumb ? 'outline' : 'quiet'}
      className={isForThumb ? clsx(shape, 'flex-[1_1_5rem]') : clsx(quietShape, 'text-ink-soft')}
      aria-describedby={describedBy}
      onClick={onRefuse}
    >
      {t('suggestions.no')}
    </Button>
  );
}
