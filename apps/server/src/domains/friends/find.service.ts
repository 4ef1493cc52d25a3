import { createHash } from 'node:crypto';
import type { Summary } from '@digipals/contract';
import { friends as limits } from '@digipals/contract/constants';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { pictureAddress } from '../profile/index.ts';
import { nameKey, ONLINE_MS } from '../user/index.ts';
import { findByName, findVisible } from './find.data.ts';
import type { Person } from './find-parts.ts';
import { findByChance, findOnline } from './suggest.data.ts';
import { findPermission } from './visibility.data.ts';

const HOUR_MS = 3_600_000;
const RECENTLY_MS = 7 * 24 * HOUR_MS;
/** Candidates per band for `faf`, and among the online children for suggestions. */
const STRETCH = 60;
const REACH = 600;

/** A child as a stranger sees it (SAFE-08). */
export const summaryOf = ({ avatarHash, userId, username, country }: Person): Summary => ({
  userId,
  username,
  country,
  avatarImage: pictureAddress(avatarHash),
});

/** Maps people to summaries. @throws forbidden if none were found for lack of permission (SAFE-13) */
async function toSummaries(db: Db, userId: string, people: readonly Person[]): Promise<Summary[]> {
  if (people.length === 0 && !(await findPermission(db, userId))) throw new ApiError('forbidden');
  return people.map(summaryOf);
}

/**
 * Children whose name begins with `name`, ignoring case and accents, by name (FRIEND-02).
 * @throws forbidden without permission of the grown-up, like the functions below
 */
export async function searchByName(db: Db, userId: string, name: string): Promise<Summary[]> {
  const prefix = nameKey(name);
  const limit = limits.results;
  const people = prefix === '' ? [] : await findByName(db, { userId, prefix, limit });
  return toSummaries(db, userId, people);
}

/**
 * Recommended children. Stable for a child and an hour, so that a browser can go from one to the
 * next (FRIEND-17, FRIEND-18).
 */
export async function recommend(db: Db, userId: string, now: number): Promise<Summary[]> {
  const hour = Math.floor(now / HOUR_MS);
  const start = createHash('sha256').update(`${userId} ${hour}`).digest('base64url');
  const recently = new Date(hour * HOUR_MS - RECENTLY_MS);
  const limit = limits.recommended;
  const people = await findByChance(db, { userId, start, recently, stretch: STRETCH, limit });
  return toSummaries(db, userId, people);
}

/** Children who are online and not yet friends (FRIEND-03). */
export async function suggest(db: Db, userId: string, now: number): Promise<Summary[]> {
  const since = new Date(now - ONLINE_MS);
  const people = await findOnline(db, { userId, since, reach: REACH, limit: limits.recommended });
  return toSummaries(db, userId, people);
}

/** The children among these that a child may see now, by id. */
export async function readSummaries(
  db: Db,
  userId: string,
  otherIds: readonly string[],
): Promise<Map<string, Summary>> {
  if (otherIds.length === 0) return new Map();
  const people = await findVisible(db, userId, otherIds);
  return new Map(people.map(person => [person.userId, summaryOf(person)]));
}
