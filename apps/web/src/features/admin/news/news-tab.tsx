import type { AdminArticle } from '@fitted/contract/admin/content';
import { newsStatuses } from '@fitted/contract/constants';
import { FilePlus2, Newspaper } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListFilters } from '../../../lib/browser/use-list-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { adminTabs } from '../admin-tabs.ts';
import { CollectNewsButton } from '../collection/collect-news-button.tsx';
import { CollectionProgress } from '../collection/collection-progress.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { PublishButton } from '../list/publish-button.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import { Toolbar } from '../list/toolbar.tsx';
import { useCursor } from '../list/use-cursor.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { useNewsColumns } from './news-columns.tsx';
import { NewsDialog } from './news-dialog.tsx';
import { newsPageSize, useDeleteArticle, useNews, useUpdateArticle } from './queries.ts';

export function NewsTab() {
  const { t } = useTranslation('admin-content');
  const { attempt } = useOutcome();
  const state = useListFilters(['status'], adminTabs);
  const { search } = state.filters;
  const status = newsStatuses.find((known) => known === state.filters.status);
  const cursor = useCursor(`${search} ${status}`);
  const query = useNews({ search, status, cursor: cursor.current });
  const columns = useNewsColumns();
  const collection = useCollection();
  const update = useUpdateArticle();
  const deleteArticle = useDeleteArticle();
  const [edited, setEdited] = useState<AdminArticle | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminArticle | null>(null);

  const publish = ({ id, title }: AdminArticle, isPublic: boolean) =>
    attempt(
      () => update.mutateAsync({ id, body: { status: isPublic ? 'published' : 'pending_review' } }),
      { done: t(isPublic ? 'news.published' : 'news.unpublished'), failed: t('news.updateFailed') },
      title,
    );
  const remove = ({ id, title }: AdminArticle) =>
    attempt(() => deleteArticle.mutateAsync(id), { done: t('news.deleted'), failed: t('news.deleteFailed') }, title);

  return (
    <>
      <Toolbar
        searchLabel={t('news.search')}
        searchBox={state.searchBox}
        onSearch={(text) => state.change({ search: text })}
        filters={
          <StatusFilter
            statuses={newsStatuses}
            value={status ?? ''}
            onChange={(chosen) => state.change({ status: chosen })}
          />
        }
      >
        <CollectNewsButton collection={collection} />
        <Button onClick={() => setEdited('new')}>
          <FilePlus2 aria-hidden />
          {t('news.create')}
        </Button>
      </Toolbar>
      <CollectionProgress collection={collection} />
      <PagedList<AdminArticle, never>
        caption={t('news.caption')}
        columns={columns}
        query={query}
        pageSize={newsPageSize}
        cursor={cursor}
        actions={(article) => (
          <>
            <PublishButton
              isPublic={article.status === 'published'}
              subject={article.title}
              onChange={(isPublic) => publish(article, isPublic)}
            />
            <RowButtons
              subject={article.title}
              onEdit={() => setEdited(article)}
              onDelete={() => setDeleted(article)}
            />
          </>
        )}
        empty={{ icon: Newspaper, title: t('news.none'), text: t('news.noneText') }}
        {...((search || status) && { nothingFound: t('news.nothingFound') })}
      />
      {edited && <NewsDialog article={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          name={deleted.title}
          description={t('news.deleteText')}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}
