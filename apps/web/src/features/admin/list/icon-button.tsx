import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';

interface IconButtonProps {
  readonly icon: LucideIcon;
  /** What the button does. */
  readonly label: string;
  /** The row it applies to, for screen readers only. */
  readonly subject: string;
  /** Beside the icon, where there is room for it. */
  readonly name?: string;
  /** Set apart, so that it is not hit by mistake. */
  readonly isApart?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, subject, name, isApart = false, isBusy = false, isDisabled = false, onClick } = props;
  return (
    <Tooltip content={label}>
      <Button
        variant="quiet"
        size={name === undefined ? 'icon' : 'sm'}
        className={clsx(
          isApart && 'ml-3 text-danger! xl:max-2xl:ml-1',
          name !== undefined && 'md:max-xl:px-2.5 xl:max-2xl:px-2 xl:max-2xl:[&_svg]:hidden',
        )}
        aria-label={`${label}: ${subject}`}
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onClick}
      >
        {!isBusy && <Icon aria-hidden />}
        {name !== undefined && <span className="md:max-xl:sr-only">{name}</span>}
      </Button>
    </Tooltip>
  );
}
