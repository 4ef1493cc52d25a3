import type { DeliveredText, HistoryItem, Recall } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { readPeople } from '../domains/pseudonyms/index.ts';
import { casesOf, readCaseAs, report } from '../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { askForHelp, readHelpAs } from '../testing/help-calls.ts';
import { measuresAs, objectTo, setMeasure } from '../testing/measure-calls.ts';
import { exchange, inboxOf, sendMessage } from '../testing/messages.ts';
import { recall } from '../testing/recall-calls.ts';
import {
  claimCard,
  decide,
  deliver,
  goOut,
  readDesk,
  review,
  toLead,
} from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';

let server: TestApp;
let nilay: TestChild;
let tomek: TestChild;
let lead: TestStaff;
/** Pseudonyms of Nilay, Tomek and their friend Yara. */
let names: [nilay: string, tomek: string, yara: string];

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  nilay = await createChild(server, { username: 'Nilay' });
  tomek = await createChild(server, { username: 'Tomek' });
  const yara = await createChild(server, { username: 'Yara' });
  await befriend(server, nilay, tomek);
  await befriend(server, nilay, yara);
  const ids = [nilay.userId, tomek.userId, yara.userId];
  const people = await readPeople(server.deps.database.db, ids);
  const [one = '', two = '', three = ''] = ids.map(id => people.get(id)?.pseudonym ?? '');
  names = [one, two, three];
});

