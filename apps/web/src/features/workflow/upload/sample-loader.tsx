import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { takeSample } from '../draft.ts';
import { updateDraft } from '../draft-store.ts';

/** Draws nothing: its words are the sample, which is fetched when somebody asks for it, in their language. */
export function SampleLoader() {
  const { t } = useTranslation('workflow-sample');
  const sample = { resumeText: t('resume'), title: t('title'), posting: t('posting') };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another language later does not begin anew
  useEffect(() => updateDraft((draft) => takeSample(draft, sample)), []);
  return null;
}
