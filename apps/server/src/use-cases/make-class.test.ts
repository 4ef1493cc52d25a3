import { createHash } from 'node:crypto';
import { session as limits } from '@digipals/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { saveClass } from './make-class.ts';

let server: TestApp;
let cast: SchoolCast;

beforeAll(async () => {
  server = await createTestApp();
  cast = await createSchoolCast(server);
});

afterAll(() => server.close());

/** A ticket as of a sign-in that found its class before it was archived. */
async function insertTicket(ticket: string, userId: string): Promise<void> {
  await server.deps.database.db
    .insertInto('tickets')
    .values({
      ticket_hash: createHash('sha256').update(ticket).digest(),
      user_id: userId,
      expires_at: new Date(server.clock() + limits.ticketMs),
      used_at: null,
    })
    .execute();
}

const redeem = (ticket: string) => server.call('GET', 'users/current', { token: ticket });

const isBlocked = async () => {
  const { rows } = await server.deps.database.pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect(rows.length).toBe(1);
};

test('CLASS-43 a sign-in that races with the archiving of its class ends as an expired one', async () => {
  const { classId, classCode } = cast;
  const { adultId } = cast.adults.teacher;
  const { userId } = await createChild(server, { classCode });
  const facts = {
    className: '3B',
    ageBand: 2,
    teachingLanguage: 'us',
    firstLesson: null,
    quiet: 'school',
    isArchived: true,
  } as const;
  const racing = await server.deps.database.db.transaction().execute(async archiving => {
    await saveClass(archiving, server.deps, {
      ...{ adultId, classId, facts },
      at: new Date(server.clock()),
    });
    await insertTicket('during', userId);
    const answer = redeem('during');
    await Promise.race([answer, vi.waitFor(isBlocked, 120_000)]);
    return { answer };
  });
  await insertTicket('after', userId);
  for (const answer of [await racing.answer, await redeem('after')]) {
    expect(answer.json()).toMatchObject({ status: 401, code: 'ticket_invalid' });
  }
});
