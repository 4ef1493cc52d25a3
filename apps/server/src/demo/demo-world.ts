import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { closeAccounts } from '../domains/session/index.ts';
import { DEMO_CLASS, demoChildren } from './demo-children.ts';
import { planDemoDuty } from './demo-duty.ts';
import { addDemoFamily } from './demo-family.ts';
import { seedProgressOfOthers } from './demo-others.ts';
import { markNotificationsRead, replayPast, tiesToReplay } from './demo-past.ts';
import { givePasswords, insertPeople, type PeopleDeps } from './demo-people.ts';
import { comeHere, insertPresence } from './demo-presence.ts';
import { playUpTo } from './demo-progress.ts';
import { type DemoRelations, demoRelations } from './demo-relations.ts';
import { addDemoSchool, deactivateDemoSchool } from './demo-school.ts';
import { addDemoStaff, deactivateDemoStaff } from './demo-staff.ts';
import { insertTrophies } from './demo-streaks.ts';
import { insertTies } from './demo-ties.ts';
import { markMessagesRead, type WritingDeps, writingEvents } from './demo-writing.ts';
import { findDemoChildren } from './find-demo-children.ts';

export { DEMO_CLASS } from './demo-children.ts';
export { DEMO_PICTURES } from './demo-people.ts';
export { DEMO_TEACHER } from './demo-school.ts';
export { DEMO_REVIEWER, DEMO_STAFF_PASSWORD } from './demo-staff.ts';

const SEED_LOCK = 7_041_773;

type SeedDeps = PeopleDeps & WritingDeps & Pick<AppDeps, 'content'>;

/**
 * Fills an empty database with the demo world in one transaction: 120 children of 30 countries with
 * friends, streaks, trophies and messages, always the same. Marks some of them as online at every start,
 * and opens their accounts again where they were closed.
 * @returns whether the database has the demo world
 */
export async function seedDemoWorld(deps: SeedDeps): Promise<boolean> {
  const { db } = deps.database;
  return db.transaction().execute(async transaction => {
    // Another server may be creating the demo world.
    await sql`SET LOCAL lock_timeout = '60s'`.execute(transaction);
    await sql`SET LOCAL statement_timeout = '60s'`.execute(transaction);
    await transaction
      .selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [val(SEED_LOCK)]).as('held'))
      .execute();
    const classes = await transaction.selectFrom('classes').select('class_code').execute();
    const exists = classes.some(({ class_code }) => class_code === DEMO_CLASS);
    if (classes.length > 0 && !exists) return false;
    if (!exists) await makeWorld(transaction, deps);
    await givePasswords(transaction, deps);
    await addDemoStaff(transaction, deps);
    await planDemoDuty(transaction, deps);
    await addDemoSchool(transaction, deps);
    await addDemoFamily(transaction, deps);
    await comeHere(transaction, deps.clock());
    return true;
  });
}

/**
 * Closes the accounts of the demo world on a server that runs without it, because their passwords are
 * public. Needs a transaction.
 */
export async function closeDemoAccounts(db: Db, at: Date): Promise<void> {
  await deactivateDemoStaff(db, at);
  await deactivateDemoSchool(db, at);
  const children = await findDemoChildren(db);
  await closeAccounts(
    db,
    children.map(({ user_id }) => user_id),
  );
}

async function makeWorld(db: Db, deps: SeedDeps): Promise<void> {
  const now = deps.clock();
  const children = demoChildren();
  const world = { children, relations: demoRelations(children) };
  const ids = await insertPeople(db, deps, children);
  await insertTies(db, withoutReplayed(world.relations, tiesToReplay(world)), { ids, now });
  await seedProgressOfOthers(db, deps.content, children, { ids, now });
  await insertTrophies(db, now);
  await addDemoStaff(db, deps);
  // The first text does not have to wait until the threads have started.
  await deps.screener.ready();
  const more = await writingEvents(db, deps, world, { ids, now });
  await replayPast(db, world, { ids, now, more });
  for (const { username, lesson } of children) {
    const userId = ids.get(username);
    if (userId === undefined || lesson === undefined) continue;
    await playUpTo(db, deps.content, { userId, lesson, now });
  }
  await markNotificationsRead(db, ids);
  await markMessagesRead(db, ids);
  await insertPresence(db, ids, now);
}

/** The ties without those that are replayed. */
function withoutReplayed(all: DemoRelations, replayed: DemoRelations): DemoRelations {
  const rest = <T>(list: readonly T[], without: readonly T[]) =>
    list.filter(one => !without.includes(one));
  return {
    friendships: rest(all.friendships, replayed.friendships),
    requests: rest(all.requests, replayed.requests),
    likes: rest(all.likes, replayed.likes),
    blocks: [],
  };
}
