import { useTranslation } from '../../../i18n/use-translation.ts';
import { KeyHelp } from './key-help.tsx';
import { StepThrough } from './step-through.tsx';

interface DeskStepsProps {
  /** Index of the change in hand; -1 for none. */
  readonly at: number;
  readonly count: number;
  /** Suggestions are among them. */
  readonly hasSuggestions: boolean;
  readonly onStep: (index: number) => void;
  readonly showsKeys: boolean;
  readonly onShowKeys: (shows: boolean) => void;
}

/** From change to change by buttons, and the keys that do the same. */
export function DeskSteps({ at, count, hasSuggestions, onStep, showsKeys, onShowKeys }: DeskStepsProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <>
      {count > 1 && (
        <StepThrough at={at} count={count} onStep={onStep}>
          <span className="tabular-nums">
            {at < 0 && t(hasSuggestions ? 'steps.notes' : 'steps.count', { count })}
            {at >= 0 && t(hasSuggestions ? 'steps.note' : 'steps.at', { at: at + 1, count })}
          </span>
        </StepThrough>
      )}
      {count > 1 && <KeyHelp isOpen={showsKeys} onOpen={onShowKeys} />}
    </>
  );
}
