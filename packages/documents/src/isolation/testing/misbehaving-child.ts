import { existsSync, writeFileSync } from 'node:fs';
import { serveJobs } from '../serve-jobs.ts';

const begunAt = process.cpuUsage();

/** A child that misbehaves the way readers do on hostile files. */
serveJobs(async (payload, { progress, ask }) => {
  switch (payload) {
    case 'spin':
      progress('spinning');
      for (;;);
    case 'burn':
      while (process.cpuUsage().user < 300_000 + begunAt.user);
      return 'burnt';
    case 'eat': {
      const eaten: Buffer[] = [];
      for (;;) {
        eaten.push(Buffer.alloc(16 * 1024 * 1024, eaten.length));
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    case 'heap': {
      const lists: number[][] = [];
      for (;;) lists.push(new Array(100_000).fill(1.5));
    }
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return 'waited';
    case 'ask':
      return ask('how many?').catch(() => 'nobody knows');
    case 'crash':
      return process.exit(1);
    case 'abort':
      return process.abort();
    case 'fail':
      throw Object.assign(new Error('no'), { code: 'corrupt' });
    case 'pid':
      return process.pid;
    case 'environment':
      return Object.keys(process.env);
    default:
      // Native code that crashes once: the mark says that it has.
      if (typeof payload === 'object' && payload !== null && 'mark' in payload) {
        const mark = String(payload.mark);
        if (existsSync(mark)) return 'written';
        writeFileSync(mark, '');
        process.abort();
      }
      return payload;
  }
});
