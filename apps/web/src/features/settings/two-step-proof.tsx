import { type FormEvent, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { AskingDialog } from '../../ui/overlay/asking-dialog.tsx';
import { DialogActions, DialogContent } from '../../ui/overlay/dialog.tsx';
import { useRenewCodes, useStopTwoStep } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TwoStepProofProps {
  readonly act: 'stop' | 'renew';
  readonly onClose: () => void;
}

/** Turning it off, or getting new codes, requires both the password and a code. */
export function TwoStepProof({ act, onClose }: TwoStepProofProps) {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const stop = useStopTwoStep();
  const renew = useRenewCodes();
  const [currentPassword, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const failure = stop.error ?? renew.error;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proof = { currentPassword, code };
    if (act === 'renew') {
      renew.mutate(proof, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) });
      return;
    }
    stop.mutate(proof, {
      onSuccess: () => {
        toast({ title: t('twoStep.stopped') });
        onClose();
      },
    });
  };

  return (
    // Codes are shown only once, so clicking outside must not close the dialog before they are saved.
    <AskingDialog isDirty={codes !== undefined} t={t} onClose={onClose}>
      {() => (
        <DialogContent title={t(`twoStep.${act}`)} description={t(`twoStep.${act}Text`)}>
          {codes ? (
            <RecoveryCodes codes={codes} onClose={onClose} />
          ) : (
            <form onSubmit={submit} className="grid gap-5">
              <Field label={t('fields.currentPassword')}>
                {(control) => (
                  <PasswordInput
                    {...control}
                    value={currentPassword}
                    onChange={(event) => setPassword(event.target.value)}
                  />
                )}
              </Field>
              <Field label={t('fields.code')} hint={t('twoStep.codeHint')}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={code}
                    onChange={(event) => setCode(event.target.value)}
                    autoComplete="one-time-code"
                  />
                )}
              </Field>
              {failure && <FieldError>{say(failure.message)}</FieldError>}
              <DialogActions>
                <Button
                  type="submit"
                  variant={act === 'stop' ? 'danger' : 'primary'}
                  isBusy={stop.isPending || renew.isPending}
                >
                  {t(`twoStep.${act}`)}
                </Button>
              </DialogActions>
            </form>
          )}
        </DialogContent>
      )}
    </AskingDialog>
  );
}
