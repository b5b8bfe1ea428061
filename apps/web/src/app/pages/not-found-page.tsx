import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMissing } from '../../lib/api/page-record.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BlankSheet } from './blank-sheet.tsx';
import { SheetWithGap } from './sheet-with-gap.tsx';

const oftenWanted = [
  { id: 'howItWorks', to: '/how-it-works' },
  { id: 'templates', to: '/resume-templates' },
  { id: 'industryInsights', to: '/news' },
  { id: 'meetEmployers', to: '/meet-employers' },
] as const;

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
          {/* For whoever builds the site. */}
          <span className="mt-2 block text-sm text-ink-faint">{t('notFound.hint')}</span>
        </>
      }
      picture={<SheetWithGap />}
      more={<OftenWanted />}
    >
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      <ButtonLink to="/help-center" variant="outline">
        {t('notFound.help')}
      </ButtonLink>
    </BlankSheet>
  );
}

function OftenWanted() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('nav.resources')} className="mt-10 border-t border-line pt-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {oftenWanted.map(({ id, to }) => (
          <li key={id}>
            <Link to={to} className="inline-flex min-h-9 items-center font-medium text-accent-strong hover:underline">
              {t(`nav.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
