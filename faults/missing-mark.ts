import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { ask, signUp } from './rig/client.ts';
import { startProduct, withFolder } from './rig/product.ts';

/** Deletes the file that was thought to mark the database as complete, after killing the process. */
export const missingMark: Fault = {
  name: 'missing-mark',
  promise: 'a database without its mark is used as before; one that cannot be read is set aside and never deleted',
  times: { usual: 1, record: 5 },
  run: (times) =>
    withFolder(async (folder) => {
      const postgres = join(folder, 'data/postgres');
      const mark = join(postgres, 'fitted.complete');
      let isKept = true;
      let stillThere = 0;
      let product = await startProduct({ folder });
      const cookie = await signUp(product.url);
      for (let time = 0; time < times; time += 1) {
        await product.end('SIGKILL');
        rmSync(mark);
        product = await startProduct({ folder });
        if ((await ask(product.url, { path: '/api/user', cookie })).status === 200) stillThere += 1;
        isKept &&= existsSync(mark);
      }
      await product.end('SIGTERM');
      rmSync(mark);
      writeFileSync(join(postgres, 'global/pg_control'), 'not a database');
      writeFileSync(join(postgres, 'somebodys-file'), 'kept');
      product = await startProduct({ folder });
      await product.end('SIGTERM');
      const aside = readdirSync(join(folder, 'data')).filter((name) => name.startsWith('postgres.set-aside-'));
      const isThere = existsSync(join(folder, 'data', aside[0] ?? 'none', 'somebodys-file'));
      isKept &&= stillThere === times && aside.length === 1 && isThere;
      return { isKept, figures: { marksTaken: times, stillThere, setAside: aside.length } };
    }),
};
