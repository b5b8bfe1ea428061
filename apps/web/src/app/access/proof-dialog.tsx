import { proveIdentity, twoStepState } from '@fitted/contract/account/security';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog, DialogActions, DialogContent } from '../../ui/overlay/dialog.tsx';

/** Asks people who signed in a while ago to prove again who they are, on top of what they were about to do. */
export function ProofDialog({ onAnswer }: { readonly onAnswer: (isProven: boolean) => void }) {
  const { t } = useTranslation('auth');
  const say = useSentence();
  const [isByCode, setByCode] = useState(false);
  const [answer, setAnswer] = useState('');
  const twoStep = useQuery({ queryKey: ['two-step', 'of-proof'], queryFn: () => call(twoStepState, {}), gcTime: 0 });
  const prove = useMutation({
    mutationFn: () => call(proveIdentity, { body: isByCode ? { code: answer } : { currentPassword: answer } }),
    onSuccess: () => onAnswer(true),
  });
  const change = () => {
    setByCode(!isByCode);
    setAnswer('');
    prove.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is rendered inside a form of the page, to which React would propagate the event.
    event.stopPropagation();
    prove.mutate();
  };
  const value = { value: answer, onChange: (event: { target: { value: string } }) => setAnswer(event.target.value) };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <DialogContent title={t('proof.title')} description={t('proof.text')}>
        <form onSubmit={submit}>
          <Field
            label={t(isByCode ? 'fields.code' : 'fields.password')}
            {...(isByCode && { hint: t('login.codeHint') })}
            error={say(prove.error?.message)}
          >
            {(control) =>
              isByCode ? (
                <TextInput {...control} {...value} required autoComplete="one-time-code" inputMode="numeric" />
              ) : (
                <PasswordInput {...control} {...value} required />
              )
            }
          </Field>
          {twoStep.data?.isOn && (
            <Button type="button" variant="quiet" onClick={change} className="mt-2 -ml-3">
              {t(isByCode ? 'proof.usePassword' : 'proof.useCode')}
            </Button>
          )}
          <DialogActions>
            <Button type="button" variant="outline" onClick={() => onAnswer(false)}>
              {t('proof.cancel')}
            </Button>
            <Button type="submit" isBusy={prove.isPending}>
              {t('proof.confirm')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
