import type { Measure, Problem, Queue } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { casesOf, readCaseAs, report } from '../../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/create-test-app.ts';
import { clearDuty, setHours } from '../../testing/duty-world.ts';
import { askForHelp } from '../../testing/help-calls.ts';
import {
  askMeasure,
  measureNote,
  measuresAs,
  objectTo,
  ownMeasures,
  seeMeasure,
  setMeasure,
  stepInMeasure,
} from '../../testing/measure-calls.ts';
import { deliverNow, returnNow, sendMessage, sendStatus } from '../../testing/messages.ts';
import {
  askClaim,
  claim,
  claimCard,
  decide,
  deliver,
  onClaim,
  readDesk,
} from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { insertTie } from '../ties/index.ts';

/** Sessions of adults last longer. */
const SOON_MS = 600_000;
const DAY_MS = 86_400_000;
const UNKIND = 'You are bad at this game.';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let other: TestStaff;
let lead: TestStaff;
let caseId: string;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyQueue(server);
  await clearDuty(server);
  await server.deps.database.pool.query(
    `UPDATE cases SET state = 'closed', outcome = 'nothingFound' WHERE state <> 'closed'`,
  );
  await server.deps.database.pool.query('UPDATE measures SET begins_at = at, ends_at = at');
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  senior = await createStaff(server, { role: 'senior' });
  other = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  caseId = (await casesOf(server, senior))[0]?.caseId ?? '';
});

const asIs = ({ status, text }: TestAnswer) =>
  status === 200 ? 200 : (JSON.parse(text) as Problem).code;
const set = (body = {}, by = senior) => setMeasure(server, by, caseId, body);
const step = (...args: [TestStaff, Measure, 'confirm' | 'end' | 'answer', object?]) =>
  stepInMeasure(server, ...args);
const object = async (measure: Measure, body = {}) =>
  asIs(await objectTo(server, ali, measure, body));
const own = () => ownMeasures(server, ali);
const stands = { isFair: true, text: 'I read it too. These words hurt.' };
const isUnfair = { isFair: false, text: 'You were right, it was a joke.' };
const note = { note: 'The children have made up with each other.' };

/** What becomes of a text of each kind, and of one that was returned. */
async function writeAll(returned: string): Promise<(string | number)[]> {
  const { token } = ali;
  const message = 'I like this game';
  const post = (path: string, body: object) => server.call('POST', path, { token, body });
  const answers = [
    await post(`users/${mia.userId}/conversations`, { message }),
    await post(`users/${mia.userId}/conversations`, { message, submissionId: returned }),
    await post('messages/chats', { message, toUserId: mia.userId }),
    await post('messages/statuses', { message, toUserId: mia.userId }),
    await post('messages/statuses', { message, toUserId: ali.userId }),
    await post('messages/statuses', { message }),
  ];
  return answers.map(asIs);
}

test('SAFE2-84 while a pause acts the server takes no text of any kind, and what waits or was returned stays', async () => {
  const returned = await sendMessage(server, ali, mia, UNKIND);
  const { submissionId } = returned;
  const waiting = await sendStatus(server, ali, 'I am happy');
  const measure = await set();
  await returnNow(server, returned);
  expect(await writeAll(submissionId)).toEqual(Array(6).fill('writing_paused'));
  // The friend writes on.
  await sendMessage(server, mia, ali, 'Hello');
  await deliverNow(server, waiting);
  const { rows } = await server.deps.database.pool.query(
    'SELECT state FROM submissions WHERE submission_id = ANY($1) ORDER BY state',
    [[submissionId, waiting.submissionId]],
  );
  expect(rows).toEqual([{ state: 'delivered' }, { state: 'returned' }]);
  server.clock.advance(DAY_MS - 1);
  expect(await writeAll(submissionId)).toEqual(Array(6).fill('writing_paused'));
  server.clock.advance(1);
  expect(await writeAll(submissionId)).toEqual(Array(6).fill(200));
  const later = await createStaff(server, { role: 'senior' });
  const [found] = await measuresAs(server, later, caseId);
  expect(found).toMatchObject({ measureId: measure.measureId, state: 'over' });
});

