import type { Language } from '@fitted/contract/languages';
import { chooseLanguage } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';

/** Without a connection the texts cannot be loaded; the page then keeps its language and says so. */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const { t } = useTranslation('shell');
  return (language) =>
    chooseLanguage(language).catch(() =>
      toast({ title: t('language.failed'), description: t('language.failedText'), variant: 'destructive' }),
    );
}
