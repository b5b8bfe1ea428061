import type { HeldBack } from '@fitted/contract/edits/edit';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { LineForm } from '../sheet/line-form.tsx';
import { wordsOf } from './suggestions.ts';
import type { SuggestionDesk } from './use-suggestions.ts';

interface SuggestionDeedsProps {
  readonly suggestion: HeldBack;
  readonly desk: SuggestionDesk;
  /** Large enough for a thumb, the first across the card. */
  readonly isForThumb?: boolean;
  /** What is said about the buttons. */
  readonly describedBy: string;
}

/** Use it, change its words first, or leave it out: three answers of one weight, so that none is pressed for its colour. */
export function SuggestionDeeds({ suggestion, desk, isForThumb = false, describedBy }: SuggestionDeedsProps) {
  const { t } = useTranslation('workflow-improve');
  const { change, claims } = suggestion;
  const isOwnDeed = claims[0]?.code === 'own-deed';
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
  const shape = isForThumb ? 'min-h-12' : 'px-2.5 text-[0.8125rem]';
  return (
    <div className={clsx('flex flex-wrap items-center', isForThumb ? 'mt-3 gap-2' : 'mt-2 gap-1.5')}>
      <Button
        size={size}
        variant="outline"
        className={clsx(shape, isForThumb && 'flex-[2_1_8rem]')}
        aria-describedby={describedBy}
        onClick={() => desk.use([suggestion])}
      >
        {isForThumb && <Check aria-hidden />}
        {t(isOwnDeed ? 'suggestions.useDone' : 'suggestions.use')}
      </Button>
      {words !== undefined && (
        <Button
          size={size}
          variant="outline"
          className={clsx(shape, isForThumb && 'flex-[1_1_5rem]')}
          aria-describedby={describedBy}
          onClick={() => desk.setWorded(change.id)}
        >
          {t('suggestions.word')}
        </Button>
      )}
      <Button
        size={size}
        variant="outline"
        className={clsx(shape, isForThumb && 'flex-[1_1_4rem]')}
        aria-describedby={describedBy}
        onClick={() => desk.refuse(suggestion)}
      >
        {t('suggestions.no')}
      </Button>
    </div>
  );
}