test('SAFE2-84 a pause is taken back at once, and is set by a senior or a lead with a reason and a note', async () => {
  const reviewer = await createStaff(server, { role: 'reviewer' });
  expect(asIs(await askMeasure(server, reviewer, caseId))).toBe('forbidden');
  expect(asIs(await askMeasure(server, senior, caseId, { note: 'Too short' }))).toBe(
    'invalid_request',
  );
  expect(asIs(await askMeasure(server, senior, caseId, { kind: 'teach' }))).toBe('invalid_request');
  const measure = await set();
  // Its answer was lost.
  expect((await set()).measureId).toBe(measure.measureId);
  expect(asIs(await askMeasure(server, other, caseId, { days: 3 }))).toBe('measure_acts');
  expect(asIs(await step(other, measure, 'end', note))).toBe(200);
  await sendMessage(server, ali, mia, 'I like this game');
  expect(asIs(await step(other, measure, 'end', note))).toBe('too_late');
  expect((await measuresAs(server, senior, caseId))[0]).toMatchObject({
    ...{ state: 'takenBack', by: senior.name, endedBy: other.name, note: measureNote },
  });
  const { events } = await readCaseAs(server, senior, caseId);
  expect(events.slice(-2)).toMatchObject([
    { kind: 'measureSet', by: senior.name, text: `Pause of writing, 1 day: ${measureNote}` },
    { kind: 'measureEnded', by: other.name },
  ]);
});

test('SAFE2-84 no measure is set in the case of a child that asked for help, told of nobody, or is known to the adult', async () => {
  const { caseId: helpCase } = await askForHelp(server, mia, { picture: 'hurts' });
  expect(asIs(await askMeasure(server, lead, helpCase))).toBe('forbidden');
  expect(asIs(await askMeasure(server, senior, helpCase))).toBe('not_found');
  await report(server, mia, { reason: 'unkind' });
  const told = (await casesOf(server, senior)).find(({ group }) => group === 'report');
  expect(asIs(await askMeasure(server, senior, told?.caseId ?? ''))).toBe('forbidden');
  const { submissionId } = await sendMessage(server, mia, ali, 'Hello');
  expect(asIs(await askMeasure(server, senior, caseId, { submissionId }))).toBe('not_found');
  const measure = await set();
  const tie = { tied: { userId: ali.userId }, isTold: true, at: new Date(server.clock()) };
  await insertTie(server.deps.database.db, other.staffId, tie);
  expect(asIs(await step(other, measure, 'end', note))).toBe('not_found');
  expect(await measuresAs(server, other)).toEqual([]);
});

test('SAFE2-85 for a week only seniors and leads read what the child writes', async () => {
  await set({ kind: 'readFirst', days: undefined });
  const reviewer = await createStaff(server);
  const { submissionId } = await sendMessage(server, ali, mia, 'I like this game');
  expect(await claim(server, reviewer)).toBeNull();
  expect(asIs(await askClaim(server, reviewer, { submissionId }))).toBe('forbidden');
  const { submissionId: ofMia } = await sendMessage(server, mia, ali, 'Hello');
  expect((await claim(server, reviewer))?.submissionId).toBe(ofMia);
  expect((await claim(server, other))?.submissionId).toBe(submissionId);
  // Nor a second opinion on what a senior decided.
  const card = await claimCard(server, other, { submissionId });
  const decisionId = await decide(server, other, card, deliver);
  await server.deps.database.pool.query(
    'INSERT INTO second_opinions (decision_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [decisionId, new Date(server.clock())],
  );
  const opinions = async (by: TestStaff) =>
    (await readDesk<Queue>(server, by, 'queue')).secondOpinions;
  expect([await opinions(reviewer), await opinions(lead)]).toEqual([0, 1]);
  const { submissionId: next } = await sendMessage(server, ali, mia, 'I like that game');
  server.clock.advance(7 * DAY_MS);
  const later = await createStaff(server);
  expect((await claim(server, later, { submissionId: next }))?.submissionId).toBe(next);
});

test('SAFE2-85 what every senior at work has skipped goes to the lead, also when a reviewer is at work', async () => {
  const reviewer = await createStaff(server);
  await server.deps.database.pool.query(
    `UPDATE staff SET work_state = 'removed' WHERE staff_id <> ALL($1)`,
    [[reviewer, senior, lead].map(({ staffId }) => staffId)],
  );
  await set({ kind: 'readFirst', days: undefined });
  const { submissionId } = await sendMessage(server, ali, mia, 'I like this game');
  for (const by of [senior, lead]) {
    await onClaim(server, by, await claimCard(server, by), 'release', { skip: true });
  }
  expect((await claimCard(server, lead, { kind: 'lead' })).submissionId).toBe(submissionId);
});

