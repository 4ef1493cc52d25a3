import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The operating system account that PostgreSQL runs as when the server itself runs as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['digipals', 'nobody', 'postgres', 'daemon'];

/**
 * PostgreSQL refuses to run as root. If this process is root, PostgreSQL runs as the owner of the data
 * or as an unprivileged account.
 * @returns undefined if this process is not root; PostgreSQL runs as the same user then
 */
export function databaseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(clusterDir) ?? ownerOf(path.dirname(clusterDir)) ?? listedAccount();
}

function ownerOf(folder: string): Account | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function listedAccount(): Account {
  const accounts = new Map<string, Account>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    // Some systems write the uid of the account nobody as -2, which the kernel reads as unsigned.
    if (name && uid && gid) accounts.set(name, { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 });
  }
  const account = CANDIDATES.map(name => accounts.get(name)).find(
    found => found && found.uid !== 0,
  );
  if (account) return account;
  throw new Error(
    `PostgreSQL cannot run as root and none of the accounts ${CANDIDATES.join(', ')} exists. ` +
      'Start DigiPals as another user, or set DATABASE_URL.',
  );
}

/** Whether `account` can enter `folder` and all its parents. */
export function canReach(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && !mayEnter(found, account)) return false;
    if (place === path.dirname(place)) return true;
  }
}

function mayEnter(
  folder: { mode: number; uid: number; gid: number },
  { uid, gid }: Account,
): boolean {
  if (folder.uid === uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}
