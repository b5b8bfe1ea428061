import { adminAuditLog } from '@fitted/contract/admin/audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

export const auditPageSize = 25;

export const useAuditLog = (cursor: string | undefined) =>
  useQuery({
    queryKey: ['admin', 'audit', cursor],
    queryFn: async ({ signal }) => {
      const query = { limit: auditPageSize, ...(cursor !== undefined && { cursor }) };
      const { entries, nextCursor } = await call(adminAuditLog, { query }, { signal });
      return { rows: entries, nextCursor, total: null };
    },
    placeholderData: keepPreviousData,
    // Others write to it too.
    staleTime: 0,
  });
