import type { ResumeSummary } from '@fitted/contract/resumes';
import { type FormEvent, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog, DialogActions, DialogContent } from '../../ui/overlay/dialog.tsx';
import { resumeName } from './resume-name.ts';
import { useRenameResume } from './resume-queries.ts';

interface RenameDialogProps {
  readonly resume: ResumeSummary;
  readonly onClose: () => void;
}

export function RenameDialog({ resume, onClose }: RenameDialogProps) {
  const { t } = useTranslation('dashboard');
  const rename = useRenameResume();
  const say = useSentence();
  const errorOf = (error: unknown) => {
    if (!error) return undefined;
    const isStale = error instanceof ApiError && error.code === 'changed_meanwhile';
    return isStale ? say(error.message) : t('rename.failed');
  };
  const [title, setTitle] = useState(resumeName(resume.title, resume.preview));

  const save = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ id: resume.id, title, seenUpdatedAt: resume.updatedAt }, { onSuccess: onClose });
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t('rename.title')}>
        <form onSubmit={save}>
          <Field label={t('rename.label')} error={errorOf(rename.error)}>
            {(control) => (
              <TextInput
                {...control}
                value={title}
                maxLength={200}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <DialogActions>
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" isBusy={rename.isPending}>
              {t('save')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
