import { useTranslation } from '../i18n/use-translation.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Fills the window, so that the footer is below it from the start and does not jump when the page arrives. */
export function PageSpinner() {
  const { t } = useTranslation('ui');
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} className="size-7 text-accent" />
    </div>
  );
}