test('SAFE2-86 a pause of more than a week acts once a second adult agrees', async () => {
  const measure = await set({ days: 14 });
  expect(measure).toMatchObject({ state: 'waits', until: null, mayConfirm: false });
  await sendMessage(server, ali, mia, 'I like this game');
  expect(await own()).toEqual([]);
  expect(asIs(await seeMeasure(server, ali, measure))).toBe('not_found');
  expect(asIs(await step(senior, measure, 'confirm'))).toBe('other_adult_needed');
  server.clock.advance(SOON_MS);
  const confirmed = (await step(other, measure, 'confirm')).json<Measure>();
  const until = new Date(server.clock() + 14 * DAY_MS).toISOString();
  expect(confirmed).toMatchObject({ state: 'acts', until, confirmedBy: other.name });
  expect(asIs(await step(lead, measure, 'confirm'))).toBe('too_late');
  expect(await writeAll('none')).toEqual(Array(6).fill('writing_paused'));
});

test('SAFE2-86 successive pauses cannot add up to more than a week without a second adult', async () => {
  await set({ days: 3 });
  server.clock.advance(3 * DAY_MS);
  senior = await createStaff(server, { role: 'senior' });
  expect(await set({ days: 4 })).toMatchObject({ state: 'acts' });
  server.clock.advance(4 * DAY_MS);
  senior = await createStaff(server, { role: 'senior' });
  const third = await set();
  expect(third).toMatchObject({ state: 'waits' });
  other = await createStaff(server, { role: 'senior' });
  await step(other, third, 'end', note);
  // What was taken back at once hardly counts.
  server.clock.advance(2 * DAY_MS);
  senior = await createStaff(server, { role: 'senior' });
  expect(await set({ days: 2 })).toMatchObject({ state: 'acts' });
});

test('SAFE2-86 a long pause that nobody starts within a week, or whose case is closed, does not begin', async () => {
  const measure = await set({ days: 14 });
  server.clock.advance(7 * DAY_MS - 1);
  other = await createStaff(server, { role: 'senior' });
  expect(await measuresAs(server, other)).toMatchObject([{ state: 'waits', mayConfirm: true }]);
  server.clock.advance(1);
  expect(await measuresAs(server, other)).toEqual([]);
  expect(asIs(await step(other, measure, 'confirm'))).toBe('too_late');
  const next = await set({ days: 14 }, other);
  await server.deps.database.pool.query(
    `UPDATE cases SET state = 'closed', outcome = 'taught' WHERE case_id = $1`,
    [Number(caseId)],
  );
  lead = await createStaff(server, { role: 'lead' });
  expect(asIs(await step(lead, next, 'confirm'))).toBe('case_closed');
});

test('SAFE2-87 the child sees which measure, why, its own words and until when; a rule is over once it is read', async () => {
  const { submissionId } = await sendMessage(server, ali, mia, UNKIND);
  const measure = await set({ submissionId });
  const until = new Date(server.clock() + DAY_MS).toISOString();
  const [shown] = await own();
  expect(shown).toEqual({
    ...{
      measureId: measure.measureId,
      kind: 'pauseWriting',
      reason: 'unkind',
      text: UNKIND,
      until,
    },
    ...{ isOver: false, isSeen: false, objection: null },
  });
  await seeMeasure(server, ali, measure);
  expect(await own()).toMatchObject([{ isSeen: true }]);
  expect(asIs(await seeMeasure(server, mia, measure))).toBe('not_found');
  server.clock.advance(SOON_MS);
  await step(other, measure, 'end', note);
  expect(await own()).toMatchObject([{ isOver: true, isSeen: false }]);
  // The page was open when it ended.
  await seeMeasure(server, ali, measure);
  expect(await own()).toMatchObject([{ isOver: true, isSeen: false }]);
  await seeMeasure(server, ali, measure, { isOver: true });
  expect(await own()).toEqual([]);
  const rule = await set({ kind: 'teach', days: undefined });
  await sendMessage(server, ali, mia, 'I like this game');
  await seeMeasure(server, ali, rule);
  expect(await own()).toEqual([]);
  expect((await measuresAs(server, senior, caseId))[0]).toMatchObject({ state: 'read' });
});

test('SAFE2-88 one tap objects, words may follow; adults who set or confirmed it cannot answer', async () => {
  const measure = await set({ days: 14 });
  await step(other, measure, 'confirm');
  expect(await object(measure)).toBe(200);
  expect(await object(measure, { because: 'joke' })).toBe(200);
  expect(await object(measure, { text: 'He laughed too.' })).toBe(200);
  for (const by of [senior, other]) {
    expect(asIs(await step(by, measure, 'answer', stands))).toBe('other_adult_needed');
    const [seen] = await measuresAs(server, by);
    expect(seen?.objection).toMatchObject({ because: 'joke', mayAnswer: false });
  }
  const [found] = await measuresAs(server, lead);
  expect(found?.objection).toMatchObject({ text: 'He laughed too.', mayAnswer: true });
  server.clock.advance(SOON_MS);
  expect(asIs(await step(lead, measure, 'answer', stands))).toBe(200);
  expect(await own()).toMatchObject([
    { isOver: false, isSeen: false, objection: { answer: stands.text } },
  ]);
  expect(await object(measure, { text: 'But it was a joke!' })).toBe('too_late');
  expect(asIs(await step(lead, measure, 'answer', isUnfair))).toBe('too_late');
  expect(await writeAll('none')).toEqual(Array(6).fill('writing_paused'));
});

