import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { program } from '../../../../../testing/program.ts';
import { createFileMail } from '../../adapters/file-mail.ts';
import { connect } from '../client.ts';
import { DataFolderUnusable, inDataFolder, keepFilesPrivate, openDataFolder } from './data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openStore } from './store.ts';

keepFilesPrivate();
const source = inject('databaseSource');
const template = source.kind === 'embedded' ? source.template : undefined;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fitted-folder-'));
  folders.push(folder);
  return join(folder, 'data');
}

/** Opens the database, runs the statements and closes it. Returns the rows and notices. */
async function withDatabase(dataDir: string, statements: readonly string[] = []) {
  const notices: string[] = [];
  const onNotice = (sentence: string) => void notices.push(sentence);
  const embedded = await startEmbeddedPostgres({ dataDir, template, maxConnections: 4, onNotice });
  const { pool, close } = connect({ ...embedded.connection, connectionTimeoutMillis: 0 }, () => undefined);
  const rows: unknown[] = [];
  for (const statement of statements) rows.push(...(await pool.query(statement)).rows);
  await close();
  await embedded.close();
  return { notices, rows };
}

const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Everything that accounts other than the owner's have any rights on. */
const openToOthers = (folder: string) => everythingIn(folder).filter((path) => (lstatSync(path).mode & 0o077) !== 0);

/** Without the suite's template (on a PostgreSQL server) the database starts empty, so the table is created too. */
const aPerson = template
  ? [
      'insert into users (username, email, password, first_name, last_name, address_line_1, city, country) ' +
        "values ('kept', 'kept@example.com', 'x', 'K', 'P', 'a', 'c', 'c')",
    ]
  : ['create table users (id int)', 'insert into users values (1)'];

/** A closed database with one user in it. Creating one takes seconds, so it is created once and copied for each test. */
let inhabited: string;
beforeAll(async () => {
  inhabited = join(mkdtempSync(join(tmpdir(), 'fitted-inhabited-')), 'data');
  await withDatabase(inhabited, aPerson);
});
afterAll(() => rmSync(dirname(inhabited), { recursive: true, force: true }));

function newInhabitedFolder(): string {
  const dataDir = newFolder();
  cpSync(inhabited, dataDir, { recursive: true });
  return dataDir;
}

const corrupt = (dataDir: string) => writeFileSync(join(dataDir, 'postgres/global/pg_control'), 'no database');

test('everything created under DATA_DIR is private to its owner: the database, its marker, its lock, mails', async () => {
  const dataDir = newFolder();
  const mail = createFileMail(join(dataDir, 'outbox'), 'Fitted <no-reply@example.com>', () => undefined);
  await mail.send({ messageId: '<1@x>', to: 'a@example.com', subject: 's', text: 't', html: '<p>t</p>' });
  await withDatabase(dataDir, ['create table bulky as select generate_series(1, 20000) as n']);
  expect(everythingIn(dataDir).length).toBeGreaterThan(500);
  expect(openToOthers(dataDir)).toEqual([]);
});

test('a folder that others can read is made private when it is opened', () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'outbox'), { recursive: true });
  writeFileSync(join(dataDir, 'outbox/old.eml'), 'x');
  chmodSync(join(dataDir, 'outbox/old.eml'), 0o666);
  for (const folder of [dataDir, join(dataDir, 'outbox')]) chmodSync(folder, 0o755);
  openDataFolder(dataDir);
  expect(openToOthers(dataDir)).toEqual([]);
});

test('every program that writes to the folder sets a private umask first, and so does the unit file', () => {
  const root = new URL('../../../../..', import.meta.url).pathname;
  const entries = ['main.ts', 'db/backup.cli.ts', 'features/accounts/account.cli.ts'];
  for (const entry of entries)
    expect(readFileSync(join(root, 'apps/server/src', entry), 'utf8'), entry).toMatch(/^keepFilesPrivate\(\);$/m);
  const unit = readFileSync(join(root, 'deploy/fitted.service'), 'utf8');
  expect(unit).toMatch(/^UMask=0077$/m);
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
});

