import { type LanguageCode, type Queue, review, type StaffRole } from '@digipals/contract';
import type { Found } from '@digipals/screening';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sendMessage } from '../../testing/messages.ts';
import {
  askClaim,
  claim,
  claimCard,
  giveOpinion,
  goOut,
  onClaim,
  readDesk,
  severe,
} from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';

const inTurkish = 'Seems to be in Turkish, not in English';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
});

beforeEach(() => emptyQueue(server));

afterAll(() => server.close());

type Sent = { severity?: Found['severity']; explanation?: string };

/** Sends a text with a finding of some severity, in a language. @returns its id */
async function send({ severity = 2, explanation = inTurkish }: Sent = {}): Promise<string> {
  const found = { start: 0, end: 4, status: 'ok' } as const;
  const code = severity === 3 ? 'distress' : 'meeting';
  server.screener.finds([
    { ...found, code, severity, explanation: 'Found' },
    { ...found, code: 'notEnglish', severity: 1, explanation },
  ]);
  return (await sendMessage(server, ali, mia, 'Bana bir fotoğraf gönder')).submissionId;
}

/** An adult at work who reads these languages. */
async function adult(role: StaffRole, ...languages: LanguageCode[]): Promise<TestStaff> {
  const made = await createStaff(server, { role });
  const { db } = server.deps.database;
  await db.updateTable('staff').set({ languages }).where('staff_id', '=', made.staffId).execute();
  return made;
}

/** The id of the text that an adult gets next, which it gives back. */
async function nextOf(by: TestStaff, kind: 'review' | 'severe' = 'review') {
  const card = await claim(server, by, { kind });
  if (card) await onClaim(server, by, card, 'release');
  return card?.submissionId;
}

test('SAFE2-113 partly: a text of severity 2 goes to an adult who reads its language, not to others', async () => {
  const [reads, not] = [await adult('reviewer', 'gb', 'tr'), await adult('senior', 'gb', 'ru')];
  const submissionId = await send();
  expect(await nextOf(not)).toBeUndefined();
  const named = (await askClaim(server, not, { submissionId })).json();
  expect(named).toMatchObject({ status: 403, code: 'forbidden' });
  expect(named.message).toBe('Somebody at work reads its language and gets it first.');
  expect(await nextOf(reads)).toBe(submissionId);
});

test.each([
  ['Cyrillic', 'ru'],
  ['Thai', 'th'],
  ['Chinese', 'cn'],
] as const)(
  'SAFE2-113 partly: %s letters go to an adult who reads %s',
  async (letters, language) => {
    const [reads, not] = [await adult('reviewer', language), await adult('reviewer', 'tr')];
    const submissionId = await send({ explanation: `In ${letters} letters, not in English` });
    expect(await nextOf(not)).toBeUndefined();
    expect(await nextOf(reads)).toBe(submissionId);
  },
);

test.each([
  ['of severity 1', { severity: 1 }],
  ['in a language that nobody reads', { explanation: 'Seems to be in Dutch, not in English' }],
] as const)('SAFE2-113 partly: a text %s goes to anybody', async (_, sent) => {
  await adult('reviewer', 'tr');
  const not = await adult('reviewer', 'gb');
  const submissionId = await send(sent);
  expect(await nextOf(not)).toBe(submissionId);
});

test('SAFE2-113 partly: it goes to anybody while those who read it pause, or may not have it', async () => {
  const reads = await adult('reviewer', 'tr');
  const not = await adult('reviewer', 'gb');
  const submissionId = await send();
  expect(await nextOf(not)).toBeUndefined();
  const pause = (isPaused: boolean) =>
    server.call('POST', 'desk/pause', { token: reads.token, body: { isPaused } });
  await pause(true);
  expect(await nextOf(not)).toBe(submissionId);
  await pause(false);
  expect(await nextOf(not)).toBeUndefined();
  const card = await claimCard(server, reads, { submissionId });
  await onClaim(server, reads, card, 'release', { skip: true });
  expect(await nextOf(not)).toBe(submissionId);
});

test('SAFE2-113 partly: adults who know the children, have no valid vetting or do not review do not reserve it', async () => {
  const [tied, expired] = [await adult('reviewer', 'tr'), await adult('reviewer', 'tr')];
  await adult('auditor', 'tr');
  const not = await adult('reviewer');
  const { db } = server.deps.database;
  const yesterday = new Date(server.clock() - 86_400_000).toISOString().slice(0, 10);
  await db
    .updateTable('staff')
    .set({ vetted_until: yesterday })
    .where('staff_id', '=', expired.staffId)
    .execute();
  const first = await send();
  const card = await claimCard(server, tied, { submissionId: first });
  await onClaim(server, tied, card, 'known');
  expect(await nextOf(not)).toBe(first);
});

test('SAFE2-113 partly: it goes to anybody once 80 % of its time has passed', async () => {
  await adult('reviewer', 'tr');
  const not = await adult('reviewer');
  const submissionId = await send();
  server.clock.advance(review.targetMs[2] * review.rescueShare - 1);
  expect(await nextOf(not)).toBeUndefined();
  server.clock.advance(1);
  expect(await nextOf(not)).toBe(submissionId);
});

test('SAFE2-113 partly: an adult who has the text keeps it when somebody who reads it comes to work', async () => {
  const not = await adult('reviewer', 'gb');
  const submissionId = await send();
  await claimCard(server, not, { submissionId });
  await adult('reviewer', 'tr');
  expect((await claimCard(server, not, { submissionId })).submissionId).toBe(submissionId);
});

test('SAFE2-113 partly: a severe text goes first and second to adults who read its language and may decide', async () => {
  const [reads, not] = [await adult('senior', 'tr'), await adult('lead', 'gb')];
  const second = await adult('lead', 'tr');
  await adult('reviewer', 'tr');
  const submissionId = await send({ severity: 3 });
  expect(await nextOf(not, 'severe')).toBeUndefined();
  expect((await readDesk<Queue>(server, not, 'queue')).severe).toBe(0);
  expect((await readDesk<Queue>(server, reads, 'queue')).severe).toBe(1);
  await giveOpinion(server, reads, submissionId, severe.keepBack);
  await goOut(server);
  expect(await nextOf(not, 'severe')).toBeUndefined();
  expect(await nextOf(second, 'severe')).toBe(submissionId);
});

test('SAFE2-113 partly: when only one reader may decide, anybody of the other role is second', async () => {
  const [reads, not] = [await adult('senior', 'tr'), await adult('lead', 'gb')];
  const submissionId = await send({ severity: 3 });
  expect(await nextOf(not, 'severe')).toBeUndefined();
  await giveOpinion(server, reads, submissionId, severe.keepBack);
  await goOut(server);
  expect(await nextOf(not, 'severe')).toBe(submissionId);
});

test('SAFE2-113 partly: a lead who reads it gets what was given to the lead', async () => {
  const [reads, not] = [await adult('lead', 'tr'), await adult('lead', 'gb')];
  const submissionId = await send();
  await server.deps.database.db
    .updateTable('submissions')
    .set({ state: 'escalated', review_kind: 'lead' })
    .where('submission_id', '=', submissionId)
    .execute();
  expect(await claim(server, not, { kind: 'lead' })).toBeNull();
  expect((await claimCard(server, reads, { kind: 'lead' })).submissionId).toBe(submissionId);
});
