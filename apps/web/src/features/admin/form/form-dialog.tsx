import type { FormEventHandler, ReactNode } from 'react';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { AskingDialog } from '../../../ui/overlay/asking-dialog.tsx';
import { DialogActions, DialogContent } from '../../../ui/overlay/dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  readonly onSubmit: FormEventHandler;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, isDirty, isBusy, failure, onSubmit, onClose, children } = props;
  const { t } = useTranslation('admin');
  const say = useSentence();

  return (
    <AskingDialog isDirty={isDirty} t={t} onClose={onClose}>
      {(close) => (
        <DialogContent title={title} {...(description !== undefined && { description })} className="sm:max-w-2xl">
          <form onSubmit={onSubmit} noValidate>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
            {failure && <FieldError>{say(failure)}</FieldError>}
            {/* Long forms scroll, but the save button stays visible. */}
            <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-line bg-raised px-6 pb-5 [&>div]:mt-4">
              <DialogActions>
                <Button variant="outline" onClick={close}>
                  {t('cancel')}
                </Button>
                <Button type="submit" isBusy={isBusy}>
                  {submitLabel}
                </Button>
              </DialogActions>
            </div>
          </form>
        </DialogContent>
      )}
    </AskingDialog>
  );
}
