import { guessJobSource } from '@fitted/contract/jobs';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { patchDraft, useDraft } from '../draft-store.ts';

interface JobImportProps {
  readonly isLoading: boolean;
  readonly onImport: (url: string) => void;
  readonly onCancel: () => void;
}

export function JobImport({ isLoading, onImport, onCancel }: JobImportProps) {
  const { t } = useTranslation('workflow-improve');
  const { jobUrl: url } = useDraft();
  const [error, setError] = useState<string>();
  const isEmpty = url.trim() === '';
  const start = () => (isEmpty ? setError(t('import.urlRequired')) : onImport(url.trim()));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Field
        label={t('import.label')}
        error={error}
        hint={isEmpty ? t('import.hint') : t('import.site', { site: t(`job.sources.${guessJobSource(url)}`) })}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            readOnly={isLoading}
            // Enter does not submit a form whose button is disabled, so the reason would never be shown.
            onKeyDown={({ key }) => {
              if (key === 'Enter' && isEmpty) start();
            }}
            onChange={(event) => {
              setError(undefined);
              patchDraft({ jobUrl: event.target.value });
            }}
          />
        )}
      </Field>
      <div className="mt-4 flex gap-3">
        <Button type="submit" isBusy={isLoading} disabled={isEmpty} className="flex-1">
          {!isLoading && <Link2 aria-hidden />}
          {t(isLoading ? 'import.loading' : 'import.start')}
        </Button>
        {isLoading && (
          <Button variant="outline" onClick={onCancel}>
            {t('import.cancel')}
          </Button>
        )}
      </div>
      {isLoading && (
        <div className="mt-5 grid gap-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="h-4 w-4/5" />
        </div>
      )}
    </form>
  );
}
