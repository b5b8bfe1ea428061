import type { AdminEvent } from '@fitted/contract/admin/content';
import { eventStatuses } from '@fitted/contract/constants';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListFilters } from '../../../lib/browser/use-list-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { adminTabs } from '../admin-tabs.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { PublishButton } from '../list/publish-button.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import { Toolbar } from '../list/toolbar.tsx';
import { useCursor } from '../list/use-cursor.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { useEventColumns } from './event-columns.tsx';
import { EventDialog } from './event-dialog.tsx';
import { eventPageSize, useDeleteEvent, useEvents, useUpdateEvent } from './queries.ts';

export function EventsTab() {
  const { t } = useTranslation('admin-content');
  const { attempt } = useOutcome();
  const state = useListFilters(['status'], adminTabs);
  const { search } = state.filters;
  const status = eventStatuses.find((known) => known === state.filters.status);
  const cursor = useCursor(`${search} ${status}`);
  const query = useEvents({ search, status, cursor: cursor.current });
  const columns = useEventColumns();
  const update = useUpdateEvent();
  const deleteEvent = useDeleteEvent();
  const [edited, setEdited] = useState<AdminEvent | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminEvent | null>(null);

  const publish = ({ id, title }: AdminEvent, isPublic: boolean) =>
    attempt(
      () => update.mutateAsync({ id, body: { status: isPublic ? 'approved' : 'pending_review' } }),
      { done: t(isPublic ? 'events.published' : 'events.unpublished'), failed: t('events.updateFailed') },
      title,
    );
  const remove = ({ id, title }: AdminEvent) =>
    attempt(() => deleteEvent.mutateAsync(id), { done: t('events.deleted'), failed: t('events.deleteFailed') }, title);

  return (
    <>
      <Toolbar
        searchLabel={t('events.search')}
        searchBox={state.searchBox}
        onSearch={(text) => state.change({ search: text })}
        filters={
          <StatusFilter
            statuses={eventStatuses}
            value={status ?? ''}
            onChange={(chosen) => state.change({ status: chosen })}
          />
        }
      >
        <Button onClick={() => setEdited('new')}>
          <CalendarPlus aria-hidden />
          {t('events.create')}
        </Button>
      </Toolbar>
      <PagedList<AdminEvent, never>
        caption={t('events.caption')}
        columns={columns}
        query={query}
        pageSize={eventPageSize}
        cursor={cursor}
        actions={(event) => (
          <>
            <PublishButton
              isPublic={event.status === 'approved'}
              subject={event.title}
              onChange={(isPublic) => publish(event, isPublic)}
            />
            <RowButtons subject={event.title} onEdit={() => setEdited(event)} onDelete={() => setDeleted(event)} />
          </>
        )}
        empty={{ icon: CalendarDays, title: t('events.none'), text: t('events.noneText') }}
        {...((search || status) && { nothingFound: t('events.nothingFound') })}
      />
      {edited && <EventDialog event={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          name={deleted.title}
          description={t('events.deleteText')}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}
