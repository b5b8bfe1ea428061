import { useTranslation } from '../../../i18n/use-translation.ts';
import { KeyHelp } from './key-help.tsx';
import { StepThrough } from './step-through.tsx';
import type { Made } from './verdict/made-words.ts';

interface DeskStepsProps {
  /** Index of the change in hand; -1 for none. */
  readonly at: number;
  readonly count: number;
  readonly made: Made;
  readonly onStep: (index: number) => void;
  readonly showsKeys: boolean;
  readonly onShowKeys: (shows: boolean) => void;
}

/** From change to change by buttons, and the keys that do the same. */
export function DeskSteps({ at, count, made, onStep, showsKeys, onShowKeys }: DeskStepsProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <>
      {count > 1 && (
        <StepThrough at={at} count={count} onStep={onStep}>
          <span className="tabular-nums">
            {at >= 0 && t(made.suggested > 0 ? 'steps.note' : 'steps.at', { at: at + 1, count })}
          </span>
        </StepThrough>
      )}
      {count > 1 && <KeyHelp isOpen={showsKeys} onOpen={onShowKeys} />}
    </>
  );
}
