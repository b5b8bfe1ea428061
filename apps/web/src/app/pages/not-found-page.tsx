import { useTranslation } from '../../i18n/use-translation.ts';
import { useMissing } from '../../lib/api/page-record.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BlankSheet } from './blank-sheet.tsx';
import { SheetWithGap } from './sheet-with-gap.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  useMissing();
  useDocumentTitle(t('notFound.title'));
  return (
    <BlankSheet
      title={t('notFound.title')}
      text={
        <>
          {t('notFound.text')}
          <span className="mt-2 block font-medium text-ink">{t('notFound.spelling')}</span>
        </>
      }
      picture={<SheetWithGap question={t('notFound.hint')} />}
    >
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      <ButtonLink to="/help-center" variant="outline">
        {t('notFound.help')}
      </ButtonLink>
    </BlankSheet>
  );
}
