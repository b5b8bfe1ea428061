import { CurrentPassword } from '@fitted/contract/account/security';
import type { User } from '@fitted/contract/account/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { useSaving } from '../form/use-saving.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { useTurnOffTwoStep } from './queries.ts';

interface TwoStepOffDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** For someone who lost their phone and codes. Requires the administrator's password, because it weakens an account. */
export function TwoStepOffDialog({ user, onClose }: TwoStepOffDialogProps) {
  const { t } = useTranslation('admin-users');
  const { done } = useOutcome();
  const turnOff = useTurnOffTwoStep();
  const form = useForm({ resolver: zodResolver(CurrentPassword), defaultValues: { currentPassword: '' } });
  const { submit, failure } = useSaving(form, {
    save: (body) => turnOff.mutateAsync({ id: user.id, body }),
    onSaved: () => {
      done(t('twoStep.done'), user.username);
      onClose();
    },
    failedTitle: t('twoStep.failed'),
  });

  return (
    <FormDialog
      title={t('twoStep.title', { name: user.username })}
      description={t('twoStep.text')}
      submitLabel={t('twoStep.submit')}
      isDirty={false}
      isBusy={form.formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="currentPassword"
        label={t('twoStep.password')}
        type="password"
        autoComplete="current-password"
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
