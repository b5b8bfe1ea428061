import {
  addApplication,
  changeApplication,
  csvColumns,
  deleteApplication,
  exportApplications,
  getApplication,
  importApplications,
  listApplications,
} from '@fitted/contract/applications';
import type { Queryable } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Serve } from '../../http/bind.ts';
import { requireRoom } from '../quota/public.ts';
import { presentApplication } from './present.ts';
import { createApplicationRepository } from './repository.ts';
import { changeSeen, importRows, noteApplication } from './service.ts';
import { writeCsv } from './write-csv.ts';

interface ApplicationDeps {
  readonly db: Queryable;
  readonly now: () => Date;
}

export function serveApplications(serve: Serve, { db, now }: ApplicationDeps): void {
  const applications = createApplicationRepository(db);

  serve(listApplications, async ({ user, query }) => {
    const [{ page, nextCursor }, total] = await Promise.all([
      applications.listOwned(user.id, query),
      applications.countOwned(user.id, query.status),
    ]);
    return { applications: page.map(presentApplication), total, nextCursor };
  });

  serve(addApplication, async ({ user, body }) => {
    await requireRoom(db, user.id, { rows: 1, texts: [body.notes] });
    return presentApplication(await noteApplication(body, user.id, applications, now()));
  });

  serve(exportApplications, async ({ user, reply }) => {
    const rows = (await applications.readAll(user.id)).map(presentApplication);
    const cells = rows.map((row) => csvColumns.map((column) => row[column]));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="applications.csv"')
      .send(writeCsv(csvColumns, cells));
  });

  serve(importApplications, async ({ user, body }) => {
    await requireRoom(db, user.id, { rows: body.rows.length, texts: body.rows.map(({ notes }) => notes) });
    return { imported: await importRows(body.rows, user.id, applications, now()) };
  });

  serve(getApplication, async ({ user, params }) => {
    const row = await applications.findOwned(params.id, user.id);
    if (!row) throw new AppError('not_found');
    return presentApplication(row);
  });

  serve(changeApplication, async ({ user, params, body }) =>
    presentApplication(await changeSeen(params.id, body, user.id, applications)),
  );

  serve(deleteApplication, async ({ user, params }) => {
    if (!(await applications.deleteOwned(params.id, user.id))) throw new AppError('not_found');
    return { message: 'Deleted' };
  });
}
