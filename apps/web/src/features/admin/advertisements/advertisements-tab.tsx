import type { Advertisement } from '@fitted/contract/advertisements';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListFilters } from '../../../lib/browser/use-list-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { adminTabs } from '../admin-tabs.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import { Toolbar } from '../list/toolbar.tsx';
import { useCursor } from '../list/use-cursor.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { useAdvertisementColumns } from './advertisement-columns.tsx';
import { AdvertisementDialog } from './advertisement-dialog.tsx';
import { type AdvertisementSort, cutPage, readSort } from './cut-page.ts';
import { useAdvertisements, useDeleteAdvertisement } from './queries.ts';

const pageSize = 25;

export function AdvertisementsTab() {
  const { t } = useTranslation('admin-content');
  const { attempt } = useOutcome();
  const state = useListFilters(['sort', 'direction'], adminTabs);
  const { search } = state.filters;
  const sort = readSort(state.filters.sort);
  const direction = state.filters.direction === 'asc' ? 'asc' : 'desc';
  const cursor = useCursor(`${search} ${sort} ${direction}`);
  const query = useAdvertisements((all) => cutPage(all, { search, sort, direction, page: cursor.page, pageSize }));
  const columns = useAdvertisementColumns();
  const deleteAdvertisement = useDeleteAdvertisement();
  const [edited, setEdited] = useState<Advertisement | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Advertisement | null>(null);

  const remove = ({ id, name }: Advertisement) =>
    attempt(() => deleteAdvertisement.mutateAsync(id), { done: t('ads.deleted'), failed: t('ads.deleteFailed') }, name);

  return (
    <>
      <Toolbar
        searchLabel={t('ads.search')}
        searchBox={state.searchBox}
        onSearch={(text) => state.change({ search: text })}
      >
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {t('ads.create')}
        </Button>
      </Toolbar>
      <PagedList<Advertisement, AdvertisementSort>
        caption={t('ads.caption')}
        columns={columns}
        query={query}
        pageSize={pageSize}
        cursor={cursor}
        sorting={{ by: sort, direction, onChange: (by, to) => state.change({ sort: by, direction: to }) }}
        actions={(advertisement) => (
          <RowButtons
            subject={advertisement.name}
            onEdit={() => setEdited(advertisement)}
            onDelete={() => setDeleted(advertisement)}
          />
        )}
        empty={{ icon: Megaphone, title: t('ads.none'), text: t('ads.noneText') }}
        {...(search && { nothingFound: t('ads.nothingFound') })}
      />
      {edited && (
        <AdvertisementDialog advertisement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && (
        <DeleteDialog
          name={deleted.name}
          description={t('ads.deleteText')}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}
