import { endBeforeStart } from '@fitted/contract/admin/content';
import type { AdvertisementChange, AdvertisementForm } from '@fitted/contract/advertisements';
import type { Database } from '../../db/client.ts';
import { compact, toMoment } from '../../db/compact.ts';
import { AppError } from '../../errors/app-error.ts';
import { requireUnchanged } from '../../errors/require-unchanged.ts';
import { type Actor, recordAdminAct } from '../audit/public.ts';
import { presentAdvertisement } from './present.ts';
import { type AdRow, createAdvertisementRepository, type NewAd } from './repository.ts';

export interface AdvertisementDeps {
  readonly db: Database;
}

const subjectOf = ({ id }: AdRow) => `advertisement:${id}`;

export async function addAdvertisement(form: AdvertisementForm, by: Actor, { db }: AdvertisementDeps): Promise<AdRow> {
  const { name, location, adScript } = form;
  const ad: NewAd = { ...columnsOf(form), name, location, adScript };
  requireOrder(ad);
  return db.transaction(async (tx) => {
    const row = await createAdvertisementRepository(tx).insert(ad);
    const after = presentAdvertisement(row);
    await recordAdminAct(tx, { by, action: 'advertisements.create', subject: subjectOf(row), after });
    return row;
  });
}

export async function changeAdvertisement(
  id: number,
  { seenUpdatedAt, ...change }: AdvertisementChange,
  by: Actor,
  { db }: AdvertisementDeps,
): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ads = createAdvertisementRepository(tx);
    const before = await ads.lock(id);
    if (!before) throw new AppError('not_found');
    requireUnchanged(before, seenUpdatedAt);

    const columns = columnsOf(change);
    requireOrder({ ...before, ...columns });
    const after = await ads.update(id, columns);
    await recordAdminAct(tx, {
      by,
      action: 'advertisements.update',
      subject: subjectOf(after),
      before: presentAdvertisement(before),
      after: presentAdvertisement(after),
    });
    return after;
  });
}

export async function removeAdvertisement(id: number, by: Actor, { db }: AdvertisementDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const ads = createAdvertisementRepository(tx);
    const row = await ads.lock(id);
    if (!row) throw new AppError('not_found');

    await ads.remove(id);
    const before = presentAdvertisement(row);
    await recordAdminAct(tx, { by, action: 'advertisements.delete', subject: subjectOf(row), before });
  });
}

const columnsOf = ({ startDate, endDate, ...rest }: AdvertisementChange) =>
  compact({ ...rest, startDate: toMoment(startDate), endDate: toMoment(endDate) });

function requireOrder({ startDate, endDate }: Pick<Partial<NewAd>, 'startDate' | 'endDate'>): void {
  if (!startDate || !endDate || endDate >= startDate) return;
  throw new AppError('invalid', {}, { issues: [{ path: 'endDate', message: endBeforeStart }] });
}
