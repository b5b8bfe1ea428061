import { Sparkles } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { patchDraft, useDraft } from '../draft-store.ts';
import { focusFirst } from '../focus-first.ts';
import {
  type FormProblem,
  type FormProblems,
  type GenerateInput,
  maxSkillLength,
  maxSkills,
  readForm,
} from './read-form.ts';
import { useGeneration } from './use-generation.ts';

export function GenerateTab() {
  const { t } = useTranslation('workflow-generate');
  const { generator: form } = useDraft();
  const [problems, setProblems] = useState<FormProblems>({});
  const { isBusy, start, cancel } = useGeneration();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { details, problems: found } = readForm(form);
    setProblems(found);
    if (!details) {
      focusFirst(element.current, Object.keys(found));
      if (Object.values(found).includes('missing'))
        toast({ title: t('missing.title'), description: t('missing.text'), variant: 'destructive' });
      return;
    }
    void start(details);
  };

  const inputOf = (name: keyof GenerateInput) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setProblems(({ [name]: _, ...others }) => others);
      patchDraft({ generator: { ...form, [name]: event.target.value } });
    },
  });
  const words: Record<FormProblem, string> = {
    missing: t('missing.field'),
    years: t('yearsRange'),
    skills: t('skillsLimit', { max: maxSkills, length: maxSkillLength }),
  };
  const errorOf = (name: keyof GenerateInput) => {
    const problem = problems[name];
    return problem && words[problem];
  };

  return (
    <form ref={element} noValidate onSubmit={submit} className="max-w-2xl">
      <h3 className="text-xl">{t('heading')}</h3>
      <p className="mt-1 text-ink-soft">{t('text')}</p>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field label={t('name')} error={errorOf('name')}>
          {(control) => <TextInput {...control} maxLength={200} autoComplete="name" {...inputOf('name')} />}
        </Field>
        <Field label={t('position')} error={errorOf('currentPosition')}>
          {(control) => (
            <TextInput {...control} maxLength={300} autoComplete="organization-title" {...inputOf('currentPosition')} />
          )}
        </Field>
        <Field label={t('years')} error={errorOf('years')}>
          {(control) => <TextInput {...control} type="number" min={0} step="any" {...inputOf('years')} />}
        </Field>
        <Field label={t('target')} error={errorOf('targetJobTitle')}>
          {(control) => <TextInput {...control} maxLength={300} {...inputOf('targetJobTitle')} />}
        </Field>
        <Field label={t('skills')} hint={t('skillsHint')} error={errorOf('skills')} className="sm:col-span-2">
          {(control) => <TextInput {...control} maxLength={4000} {...inputOf('skills')} />}
        </Field>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button ref={button} type="submit" size="lg" isBusy={isBusy} className="max-sm:w-full">
          {!isBusy && <Sparkles aria-hidden />}
          {t(isBusy ? 'busy' : 'generate')}
        </Button>
        {isBusy && (
          <Button
            variant="outline"
            size="lg"
            className="max-sm:w-full"
            onClick={() => {
              // This button disappears; the focus moves to the one that can be pressed again.
              flushSync(cancel);
              button.current?.focus();
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
