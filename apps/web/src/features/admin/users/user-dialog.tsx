import type { User } from '@fitted/contract/account/users';
import { AdminUserForm } from '@fitted/contract/admin/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { changeResolver } from '../form/change-resolver.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { ToggleField } from '../form/toggle-field.tsx';
import { useSaving } from '../form/use-saving.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { CountryField } from './country-field.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { useAddUser, useUpdateUser } from './queries.ts';
import { fields, toInput, type UserInput } from './user-fields.ts';

interface UserDialogProps {
  /** Null for a new person. */
  readonly user: User | null;
  readonly onSaved: (user: User) => void;
  readonly onClose: () => void;
}

export function UserDialog({ user, onSaved, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin-users');
  const { done } = useOutcome();
  const addUser = useAddUser();
  const updateUser = useUpdateUser();
  const [picture, setPicture] = useState(user?.profilePicture ?? null);
  const form = useForm<UserInput, unknown, AdminUserForm>({
    resolver: user ? changeResolver(AdminUserForm, toInput(user)) : zodResolver(AdminUserForm),
    defaultValues: toInput(user),
  });
  const administrator = useController({ control: form.control, name: 'isAdmin' }).field;
  const hasNewPicture = picture !== (user?.profilePicture ?? null);

  const save = (given: AdminUserForm): Promise<User> => {
    const newPicture = hasNewPicture && { profilePicture: picture };
    if (!user) return addUser.mutateAsync({ ...given, ...newPicture });
    return updateUser.mutateAsync({ id: user.id, body: { ...given, ...newPicture, seenUpdatedAt: user.updatedAt } });
  };

  const { submit, failure } = useSaving(form, {
    save,
    onSaved: (saved) => {
      done(t(user ? 'updated' : 'added'), user ? saved.username : t('addedText', { email: saved.email }));
      onSaved(saved);
    },
    failedTitle: t(user ? 'updateFailed' : 'addFailed'),
  });

  return (
    <FormDialog
      title={user ? t('edit.title', { name: user.username }) : t('add.title')}
      {...(!user && { description: t('add.text') })}
      submitLabel={t(user ? 'edit.submit' : 'add.submit')}
      isDirty={form.formState.isDirty || hasNewPicture}
      isBusy={form.formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map((field) =>
        field.name === 'country' ? (
          <CountryField key={field.name} control={form.control} label={t('fields.country')} />
        ) : (
          <TextField key={field.name} form={form} label={t(`fields.${field.name}`)} autoComplete="off" {...field} />
        ),
      )}
      <PictureChoice picture={picture} onChange={setPicture} />
      <div className="rounded-md border border-line p-4 sm:col-span-2">
        <ToggleField
          label={t('fields.isAdmin')}
          hint={t('isAdminHint')}
          isOn={administrator.value === true}
          onChange={administrator.onChange}
        />
      </div>
    </FormDialog>
  );
}
