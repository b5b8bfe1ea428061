import type { User } from '@fitted/contract/account/users';
import type { ListedUser } from '@fitted/contract/admin/users';
import { protectedUsername } from '@fitted/contract/constants';
import { Mail, MailCheck, Pencil, ShieldOff, Trash2, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListFilters } from '../../../lib/browser/use-list-filters.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { adminTabs } from '../admin-tabs.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { IconButton } from '../list/icon-button.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { Toolbar } from '../list/toolbar.tsx';
import { useCursor } from '../list/use-cursor.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { readSort, type UserSort, useRemoveUser, userPageSize, useUsers } from './queries.ts';
import { ReportProgress } from './report-progress.tsx';
import { TwoStepOffDialog } from './two-step-off-dialog.tsx';
import { useReports } from './use-reports.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';

interface UsersTabProps {
  /** The administrator's own record may be the one that changed. */
  readonly onUserChanged: (user: User) => void;
}

export function UsersTab({ onUserChanged }: UsersTabProps) {
  const { t } = useTranslation('admin-users');
  const { attempt } = useOutcome();
  const state = useListFilters(['sort', 'direction'], adminTabs);
  const { search } = state.filters;
  const sort = readSort(state.filters.sort);
  const direction = state.filters.direction === 'asc' ? 'asc' : 'desc';
  const cursor = useCursor(`${search} ${sort} ${direction}`);
  const query = useUsers({ search, sort, direction, cursor: cursor.current });
  const columns = useUserColumns();
  const removeUser = useRemoveUser();
  const [chosen, setChosen] = useState<ReadonlyMap<number, User>>(new Map());
  /** 'new', or the person being edited. */
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const [deleted, setDeleted] = useState<User | null>(null);
  const [unlocked, setUnlocked] = useState<User | null>(null);
  const me = useUser();
  const reports = useReports((users) => setChosen(byId(users)));

  const toggle = (users: readonly User[], isSelected: boolean) => {
    const next = new Map(chosen);
    for (const user of users) {
      if (isSelected) next.set(user.id, user);
      else next.delete(user.id);
    }
    setChosen(next);
  };
  const remove = async (user: User) => {
    const act = async () => {
      await removeUser.mutateAsync(user.id);
      toggle([user], false);
    };
    await attempt(act, { done: t('deleted'), failed: t('deleteFailed') }, user.username);
  };

  return (
    <>
      <Toolbar
        searchLabel={t('search')}
        searchBox={state.searchBox}
        onSearch={(text) => state.change({ search: text })}
      >
        <Button
          variant="outline"
          isBusy={reports.progress !== null}
          onClick={() => void reports.sendToMany([...chosen.values()])}
        >
          <Mail aria-hidden />
          {t('report.send')}
        </Button>
        <Button onClick={() => setEdited('new')}>
          <UserPlus aria-hidden />
          {t('add.action')}
        </Button>
      </Toolbar>
      {reports.progress && <ReportProgress progress={reports.progress} onCancel={reports.cancel} />}
      {chosen.size > 0 && (
        <p role="status" className="mb-3 flex flex-wrap items-center gap-x-3 text-sm">
          <span className="font-medium">{t('chosen', { count: chosen.size })}</span>
          <Button variant="quiet" size="sm" onClick={() => setChosen(new Map())}>
            {t('chooseNone')}
          </Button>
        </p>
      )}
      <PagedList<ListedUser, UserSort>
        caption={t('caption')}
        columns={columns}
        query={query}
        pageSize={userPageSize}
        cursor={cursor}
        sorting={{ by: sort, direction, onChange: (by, to) => state.change({ sort: by, direction: to }) }}
        selecting={{
          ids: new Set(chosen.keys()),
          onToggle: toggle,
          allLabel: t('chooseAll'),
          labelOf: ({ username }) => t('choose', { name: username }),
        }}
        actions={(user) => (
          <>
            {user.hasTwoStep && user.id !== me?.id && (
              <IconButton
                icon={ShieldOff}
                label={t('twoStep.action')}
                subject={user.username}
                onClick={() => setUnlocked(user)}
              />
            )}
            <IconButton
              icon={MailCheck}
              label={t('report.send')}
              name={t('report.short')}
              subject={user.username}
              isDisabled={reports.progress !== null}
              onClick={() => void reports.sendToOne(user)}
            />
            <IconButton
              icon={Pencil}
              label={t('edit.action')}
              name={t('edit.action')}
              subject={user.username}
              onClick={() => setEdited(user)}
            />
            {user.username !== protectedUsername && (
              <IconButton
                icon={Trash2}
                label={t('delete.action')}
                name={t('delete.action')}
                isApart
                subject={user.username}
                onClick={() => setDeleted(user)}
              />
            )}
          </>
        )}
        empty={{ icon: Users, title: t('none') }}
        {...(search && { nothingFound: t('nothingFound') })}
      />
      {edited && (
        <UserDialog
          user={edited === 'new' ? null : edited}
          onSaved={(user) => {
            setEdited(null);
            onUserChanged(user);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {unlocked && <TwoStepOffDialog user={unlocked} onClose={() => setUnlocked(null)} />}
      {deleted && (
        <DeleteDialog
          name={`${deleted.username} · ${deleted.email}`}
          description={t('delete.text')}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

const byId = (users: readonly User[]) => new Map(users.map((user) => [user.id, user]));
