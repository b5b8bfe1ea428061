import { CircleHelp } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { OpenQuestion } from '../draft.ts';
import { patchDraft } from '../draft-store.ts';

const known: readonly string[] = [
  'contact',
  'employer',
  'dates',
  'achievements',
  'earlier-roles',
  'education',
  'why-target',
];

/** What a generated resume leaves out because we were not told: asked here, never left as brackets in the resume. */
export function OpenQuestions({ questions }: { readonly questions: readonly OpenQuestion[] }) {
  const { t } = useTranslation('workflow-generate');
  const asked = questions.filter(({ code }) => known.includes(code));
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="open-questions" className="rounded-md bg-changed p-4 text-sm text-on-changed">
      <h3 id="open-questions" className="flex items-center gap-2 text-base">
        <CircleHelp aria-hidden className="size-4 shrink-0" />
        {t('questions.heading')}
      </h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {asked.map(({ code, params }) => (
          <li key={code}>{t(`questions.${code}`, params)}</li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => patchDraft({ tab: 'upload' })}>
        {t('questions.edit')}
      </Button>
    </section>
  );
}
