import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface PublishButtonProps {
  readonly isPublic: boolean;
  readonly subject: string;
  readonly onChange: (isPublic: boolean) => Promise<void>;
}

export function PublishButton({ isPublic, subject, onChange }: PublishButtonProps) {
  const { t } = useTranslation('admin-content');
  const [isBusy, setBusy] = useState(false);
  const label = t(isPublic ? 'unpublish' : 'publish');
  return (
    <Button
      variant="outline"
      size="sm"
      isBusy={isBusy}
      aria-label={`${label}: ${subject}`}
      onClick={() => {
        setBusy(true);
        void onChange(!isPublic).finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}
