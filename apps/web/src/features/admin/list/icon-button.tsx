import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';

interface IconButtonProps {
  readonly icon: LucideIcon;
  /** What the button does. */
  readonly label: string;
  /** The row it applies to, for screen readers only. */
  readonly subject: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, subject, isBusy = false, isDisabled = false, onClick } = props;
  return (
    <Tooltip content={label}>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`${label}: ${subject}`}
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onClick}
      >
        {!isBusy && <Icon aria-hidden />}
      </Button>
    </Tooltip>
  );
}
