import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadKey } from '@digipals/client';
import { attempt, isCallError } from '@digipals/client/call-error';
import type { Activity, LessonActivity } from '@digipals/contract';
import { solve } from '@digipals/engine';
import type { Seen } from './counted-fetch.ts';
import { createDevice, type Device, type SchoolChild, signIn, untilDone } from './virtual-child.ts';

/** How a visit goes; times in milliseconds as they pass here. */
export type Pace = {
  readonly answers: number;
  readonly answerMs: number;
  /** The factor by which pauses are shortened; waiting for a server is not. */
  readonly compressed: number;
};

/** What the children of a run did. */
export type Given = {
  /** Answers by number, which the log has as their time. */
  answers: number;
  /** Children that came in, and that left. */
  arrived: number;
  left: number;
  /** Reads that failed although they were repeated: a card says so. */
  failedReads: number;
};

const POLL_MS = 30_000;
const REST_MS = 60_000;
const EVENTS_AFTER_MS = 5_000;
const OUTBOX_AGAIN_MS = 3_000;

/**
 * What the app asks after a sign-in on a device without its files, as `/profile` asks it: `firstPageUrls` and
 * `createLoads` (apps/web/src/app/create-app.ts), then the cards of routes/profile and the watches of app/watches.
 */
const first = ['GET users/{id}/languages', 'GET users/{id}/lingos', 'GET users/{id}/profile'];
const cards = [
  ...['GET users/{id}/status', 'GET users/{id}/currentLesson', 'GET users/{id}/friends'],
  ...['GET users/{id}/conversations', 'GET streaks/{userId}', 'GET messages/statuses/{id}'],
  ...['GET users/{id}/achievements', 'GET users/{id}/onboarding', 'GET users/{id}/notifications'],
  ...['GET users/{id}/measures', 'GET users/{id}/rest', 'GET users/{id}/goneTexts'],
  ...['GET users/{id}/settings', 'GET users/{id}/assignments', 'GET users/{id}/savedLooks'],
];
/** What the first poll refreshes (features/notifications/stale-reads.ts). */
const refreshed = [
  ...['GET users/{id}/conversations', 'GET users/{id}/lingos', 'GET users/{id}/currentLesson'],
  ...['GET users/{id}/assignments', 'GET streaks/{userId}'],
];
/** What the service worker keeps for use offline (apps/web/src/worker). */
const kept = [
  ...['GET users/current', 'GET licences/{userId}', 'GET users/{id}/profile'],
  ...['GET users/{id}/languages', 'GET users/{id}/lingos', 'GET users/{id}/currentLesson'],
  ...['GET users/{id}/lessonArchive', 'GET users/{id}/assignments', 'GET users/{id}/meCard'],
];
/** What the page of rewards asks (routes/lesson-end, features/activities/rewards). */
const atEnd = [
  ...['GET users/{id}/lingos', 'GET users/{id}/profile', 'GET users/{id}/currentLesson'],
  ...['GET users/{id}/notifications', 'GET users/{id}/lingos', 'GET users/{id}/currentLesson'],
];
/** The path of an own read has one parameter, whatever its name. */
export const ownReads = [...first, 'GET licences/{userId}', ...cards] as readonly ReadKey[];

/** Reads about the child itself; each may fail independently. */
export async function readAll(
  { call }: Device,
  { userId }: SchoolChild,
  keys: readonly string[],
): Promise<number> {
  const params = { id: userId, userId };
  const answers = await Promise.all(
    keys.map(key => attempt(call(key as 'GET users/{id}/lingos', { params }))),
  );
  return answers.filter(answer => isCallError(answer)).length;
}