test('SAFE2-88 of two concurrent answers one counts, and an unfair measure ends immediately', async () => {
  const measure = await set();
  await object(measure);
  const third = await createStaff(server, { role: 'senior' });
  server.clock.advance(SOON_MS);
  const answers = await Promise.all(
    [other, third, lead].map(by => step(by, measure, 'answer', isUnfair)),
  );
  expect(answers.map(asIs).sort()).toEqual([200, 'too_late', 'too_late']);
  await sendMessage(server, ali, mia, 'I like this game');
  expect((await measuresAs(server, senior, caseId))[0]).toMatchObject({ state: 'unfair' });
  const [after] = await own();
  expect(after).toMatchObject({ isOver: true, objection: { answer: isUnfair.text } });
});

test.each([
  ['read', stands],
  ['unfair', isUnfair],
] as const)(
  'SAFE2-88 a rule to which the child objected is %s with its answer',
  async (state, answer) => {
    const rule = await set({ kind: 'teach', days: undefined });
    await object(rule);
    expect(await own()).toMatchObject([{ isOver: false, isSeen: true }]);
    server.clock.advance(SOON_MS);
    await step(other, rule, 'answer', answer);
    expect((await measuresAs(server, senior, caseId))[0]).toMatchObject({ state });
    expect(await own()).toMatchObject([{ isOver: true, objection: { answer: answer.text } }]);
  },
);

test('SAFE2-88 an objection that nobody answers by the end of the next service day ends the measure', async () => {
  // Open from 8 to 20 in London, but not on the day after.
  const tomorrow = new Date(server.clock() + DAY_MS).toISOString().slice(0, 10);
  await setHours(server, { closed: [tomorrow] });
  const measure = await set({ days: 7 });
  await object(measure);
  const [shown] = await own();
  const answerBy = shown?.objection?.answerBy ?? '';
  const after = new Date(server.clock() + 2 * DAY_MS).toISOString().slice(0, 10);
  expect(answerBy).toBe(new Date(`${after}T20:00:00Z`).toISOString());
  server.clock.advance(Date.parse(answerBy) - server.clock() - 1);
  const late = await createStaff(server, { role: 'senior' });
  expect(await writeAll('none')).toEqual(Array(6).fill('writing_paused'));
  server.clock.advance(1);
  await sendMessage(server, ali, mia, 'I like this game');
  expect(asIs(await step(late, measure, 'answer', stands))).toBe('too_late');
  expect(await object(measure)).toBe('too_late');
  expect((await measuresAs(server, late, caseId))[0]).toMatchObject({ state: 'unanswered' });
  expect(await own()).toMatchObject([{ isOver: true, isSeen: false }]);
});

test('SAFE2-88 the queue counts objections and long pauses for those who may answer', async () => {
  const count = async (by: TestStaff) =>
    (await readDesk<Queue>(server, by, 'queue')).openObjections;
  const measure = await set();
  expect(await count(other)).toBe(0);
  await object(measure);
  expect([await count(senior), await count(other), await count(lead)]).toEqual([0, 1, 1]);
  expect(await count(await createStaff(server))).toBe(0);
  await step(other, measure, 'answer', stands);
  expect(await count(lead)).toBe(0);
  await set({ kind: 'readFirst', days: undefined });
  expect(await count(lead)).toBe(0);
  await report(server, ali, { reason: 'unkind', userId: mia.userId });
  const ofMia = (await casesOf(server, senior)).find(one => one.caseId !== caseId);
  await setMeasure(server, senior, ofMia?.caseId ?? '', { days: 8 });
  expect([await count(senior), await count(lead)]).toEqual([0, 1]);
});

test('SAFE2-89 asking for help, reporting and objecting go on under every measure', async () => {
  const measure = await set();
  await set({ kind: 'readFirst', days: undefined });
  await askForHelp(server, ali, { text: 'Please help me' });
  await report(server, ali, { reason: 'unkind', userId: mia.userId });
  expect(await object(measure)).toBe(200);
});
