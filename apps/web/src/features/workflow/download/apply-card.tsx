import { BriefcaseBusiness, Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saidBy } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { noteApplication } from '../queries.ts';

interface ApplyCardProps {
  readonly jobTitle: string;
  /** The saved resume that the file was made from, where there is one. */
  readonly resumeId: number | undefined;
}

type State = 'open' | 'busy' | 'noted';

/** Adds an application that uses this file to the person's board. */
export function ApplyCard({ jobTitle, resumeId }: ApplyCardProps) {
  const { t } = useTranslation('workflow-download');
  const say = useSentence();
  const [company, setCompany] = useState('');
  const [error, setError] = useState<string>();
  const [state, setState] = useState<State>('open');

  const note = async (event: FormEvent) => {
    event.preventDefault();
    if (company.trim() === '') return setError(t('apply.companyMissing'));
    setError(undefined);
    setState('busy');
    try {
      await noteApplication({ jobTitle, company, ...(resumeId !== undefined && { resumeId }) });
      setState('noted');
      toast({ title: t('apply.done'), description: t('apply.doneText', { company: company.trim() }) });
    } catch (failure) {
      setState('open');
      const description = say(saidBy(failure)) ?? t('apply.failedText');
      toast({ title: t('apply.failed'), description, variant: 'destructive' });
    }
  };

  return (
    <section aria-labelledby="apply-with-this" className="rounded-lg border border-line bg-raised p-4">
      <h3 id="apply-with-this" className="text-base">
        {t('apply.heading')}
      </h3>
      {state === 'noted' ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
          <Check aria-hidden className="size-4 text-accent" />
          {t('apply.noted', { company: company.trim() })}
          <Link to="/dashboard" className="font-medium text-accent underline underline-offset-4">
            {t('apply.open')}
          </Link>
        </p>
      ) : (
        <form noValidate onSubmit={(event) => void note(event)} className="mt-1">
          <p className="mb-3 text-sm text-ink-soft">{t('apply.text', { jobTitle })}</p>
          <Field label={t('apply.company')} error={error}>
            {(control) => (
              <TextInput
                {...control}
                value={company}
                maxLength={300}
                autoComplete="organization"
                onChange={({ target }) => setCompany(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="outline" className="mt-3" isBusy={state === 'busy'}>
            {state !== 'busy' && <BriefcaseBusiness aria-hidden />}
            {t('apply.submit')}
          </Button>
        </form>
      )}
    </section>
  );
}
