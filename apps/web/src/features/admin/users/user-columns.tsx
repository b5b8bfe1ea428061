import type { User } from '@fitted/contract/account/users';
import { ShieldCheck } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../list/columns.ts';
import type { UserSort } from './queries.ts';

export function useUserColumns(): readonly Column<User, UserSort>[] {
  const { t } = useTranslation('admin-users');
  const format = useFormat();
  return [
    {
      id: 'username',
      heading: t('columns.username'),
      sort: 'username',
      cell: ({ username, isAdmin }) => (
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {username}
          {isAdmin && (
            <Badge tone="accent">
              <ShieldCheck aria-hidden />
              {t('administrator')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'name',
      heading: t('columns.name'),
      sort: 'lastName',
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { id: 'email', heading: t('columns.email'), sort: 'email', cell: ({ email }) => email },
    {
      id: 'lastLogin',
      heading: t('columns.lastLogin'),
      sort: 'lastLoginAt',
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <span className="text-ink-faint">{t('never')}</span>
        ) : (
          <time dateTime={lastLoginAt} className="whitespace-nowrap">
            {format.date(lastLoginAt)}
          </time>
        ),
    },
    {
      id: 'created',
      heading: t('columns.created'),
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {format.date(createdAt)}
        </time>
      ),
    },
  ];
}