/** A visit of a child to the app, from its sign-in to its logout. */
export async function visit(
  url: string,
  child: SchoolChild,
  { pace, seen, given }: { pace: Pace; seen: Seen; given: Given },
): Promise<void> {
  const device = createDevice(url, child, seen);
  const { call, outbox } = device;
  const { userId } = child;
  const pause = (ms: number): Promise<void> => sleep(ms / pace.compressed);
  const read = async (keys: readonly string[]): Promise<void> => {
    given.failedReads += await readAll(device, child, keys);
  };
  const tell = (name: 'navigation' | 'answer-success', path: string) =>
    attempt(call('POST events', { body: [{ name, path, at: new Date().toISOString() }] }));

  await signIn(device, child);
  await read([...first, 'GET licences/{userId}']);
  await read(cards);
  given.arrived += 1;
  await Promise.all([read(refreshed), read(kept), tell('navigation', '/profile')]);

  const leaving = new AbortController();
  const every = async (ms: number, key: string): Promise<void> => {
    // Not all at once.
    await sleep((Math.random() * ms) / pace.compressed);
    while (!leaving.signal.aborted) {
      await read([key]);
      await pause(ms);
    }
  };
  const watching = Promise.all([
    every(POLL_MS, 'GET users/{id}/notifications'),
    every(REST_MS, 'GET users/{id}/rest'),
  ]);
  await play(device, child, { pace, given, read, tell, pause });
  await write(device, child, read);
  leaving.abort();
  // What the server did not take stays on the device, and is sent at the next occasion.
  while (!outbox.isEmpty(userId)) {
    await outbox.send(userId);
    if (!outbox.isEmpty(userId)) await sleep(OUTBOX_AGAIN_MS);
  }
  await watching;
  await untilDone(() => call('GET logout'));
  given.left += 1;
}

type Playing = {
  readonly pace: Pace;
  readonly given: Given;
  read(keys: readonly string[]): Promise<void>;
  tell(name: 'answer-success', path: string): Promise<unknown>;
  pause(ms: number): Promise<void>;
};

/** Opens the training menu, then plays one activity of the current lesson after another. */
async function play(
  { call, outbox }: Device,
  { userId }: SchoolChild,
  { pace, given, read, tell, pause }: Playing,
): Promise<void> {
  /** Without tests, which open once what comes before them is played. */
  const openLesson = async (): Promise<LessonActivity[]> => {
    const { activities } = await untilDone(() =>
      call('GET users/{id}/currentLesson', { params: { id: userId } }),
    );
    return activities.filter(({ test, locked }) => !test && !locked);
  };
  const open = (id: string): Promise<Activity> =>
    untilDone(() => call('GET activities/{id}', { params: { id }, query: { language: 'gb' } }));
  await read(['GET users/{id}/lessonArchive']);
  let lesson = await openLesson();
  // The menu fetches the activities that the child may open next (features/activities/keep/use-prefetch.ts).
  await Promise.all(lesson.map(({ activityId }) => attempt(open(activityId))));
  let answered = 0;
  while (answered < pace.answers) {
    const next = lesson.find(({ userScore }) => userScore === null) ?? lesson[0];
    if (!next) throw new Error('A lesson has no activities');
    const { data } = await open(next.activityId);
    const run = outbox.newRun();
    for (const question of data.slice(0, pace.answers - answered)) {
      await sleep(pace.answerMs);
      given.answers += 1;
      answered += 1;
      const { id: questionId } = question;
      const entry = { questionId, valid: 1, picks: solve(question), time: given.answers } as const;
      outbox.add(userId, [{ ...entry, tries: 1, run }]);
      // As in the app, the next question does not wait for the server.
      void outbox.send(userId);
      void pause(EVENTS_AFTER_MS).then(() => tell('answer-success', '/activity/{activityId}'));
    }
    await read(atEnd);
    lesson = await openLesson();
  }
}

const texts = [
  'Hello! I like my dog. Do you like dogs?',
  'I play football with my sister after school.',
  'My favourite colour is green. What is yours?',
];

/** Opens the conversations, and sends a friend a text. */
async function write(
  { call }: Device,
  { userId, friendId }: SchoolChild,
  read: Playing['read'],
): Promise<void> {
  await read(['GET users/{id}/conversations']);
  await Promise.all([
    attempt(call('GET messages/waitingTime')),
    attempt(call('GET messages/config')),
  ]);
  const message = texts[userId.charCodeAt(0) % texts.length] ?? '';
  await attempt(call('GET messages/suggestions', { query: { q: message } }));
  const idempotencyKey = randomUUID();
  await untilDone(() =>
    call('POST users/{id}/conversations', {
      params: { id: friendId },
      body: { message },
      idempotencyKey,
    }),
  );
  await read(['GET users/{id}/conversations']);
}
