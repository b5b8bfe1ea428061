import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../ui/overlay/dialog.tsx';

interface PasswordDialogProps {
  readonly fileName: string;
  readonly wasWrong: boolean;
  readonly onUnlock: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password of a locked file, which is used once and not stored. */
export function PasswordDialog({ fileName, wasWrong, onUnlock, onCancel }: PasswordDialogProps) {
  const { t } = useTranslation('workflow-upload');
  const [password, setPassword] = useState('');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent title={t('password.title')} description={t('password.text', { name: fileName })}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (password !== '') onUnlock(password);
          }}
        >
          <Field label={t('password.label')} error={wasWrong ? t('password.wrong') : undefined}>
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="off"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          <DialogActions>
            <DialogClose className={buttonClass({ variant: 'outline' })}>{t('password.cancel')}</DialogClose>
            <Button type="submit">{t('password.open')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
