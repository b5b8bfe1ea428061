import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { takeSample } from '../draft.ts';
import { updateDraft } from '../draft-store.ts';

/** Renders nothing: its translations are the sample, which is fetched on request, in the person's language. */
export function SampleLoader() {
  const { t } = useTranslation('workflow-sample');
  const sample = { resumeText: t('resume'), title: t('title'), posting: t('posting') };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; a later change of language does not restart it
  useEffect(() => updateDraft((draft) => takeSample(draft, sample)), []);
  return null;
}
