import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { localeOf } from '../../../lib/languages.ts';
import { Button } from '../../../ui/button.tsx';
import type { PageOf } from './read-page.ts';
import type { Cursor } from './use-cursor.ts';

interface PagerProps {
  readonly page: PageOf<unknown>;
  readonly pageSize: number;
  readonly cursor: Cursor;
}

export function Pager({ page, pageSize, cursor }: PagerProps) {
  const { t, language } = useTranslation('admin');
  const { nextCursor } = page;
  const number = new Intl.NumberFormat(localeOf(language));
  const from = cursor.page * pageSize + 1;
  const shown = { from: number.format(from), to: number.format(from + page.rows.length - 1) };
  return (
    <nav aria-label={t('list.pages')} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-soft">
        {page.total === null
          ? t('list.shown', shown)
          : t('list.shownOf', { ...shown, total: number.format(page.total) })}
      </p>
      {(cursor.page > 0 || nextCursor !== null) && (
        <div className="flex gap-2">
          <Button variant="outline" size="sm" disabled={cursor.page === 0} onClick={cursor.previous}>
            <ChevronLeft aria-hidden />
            {t('list.previous')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={nextCursor === null}
            onClick={() => nextCursor !== null && cursor.next(nextCursor)}
          >
            {t('list.next')}
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}