beforeEach(async () => {
  await emptyQueue(server);
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

const WRITTEN = 'Hi Tomek, nilay here. Yara and Zofia say hello.';
const read = () => `Hi ${names[1]}, ${names[0]} here. ${names[2]} and Zofia say hello.`;

/** No answer to an adult may have a name as a word. */
const expectNoNames = (answer: unknown) =>
  expect(JSON.stringify(answer)).not.toMatch(/\b(nilay|tomek|yara)\b/i);

test('SAFE2-114 partly: a card marks known names, and the texts before it have pseudonyms', async () => {
  await exchange(server, tomek, nilay, 'Are you well, Nilay?');
  server.clock.advance(60_000);
  const { submissionId } = await sendMessage(server, nilay, tomek, WRITTEN);
  const card = await claimCard(server, lead);
  expect(card.text).toBe(WRITTEN);
  expect(
    card.names.map(({ start, end, pseudonym }) => [WRITTEN.slice(start, end), pseudonym]),
  ).toEqual([
    ['Tomek', names[1]],
    ['nilay', names[0]],
    ['Yara', names[2]],
  ]);
  expect(card.lastDelivered.map(({ text }) => text)).toEqual([`Are you well, ${names[0]}?`]);
  await decide(server, lead, card, { outcome: 'return', reason: 'personal' });
  await goOut(server);
  await sendMessage(server, nilay, tomek, 'Hi Tomek!', submissionId);
  const again = await claimCard(server, lead);
  expect(again.versions.map(({ text }) => text)).toEqual([read()]);
  expectNoNames({ ...again, text: '' });
});

test('SAFE2-114 partly: the child and its friend get the text as it was written', async () => {
  await sendMessage(server, nilay, tomek, WRITTEN);
  await decide(server, lead, await claimCard(server, lead), deliver);
  await goOut(server);
  expect(JSON.stringify(await inboxOf(server, tomek))).toContain(WRITTEN);
});

test('SAFE2-115 adults read pseudonyms instead of known names in history, delivered texts, recalls, cases, help requests and objections', async () => {
  await sendMessage(server, nilay, tomek, WRITTEN);
  await decide(server, lead, await claimCard(server, lead), deliver);
  await goOut(server);
  const history = await readDesk<{ items: HistoryItem[] }>(server, lead, 'history');
  expect(history.items[0]?.text).toBe(read());
  expectNoNames(history);
  const submissionId = history.items[0]?.submissionId ?? '';
  const delivered = await readDesk<DeliveredText>(server, lead, `texts/${submissionId}`);
  expect(delivered.text).toBe(read());
  expectNoNames(delivered);
  await recall(server, lead, submissionId);
  const [recalled] = await readDesk<Recall[]>(server, lead, 'recalls');
  expect(recalled?.texts.map(({ text }) => text)).toEqual([read()]);
  expectNoNames(recalled);

  const { submissionId: messageId } = await exchange(server, nilay, tomek, WRITTEN);
  const text = 'Nilay is not nice to Yara';
  await report(server, tomek, {
    reason: 'unkind',
    userId: nilay.userId,
    messageId,
    text,
  });
  const [item] = await casesOf(server, lead);
  const opened = await readCaseAs(server, lead, item?.caseId ?? '');
  const reported = opened.events.find(({ kind }) => kind === 'reported');
  expect(reported?.text).toBe(`${names[0]} is not nice to ${names[2]}`);
  expect(reported?.context.at(-1)?.text).toBe(read());
  expectNoNames(opened);

  const { caseId } = await askForHelp(server, tomek, { text: 'It is about Nilay' });
  const help = await readHelpAs(server, lead, caseId);
  expect(help.lines.map(line => line.text)).toEqual([`It is about ${names[0]}`]);

  const set = await setMeasure(server, lead, opened.caseId);
  await objectTo(server, nilay, set, { text: 'Tomek began, not Nilay' });
  const [measure] = await measuresAs(server, lead);
  expect(measure?.objection?.text).toBe(`${names[1]} began, not ${names[0]}`);
});

test('SAFE2-115 partly: a case hides who reported and to whom a text was sent, also when they are no friends any more', async () => {
  const selim = await createChild(server, { username: 'Selim' });
  const kerem = await createChild(server, { username: 'Kerem' });
  await befriend(server, selim, kerem);
  const ids = [selim.userId, kerem.userId];
  const people = await readPeople(server.deps.database.db, ids);
  const [nameOfSelim, nameOfKerem] = ids.map(id => people.get(id)?.pseudonym);
  const { submissionId } = await sendMessage(server, kerem, selim, 'Selim, Kerem hits you');
  const reviewer = await createStaff(server, { role: 'reviewer' });
  await review(server, reviewer, submissionId, toLead);
  const path = `users/${selim.userId}/friends/${kerem.userId}`;
  expect((await server.call('DELETE', path, { token: selim.token })).status).toBe(200);
  await report(server, selim, {
    reason: 'unkind',
    userId: kerem.userId,
    text: 'I am Selim, Kerem hits me',
  });
  const cases = await Promise.all(
    (await casesOf(server, lead)).map(({ caseId }) => readCaseAs(server, lead, caseId)),
  );
  const events = cases.flatMap(found => found.events);
  expect(events.find(({ reason }) => reason === 'unkind')?.text).toContain(
    `I am ${nameOfSelim}, ${nameOfKerem} hits me`,
  );
  const escalated = events.find(({ kind, context }) => kind === 'escalated' && context.length > 0);
  expect(escalated?.context.map(({ text }) => text)).toEqual([
    `${nameOfSelim}, ${nameOfKerem} hits you`,
  ]);
});

test('SAFE2-115 partly: a list reads each text with the names of its own children', async () => {
  const [anna, bruno] = await Promise.all(
    ['Anna', 'Bruno'].map(username => createChild(server, { username })),
  );
  // Another Yara than the friend of Nilay.
  const yara = await createChild(server, { username: 'Yara Rossi' });
  if (!anna || !bruno) throw new Error('No children');
  await befriend(server, anna, bruno);
  await befriend(server, anna, yara);
  for (const [from, to] of [
    [tomek, nilay],
    [anna, bruno],
  ] as const) {
    await sendMessage(server, from, to, 'I play with Yara and Anna');
    await decide(server, lead, await claimCard(server, lead), deliver);
    await goOut(server);
    server.clock.advance(1_000);
  }
  const people = await readPeople(server.deps.database.db, [anna.userId, yara.userId]);
  const [own, friend] = [anna, yara].map(({ userId }) => people.get(userId)?.pseudonym);
  const { items } = await readDesk<{ items: HistoryItem[] }>(server, lead, 'history');
  expect(items.slice(0, 2).map(({ text }) => text)).toEqual([
    `I play with ${friend} and ${own}`,
    `I play with ${names[2]} and Anna`,
  ]);
});

test('SAFE2-115 partly: a search in the history does not tell who has a name', async () => {
  await sendMessage(server, tomek, nilay, 'Nilay has a bicycle');
  await decide(server, lead, await claimCard(server, lead), deliver);
  await goOut(server);
  const found = async (q: string) =>
    (await readDesk<{ items: HistoryItem[] }>(server, lead, `history?q=${q}`)).items.map(
      ({ text }) => text,
    );
  expect(await found('BICYCLE')).toEqual([`${names[0]} has a bicycle`]);
  expect(await found('nilay')).toEqual([]);
  expect(await found('ilay')).toEqual([]);
});

test('SAFE2-114 partly: names that differ by an accent are one: of two friends nobody, of a child and a friend the child', async () => {
  const make = (username: string) => createChild(server, { username });
  const [zoe, ines] = [await make('Zoe'), await make('Ines')];
  const friends = [await make('Zoë Lind'), await make('Jörg'), await make('Jorg')];
  await befriend(server, zoe, ines);
  for (const friend of friends) await befriend(server, zoe, friend);
  await sendMessage(server, zoe, ines, 'Zoë and Jorg and JÖRG say hi');
  const people = await readPeople(server.deps.database.db, [zoe.userId]);
  const { names: marks } = await claimCard(server, lead);
  expect(marks.map(({ pseudonym }) => pseudonym)).toEqual([
    people.get(zoe.userId)?.pseudonym,
    'a child',
    'a child',
  ]);
});
