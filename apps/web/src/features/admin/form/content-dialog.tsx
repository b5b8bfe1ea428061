import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { FormDialog } from './form-dialog.tsx';
import { useSaving } from './use-saving.ts';

interface Row {
  readonly id: number;
  readonly updatedAt: string;
}

interface Change<Fields> {
  readonly id: number;
  readonly body: Fields & { readonly seenUpdatedAt: string };
}

interface ContentDialogProps<Input extends FieldValues, Fields, Saved extends Row> {
  /** Which texts to use. */
  readonly subject: 'events' | 'news' | 'ads';
  readonly form: UseFormReturn<Input, unknown, Fields>;
  /** Null for a new one. */
  readonly row: Saved | null;
  readonly create: (fields: Fields) => Promise<Saved>;
  readonly update: (change: Change<Fields>) => Promise<Saved>;
  readonly nameOf: (saved: Saved) => string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form for creating or changing published content; its fields are the children. */
export function ContentDialog<Input extends FieldValues, Fields, Saved extends Row>(
  props: ContentDialogProps<Input, Fields, Saved>,
) {
  const { subject, form, row, create, update, nameOf, onClose, children } = props;
  const { t } = useTranslation('admin-content');
  const { done } = useOutcome();
  const { submit, failure } = useSaving(form, {
    save: (fields: Fields) =>
      row ? update({ id: row.id, body: { ...fields, seenUpdatedAt: row.updatedAt } }) : create(fields),
    onSaved: (saved) => {
      done(t(row ? `${subject}.updated` : `${subject}.created`), nameOf(saved));
      onClose();
    },
    failedTitle: t(row ? `${subject}.updateFailed` : `${subject}.createFailed`),
  });

  return (
    <FormDialog
      title={t(row ? `${subject}.edit` : `${subject}.create`)}
      submitLabel={t(row ? 'save' : `${subject}.create`)}
      isDirty={form.formState.isDirty}
      isBusy={form.formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
