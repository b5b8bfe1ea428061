import type { User } from '@fitted/contract/account/users';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { DeleteDialog, type DeletionMode } from './delete-dialog.tsx';

interface DeleteCardProps {
  readonly user: User;
  /** Called after the account was deleted. */
  readonly onAccountDeleted: () => void;
}

export function DeleteCard({ user, onAccountDeleted }: DeleteCardProps) {
  const { t } = useTranslation('settings');
  const [mode, setMode] = useState<DeletionMode>();

  return (
    <Card className="border-danger/40">
      <CardHeader title={t('delete.title')} text={t('delete.text')} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setMode('data')}>
          {t('delete.openData')}
        </Button>
        <Button variant="danger" onClick={() => setMode('account')}>
          {t('delete.openAccount')}
        </Button>
      </div>
      {mode && (
        <DeleteDialog
          user={user}
          mode={mode}
          onModeChange={setMode}
          onClose={() => setMode(undefined)}
          onAccountDeleted={onAccountDeleted}
        />
      )}
    </Card>
  );
}
