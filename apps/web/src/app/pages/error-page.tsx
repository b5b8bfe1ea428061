import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { Button } from '../../ui/button.tsx';
import { BlankSheet } from './blank-sheet.tsx';

export function ErrorPage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  useDocumentTitle(t('failed.title'));
  return (
    <BlankSheet title={t('failed.title')} text={t('failed.text')}>
      <Button onClick={onRetry}>{t('failed.retry')}</Button>
    </BlankSheet>
  );
}