test('a database that lost its marker is inspected, found to be in use, and kept', async () => {
  const dataDir = newInhabitedFolder();
  rmSync(join(dataDir, 'postgres/fitted.complete'));
  const { notices, rows } = await withDatabase(dataDir, ['select count(*)::int as people from users']);
  expect(rows).toEqual([{ people: 1 }]);
  expect(notices).toEqual([expect.stringContaining('had lost its mark')]);
  expect(existsSync(join(dataDir, 'postgres/fitted.complete'))).toBe(true);
});

test('an unfinished or unreadable one is set aside, not deleted, with a notice', async () => {
  const dataDir = newInhabitedFolder();
  rmSync(join(dataDir, 'postgres/fitted.complete'));
  corrupt(dataDir);
  writeFileSync(join(dataDir, 'postgres/somebodys-file'), 'kept');
  const { notices } = await withDatabase(dataDir);
  const [aside] = readdirSync(dataDir).filter((name) => name.startsWith('postgres.set-aside-'));
  expect(readFileSync(join(dataDir, aside ?? '', 'somebodys-file'), 'utf8')).toBe('kept');
  expect(notices).toEqual([expect.stringContaining(join(dataDir, aside ?? 'none'))]);
});

test('a marker in its former place still counts, and is moved inside', async () => {
  const dataDir = newInhabitedFolder();
  renameSync(join(dataDir, 'postgres/fitted.complete'), join(dataDir, 'postgres.complete'));
  const { notices, rows } = await withDatabase(dataDir, ['select count(*)::int as people from users']);
  expect({ notices, rows }).toEqual({ notices: [], rows: [{ people: 1 }] });
  expect(existsSync(join(dataDir, 'postgres/fitted.complete'))).toBe(true);
  expect(existsSync(join(dataDir, 'postgres.complete'))).toBe(false);
});

/** Starts the server in a separate process, as an operator would. */
function start(dataDir: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' };
  const { status, stderr } = spawnSync(process.execPath, [program('main')], { env, encoding: 'utf8' });
  return { status, said: stderr.trim().split('\n') };
}

test('a damaged database, or a data folder that cannot be made, ends the start with a one-line message', async () => {
  const dataDir = newInhabitedFolder();
  corrupt(dataDir);
  const damaged = start(dataDir);
  expect(damaged).toEqual({ status: 1, said: [expect.stringMatching(/cannot be opened.*Nothing was changed/)] });
  expect(existsSync(join(dataDir, 'postgres/fitted.complete'))).toBe(true);

  // Root ignores file modes, but not even root can create a folder in /proc.
  const closed = start('/proc/fitted');
  expect(closed).toEqual({
    status: 1,
    said: [expect.stringMatching(/^The data folder \/proc\/fitted cannot be used: /)],
  });
});

test('a data folder that is a file is told of in the same words', () => {
  const dataDir = newFolder();
  writeFileSync(dataDir, '');
  const sentence = `The data folder ${dataDir} cannot be used: it is a file, not a folder.`;
  expect(() => openStore(dataDir)).toThrow(new DataFolderUnusable(sentence));
});

test.each([
  ['EROFS', 'it is read-only'],
  ['EACCES', 'this account may not write to it'],
  ['ENOSPC', 'its disk is full'],
])('%s, whenever something is written there, is a sentence', (code, because) => {
  const write = () => {
    throw Object.assign(new Error(code), { code });
  };
  const sentence = `The data folder /srv/fitted cannot be used: ${because}.`;
  expect(() => inDataFolder('/srv/fitted', write)).toThrow(new DataFolderUnusable(sentence));
});

test('a database whose folder became read-only under its mark is told of in the same words', () => {
  const dataDir = newFolder();
  const store = openStore(dataDir);
  // With a file in place of the database's folder, nobody can write the marker, not even root.
  writeFileSync(store.path, '');
  expect(() => store.markComplete()).toThrow(DataFolderUnusable);
  store.lock.release();
});
