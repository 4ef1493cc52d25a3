import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { DEMO_CLASS, demoChildren } from './demo-children.ts';
import { letOthersPlay } from './demo-others.ts';
import { liveThroughPast, readPast, toldTies } from './demo-past.ts';
import { insertPeople, type PeopleDeps } from './demo-people.ts';
import { comeHere, scatterPresence } from './demo-presence.ts';
import { playUpTo } from './demo-progress.ts';
import { type DemoRelations, demoRelations } from './demo-relations.ts';
import { bringAdults } from './demo-staff.ts';
import { awardQuietly } from './demo-streaks.ts';
import { insertTies } from './demo-ties.ts';
import { readMessages, type WritingDeps, writingEvents } from './demo-writing.ts';

export { DEMO_CLASS } from './demo-children.ts';
export { DEMO_PICTURES } from './demo-people.ts';
export { DEMO_REVIEWER, DEMO_STAFF_PASSWORD, dismissAdults } from './demo-staff.ts';

const SEED_LOCK = 7_041_773;

type SeedDeps = PeopleDeps & WritingDeps & Pick<AppDeps, 'content'>;

/**
 * Fills an empty database with the demo world, all or nothing: 120 children of 30 countries with
 * their friends, streaks, trophies and messages, the same ones each time. At every start some of them are here.
 * @returns whether the demo world is there
 */
export async function seedDemoWorld(deps: SeedDeps): Promise<boolean> {
  const { db } = deps.database;
  return db.transaction().execute(async transaction => {
    // Another server may be busy making it.
    await sql`SET LOCAL lock_timeout = '60s'`.execute(transaction);
    await sql`SET LOCAL statement_timeout = '60s'`.execute(transaction);
    await transaction
      .selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [val(SEED_LOCK)]).as('held'))
      .execute();
    const classes = await transaction.selectFrom('classes').select('class_code').execute();
    const isThere = classes.some(({ class_code }) => class_code === DEMO_CLASS);
    if (classes.length > 0 && !isThere) return false;
    if (!isThere) await makeWorld(transaction, deps);
    await bringAdults(transaction, deps);
    await comeHere(transaction, deps.clock());
    return true;
  });
}

async function makeWorld(db: Db, deps: SeedDeps): Promise<void> {
  const now = deps.clock();
  const children = demoChildren();
  const world = { children, relations: demoRelations(children) };
  const ids = await insertPeople(db, deps, children);
  await insertTies(db, untold(world.relations, toldTies(world)), { ids, now });
  await letOthersPlay(db, deps.content, children, { ids, now });
  await awardQuietly(db, now);
  await bringAdults(db, deps);
  // Its first text waits for no thread.
  await deps.screener.ready();
  const more = await writingEvents(db, deps, world, { ids, now });
  await liveThroughPast(db, world, { ids, now, more });
  for (const { username, lesson } of children) {
    const userId = ids.get(username);
    if (userId === undefined || lesson === undefined) continue;
    await playUpTo(db, deps.content, { userId, lesson, now });
  }
  await readPast(db, ids);
  await readMessages(db, ids);
  await scatterPresence(db, ids, now);
}

/** What nobody lives through. */
function untold(all: DemoRelations, told: DemoRelations): DemoRelations {
  const rest = <T>(list: readonly T[], without: readonly T[]) =>
    list.filter(one => !without.includes(one));
  return {
    friendships: rest(all.friendships, told.friendships),
    requests: rest(all.requests, told.requests),
    likes: rest(all.likes, told.likes),
    blocks: [],
  };
}
