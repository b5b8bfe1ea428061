import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { localeOf } from '../../../lib/format/languages.ts';
import { Button } from '../../../ui/button.tsx';
import type { PageOf } from './read-page.ts';
import type { Cursor } from './use-cursor.ts';

interface PagerProps {
  readonly page: PageOf<unknown>;
  readonly pageSize: number;
  readonly cursor: Cursor;
  /** The previous page is still shown until the requested one has loaded. */
  readonly isWaiting: boolean;
}

export function Pager({ page, pageSize, cursor, isWaiting }: PagerProps) {
  const { t, language } = useTranslation('admin');
  const { nextCursor } = page;
  const number = new Intl.NumberFormat(localeOf(language));
  const from = cursor.page * pageSize + 1;
  const shown = { from: number.format(from), to: number.format(from + page.rows.length - 1) };
  const range =
    page.total === null ? t('list.shown', shown) : t('list.shownOf', { ...shown, total: number.format(page.total) });
  // Not `disabled` while waiting, because that would take the focus from keyboard users.
  const button = { variant: 'outline', size: 'sm', 'aria-disabled': isWaiting || undefined } as const;
  return (
    <nav aria-label={t('list.pages')} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-soft">
        {!isWaiting && range}
      </p>
      {(cursor.page > 0 || nextCursor !== null) && (
        <div className="flex gap-2">
          <Button {...button} disabled={cursor.page === 0} onClick={() => !isWaiting && cursor.previous()}>
            <ChevronLeft aria-hidden />
            {t('list.previous')}
          </Button>
          <Button
            {...button}
            disabled={nextCursor === null}
            onClick={() => !isWaiting && nextCursor !== null && cursor.next(nextCursor)}
          >
            {t('list.next')}
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}
