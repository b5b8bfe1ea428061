import type { AdminEvent } from '@fitted/contract/admin/content';
import { presentEvent } from '../present.ts';
import type { EventRow } from '../repository.ts';

export const presentAdminEvent = (row: EventRow): AdminEvent => ({
  ...presentEvent(row),
  status: row.status,
  additionalInfo: row.additionalInfo,
  scrapedAt: row.scrapedAt?.toISOString() ?? null,
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  reviewedBy: row.reviewedBy,
});

/** For the audit log, without derived fields. */
export function eventFacts(row: EventRow) {
  const { startDay: _start, endDay: _end, ...facts } = presentAdminEvent(row);
  return facts;
}
