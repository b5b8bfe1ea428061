import { Info } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

const scripts = [
  ['thai', /\p{Script=Thai}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
] as const;

/**
 * Scripts that our PDF draws, but not as well as our own six languages: text extracted from a PDF with joined letters
 * is often wrong, and pages are set from left to right. The note appears before the download and names the better
 * format.
 */
export function ScriptNote({ resumeText }: { readonly resumeText: string }) {
  const { t, language } = useTranslation('workflow-download');
  const found = scripts.filter(([, pattern]) => pattern.test(resumeText)).map(([name]) => t(`scripts.${name}`));
  if (found.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(found);
  return (
    <div role="note" className="flex items-start gap-3 rounded-md bg-changed p-4 text-sm text-on-changed">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>{t('scripts.text', { scripts: names })}</p>
    </div>
  );
}
