/**
 * Global set-up of tests that start databases and browsers: temporary files are in memory where that has room.
 * A test database is some 400 files, and on a disk that takes longer to create than most tests take to run.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;
const prefix = 'digipals-tests-';

/** Makes `TMPDIR` a folder in memory, unless there is no room or somebody chose one. @returns removes it */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['TMPDIR'] || !(await hasRoom())) return async () => undefined;
  await removeAbandoned();
  const folder = await mkdtemp(path.join(memory, `${prefix}${process.pid}-`));
  // The embedded PostgreSQL runs as another user if this one is root.
  await chmod(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return async () => {
    delete process.env['TMPDIR'];
    await rm(folder, { recursive: true, force: true });
  };
}

async function hasRoom(): Promise<boolean> {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize >= neededBytes;
}

/** Removes the folders of test runs that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(memory)) {
    if (!name.startsWith(prefix)) continue;
    const [pid] = name.slice(prefix.length).split('-');
    if (existsSync(`/proc/${pid}`)) continue;
    // It may be another user's.
    await rm(path.join(memory, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
