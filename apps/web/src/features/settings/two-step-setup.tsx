import type { TwoStepSetup as Setup } from '@fitted/contract/account/security';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { AskingDialog } from '../../ui/overlay/asking-dialog.tsx';
import { DialogActions, DialogContent } from '../../ui/overlay/dialog.tsx';
import { QrPicture } from './qr-picture.tsx';
import { useConfirmTwoStep, useStartTwoStep } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** First the password, then the app, then the codes to save. */
export function TwoStepSetup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    // Codes are shown only once, so clicking outside must not close the dialog before they are saved.
    <AskingDialog isDirty={codes !== undefined} t={t} onClose={onClose}>
      {() => (
        <DialogContent title={t('twoStep.setupTitle')} description={t('twoStep.setupText')}>
          {codes ? (
            <RecoveryCodes codes={codes} onClose={onClose} />
          ) : setup ? (
            <CodeStep setup={setup} onDone={setCodes} />
          ) : (
            <PasswordStep onDone={setSetup} />
          )}
        </DialogContent>
      )}
    </AskingDialog>
  );
}

function PasswordStep({ onDone }: { readonly onDone: (setup: Setup) => void }) {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const start = useStartTwoStep();
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.mutate(password, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit}>
      <Field label={t('fields.currentPassword')} error={say(start.error?.message)}>
        {(control) => (
          <PasswordInput {...control} value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
      </Field>
      <DialogActions>
        <Button type="submit" isBusy={start.isPending}>
          {t('twoStep.next')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface CodeStepProps {
  readonly setup: Setup;
  readonly onDone: (codes: readonly string[]) => void;
}

function CodeStep({ setup: { secret, otpauthUrl, qrCode }, onDone }: CodeStepProps) {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const confirm = useConfirmTwoStep();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // The button that had the focus was removed with the previous step.
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <QrPicture code={qrCode} label={t('twoStep.qr')} />
        <div className="min-w-40 flex-1 text-sm">
          <p>{t('twoStep.scan')}</p>
          <p className="mt-3 text-ink-soft">{t('twoStep.manual')}</p>
          <code className="mt-1 block rounded-sm bg-sunken p-2">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <a href={otpauthUrl} className="mt-3 inline-block font-medium text-accent underline">
            {t('twoStep.openApp')}
          </a>
        </div>
      </div>
      <Field label={t('fields.code')} error={say(confirm.error?.message)}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
      <DialogActions>
        <Button type="submit" isBusy={confirm.isPending}>
          {t('twoStep.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}
