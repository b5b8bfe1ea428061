import type { User } from '@fitted/contract/account/users';
import { deleteAccountPhrase, deleteDataPhrase } from '@fitted/contract/constants';
import { useRef, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { AlertDialog, AlertDialogContent } from '../../ui/overlay/alert-dialog.tsx';
import { useRemoveUser } from './queries.ts';

export type DeletionMode = 'data' | 'account';

const phrases: Readonly<Record<DeletionMode, string>> = { data: deleteDataPhrase, account: deleteAccountPhrase };
const modes: readonly DeletionMode[] = ['data', 'account'];

interface DeleteDialogProps {
  readonly user: User;
  readonly mode: DeletionMode;
  readonly onModeChange: (mode: DeletionMode) => void;
  readonly onClose: () => void;
  readonly onAccountDeleted: () => void;
}

/** Asks which of the two, and for a typed phrase, because neither can be undone. */
export function DeleteDialog({ user, mode, onModeChange, onClose, onAccountDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const removeUser = useRemoveUser();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const phrase = phrases[mode];
  const field = useRef<HTMLInputElement>(null);

  const confirm = async () => {
    if (typed !== phrase) {
      setError(t('delete.mismatchText'));
      toast({ title: t('delete.mismatch'), description: t('delete.mismatchText'), variant: 'destructive' });
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await removeUser(user.id, mode);
      onClose();
      toast({ title: t(`delete.${mode}Done`), description: t(`delete.${mode}DoneText`) });
      if (mode === 'account') onAccountDeleted();
    } catch (failure) {
      setBusy(false);
      const description = say(failure instanceof Error ? failure.message : String(failure));
      setError(description);
      toast({ title: t('delete.failed'), description, variant: 'destructive' });
    }
  };

  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent
        title={t('delete.question')}
        description={t('delete.warning')}
        cancelLabel={t('delete.cancel')}
        confirmLabel={t(isBusy ? 'delete.busy' : `delete.${mode}Confirm`)}
        isDangerous
        firstField={field}
        onConfirm={(event) => {
          event.preventDefault();
          if (!isBusy) void confirm();
        }}
      >
        <RadioCards
          label={t('delete.modeLabel')}
          options={modes.map((value) => ({
            value,
            title: t(`delete.${value}Title`),
            content: t(`delete.${value}Text`),
          }))}
          value={mode}
          onValueChange={(chosen) => {
            setTyped('');
            setError(undefined);
            onModeChange(chosen);
          }}
        />
        <Field label={t('delete.phraseLabel', { phrase })} error={error} className="mt-5">
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </AlertDialogContent>
    </AlertDialog>
  );
}
