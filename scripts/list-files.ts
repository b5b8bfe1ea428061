import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The project's files, by their paths from its root. An unpacked archive has no history to ask. */
export const listFiles = (): string[] => (existsSync(join(root, '.git')) ? filesOfGit() : filesOnDisk());

function filesOfGit(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  // Git also lists files that were deleted and not yet committed.
  return listed
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** What is installed, built or left by a test, as in .gitignore. */
const made = new Set(['node_modules', 'dist', 'dist-server', 'coverage', 'test-results', 'playwright-report']);

export function filesOnDisk(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesOnDisk(path);
    return relative(root, path).replaceAll('\\', '/');
  });
}
