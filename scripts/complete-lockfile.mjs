// Some registry mirrors carry only the Linux builds of native packages. npm then leaves the other
// platforms' optional packages out of the lockfile, and `npm ci` refuses the lockfile everywhere.
// This puts them back, so that one lockfile installs on every platform. Run it after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const platform = /(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;
let added = 0;

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isLocked = lock.packages[`node_modules/${name}`] || lock.packages[`${path}/node_modules/${name}`];
    const match = platform.exec(name);
    if (isLocked || !match || !path) continue;
    const [, os = '', cpu = '', abi] = match;
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(abi === 'musl' && { libc: ['musl'] }),
      ...(abi === 'gnu' && { libc: ['glibc'] }),
      ...(entry.dev && { dev: true }),
      optional: true,
      os: [os],
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} optional packages added\n`);
