import { type Call, CallError } from '@digipals/client';
import type { HistoryEntry } from '@digipals/contract';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from './outbox.ts';

const entry = (questionId: string): HistoryEntry => ({ questionId, valid: 1 });
const of = (run: string, questionId: string): HistoryEntry => ({ ...entry(questionId), run });
const stored = () => JSON.parse(localStorage.getItem('offlineSolutions') ?? '[]') as unknown[];

type Request = { body: HistoryEntry[]; key: string; userId: string };
type Outcome = 'ok' | 'lost' | 'refused' | 'server down' | 'too busy';

/** A server that counts what it stored. `lost`: it stored the batch, but the response was lost. */
function fakeServer(outcomes: Outcome[] = []) {
  const requests: Request[] = [];
  const answers = new Map<string, { lingoCredit: number }>();
  const stored: string[] = [];
  const post = async (request: Request) => {
    requests.push(request);
    const outcome = outcomes.shift() ?? 'ok';
    if (outcome === 'too busy') {
      throw new CallError({ status: 429, code: 'too_many_requests', retryAfter: 4 });
    }
    if (outcome === 'server down') throw new CallError({ status: 503, code: 'unavailable' });
    if (outcome === 'refused') throw new CallError({ status: 0, code: 'network' });
    const bad = request.body.some(({ questionId }) => questionId.startsWith('bad'));
    const strange = request.body.some(
      ({ questionId, time }) => questionId.startsWith('long') && time,
    );
    if (bad || strange) throw new CallError({ status: 422, code: 'invalid_request' });
    if (!answers.has(request.key)) {
      stored.push(...request.body.map(({ questionId }) => questionId));
      answers.set(request.key, { lingoCredit: request.body.length });
    }
    if (outcome === 'lost') throw new CallError({ status: 0, code: 'network' });
    return answers.get(request.key);
  };
  const call = ((
    _key: string,
    input: { params: { id: string }; body: HistoryEntry[]; idempotencyKey: string },
  ) =>
    post({
      body: input.body,
      key: input.idempotencyKey,
      userId: input.params.id,
    })) as unknown as Call;
  return { call, requests, stored };
}

function setUp(outcomes: Outcome[] = []) {
  const server = fakeServer(outcomes);
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `k${keys}`;
  };
  const log = vi.fn<(message: string) => void>();
  const net = { online: true };
  const alone = <T>(work: () => Promise<T>) => work();
  const outbox = createOutbox({
    call: server.call,
    storage: localStorage,
    isOnline: () => net.online,
    newKey,
    alone,
    log,
  });
  return { ...server, outbox, log, net };
}

beforeEach(() => localStorage.clear());

test('OFFLINE-13 OFFLINE-14 OFFLINE-08 appends answers to one JSON list under one key', () => {
  const { outbox } = setUp();
  outbox.add('u1', [entry('q1')]);
  outbox.add('u1', [entry('q2')]);
  expect(Object.keys(localStorage)).toEqual(['offlineSolutions']);
  expect(stored()).toMatchObject([{ entry: entry('q1') }, { entry: entry('q2') }]);
});

test('OFFLINE-15 AMBIG-25 sends unacknowledged answers as one list, then removes them', async () => {
  const { outbox, requests } = setUp();
  outbox.add('u1', [entry('q1')]);
  outbox.add('u1', [entry('q2')]);
  expect(await outbox.send('u1')).toBe(2);
  expect(requests.map(({ body }) => body)).toEqual([[entry('q1'), entry('q2')]]);
  expect(localStorage.getItem('offlineSolutions')).toBeNull();
});

test('OFFLINE-19 keeps answers that could not be sent', async () => {
  const { outbox } = setUp(['refused']);
  outbox.add('u1', [entry('q1')]);
  expect(await outbox.send('u1')).toBe(0);
  expect(outbox.isEmpty('u1')).toBe(false);
});

test('SCALE-30 keeps answers that an overloaded server does not take, and sends them with the next', async () => {
  const { outbox, stored } = setUp(['too busy', 'too busy']);
  outbox.add('u1', [entry('q1')]);
  expect(await outbox.send('u1')).toBe(0);
  outbox.add('u1', [entry('q2')]);
  await outbox.send('u1');
  expect(stored).toEqual([]);
  expect(outbox.refused('u1')).toEqual([]);
  await outbox.send('u1');
  expect(stored).toEqual(['q1', 'q2']);
  expect(outbox.isEmpty('u1')).toBe(true);
});

test('OFFLINE-19 AMBIG-25 sends nothing while offline, then all stored answers as one list', async () => {
  const { outbox, requests, net } = setUp();
  net.online = false;
  for (const id of ['q1', 'q2', 'q3']) {
    outbox.add('u1', [entry(id)]);
    await outbox.send('u1');
  }
  expect(requests).toEqual([]);
  net.online = true;
  await outbox.send('u1');
  expect(requests.map(({ body }) => body)).toEqual([[entry('q1'), entry('q2'), entry('q3')]]);
});

test('OFFLINE-15 AMBIG-25 a list sent by two tabs one after the other counts once', async () => {
  const server = fakeServer(['lost']);
  let last: Promise<unknown> = Promise.resolve();
  let keys = 0;
  const tab = () =>
    createOutbox({
      call: server.call,
      storage: localStorage,
      isOnline: () => true,
      newKey: () => {
        keys += 1;
        return `k${keys}`;
      },
      alone: <T>(work: () => Promise<T>) => {
        const next = last.then(work);
        last = next;
        return next;
      },
      log: vi.fn<(message: string) => void>(),
    });
  const [one, other] = [tab(), tab()];
  one.add('u1', [entry('q1'), entry('q2')]);
  await Promise.all([one.send('u1'), other.send('u1')]);
  expect(server.stored).toEqual(['q1', 'q2']);
  expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1);
  expect(other.isEmpty('u1')).toBe(true);
});

test('OFFLINE-15 AMBIG-25 a tab that does not yet see the mark of another tab sends the list under the same key', async () => {
  const server = fakeServer(['lost']);
  let keys = 0;
  const tab = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
    createOutbox({
      call: server.call,
      storage,
      isOnline: () => true,
      newKey: () => {
        keys += 1;
        return `k${keys}`;
      },
      alone: work => work(),
      log: vi.fn<(message: string) => void>(),
    });
  const one = tab(localStorage);
  one.add('u1', [entry('q1'), entry('q2')]);
  const snapshot = new Map([['offlineSolutions', localStorage.getItem('offlineSolutions') ?? '']]);
  const stale = tab({
    getItem: key => snapshot.get(key) ?? null,
    setItem: (key, value) => void snapshot.set(key, value),
    removeItem: key => void snapshot.delete(key),
  });
  await one.send('u1');
  await stale.send('u1');
  expect(server.requests).toHaveLength(2);
  expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1);
  expect(server.stored).toEqual(['q1', 'q2']);
});

test('resends a batch whose response was lost under its own key, then newer answers', async () => {
  const { outbox, requests, stored } = setUp(['lost']);
  outbox.add('u1', [entry('q1')]);
  await outbox.send('u1');
  outbox.add('u1', [entry('q2')]);
  await outbox.send('u1');
  expect(requests[1]).toEqual(requests[0]);
  expect(requests[2]?.body).toEqual([entry('q2')]);
  expect(stored).toEqual(['q1', 'q2']);
});

test('PLAYER-77 answers of two runs are sent apart, and each run has its own Lingos, whichever send sent them', async () => {
  const { outbox, requests, net } = setUp(['lost']);
  net.online = false;
  outbox.add('u1', [of('a', 'q1'), of('a', 'q2')]);
  await outbox.send('u1');
  net.online = true;
  // The answers of the next run are added while those of the first are being sent.
  const sending = outbox.send('u1');
  outbox.add('u1', [of('b', 'q1'), of('b', 'q2'), of('b', 'q3')]);
  await Promise.all([sending, outbox.send('u1')]);
  expect(new Set(requests.map(({ body }) => body.map(({ run }) => run).join()))).toEqual(
    new Set(['a,a', 'b,b,b']),
  );
  expect(outbox.credits).toEqual({ a: 2, b: 3 });
});

test('does not send the answers of another child on the same device', async () => {
  const { outbox, requests } = setUp();
  outbox.add('u1', [entry('q1')]);
  outbox.add('u2', [entry('q2')]);
  await outbox.send('u2');
  expect(requests).toMatchObject([{ userId: 'u2', body: [entry('q2')] }]);
  expect(outbox.isEmpty('u1')).toBe(false);
});

test('an answer that the server rejects for good does not block the others', async () => {
  const { outbox, stored, log } = setUp();
  outbox.add('u1', [entry('q1'), entry('bad'), entry('q2')]);
  await outbox.send('u1');
  expect(stored).toEqual(['q1', 'q2']);
  expect(log).toHaveBeenCalledWith('answer refused: bad');
  expect(outbox.isEmpty('u1')).toBe(true);
});

test('PAY-07 a refused answer is sent once more without time, hints and tries', async () => {
  const { outbox, requests, stored } = setUp();
  const picks = [{ id: 't', value: 'cat' }];
  const long: HistoryEntry = { ...entry('long'), picks, tries: 1, time: 90_004_825, hints: 1_001 };
  outbox.add('u1', [entry('q1'), long]);
  await outbox.send('u1');
  expect(stored).toEqual(['q1', 'long']);
  expect(requests.at(-1)?.body).toEqual([{ ...entry('long'), picks }]);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(requests.length);
  expect(outbox.refused('u1')).toEqual([]);
});

test('PAY-07 an answer that the server does not accept stays on the device until it does', async () => {
  const { outbox, stored } = setUp();
  outbox.add('u1', [entry('q1'), { ...entry('bad'), time: 5 }]);
  await outbox.send('u1');
  const later = setUp().outbox;
  expect(later.refused('u1')).toEqual([entry('bad')]);
  expect(later.refused('u2')).toEqual([]);
  await outbox.sendRefused('u1');
  expect(outbox.refused('u1')).toEqual([entry('bad')]);
  expect(outbox.isEmpty('u1')).toBe(true);
  expect(stored).toEqual(['q1']);
});

const outcome = fc.constantFrom<Outcome>('ok', 'lost', 'refused', 'server down', 'too busy');
test('PAY-07 every answer is either accepted or kept, however sending fails', async () => {
  const ids = fc.array(fc.constantFrom('q', 'bad', 'long'), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(ids, { maxLength: 5 }),
      fc.array(outcome),
      async (lists, outcomes) => {
        localStorage.clear();
        const { outbox, stored } = setUp(outcomes);
        const given: string[] = [];
        for (const list of lists) {
          const entries = list.map((kind, at) => ({
            ...entry(`${kind}-${given.length + at}`),
            time: 5,
          }));
          given.push(...entries.map(({ questionId }) => questionId));
          outbox.add('u1', entries);
          await outbox.send('u1');
        }
        outcomes.length = 0;
        await outbox.send('u1');
        const kept = outbox.refused('u1').map(({ questionId }) => questionId);
        expect([...stored, ...kept].toSorted()).toEqual(given.toSorted());
        expect(kept.every(id => id.startsWith('bad'))).toBe(true);
        expect(outbox.isEmpty('u1')).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

const step = fc.oneof(
  fc.record({ type: fc.constant('add' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ type: fc.constant('send' as const), at: fc.constant(0) }),
  fc.record({ type: fc.constant('both' as const), count: fc.integer({ min: 1, max: 3 }) }),
);

test('LOGIN-12 AMBIG-25 no answer is lost or stored twice, however sending fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.array(outcome),
      async (steps, outcomes) => {
        localStorage.clear();
        const { outbox, stored } = setUp(outcomes);
        const given: string[] = [];
        const add = (count: number) => {
          const ids = Array.from({ length: count }, (_, index) => `q${given.length + index}`);
          given.push(...ids);
          outbox.add('u1', ids.map(entry));
        };
        for (const next of steps) {
          if (next.type === 'add') add(next.count);
          else if (next.type === 'send') await outbox.send('u1');
          else {
            // Adds an answer while the list is being sent.
            const sending = [outbox.send('u1'), outbox.send('u1')];
            add(next.count);
            await Promise.all(sending);
          }
        }
        outcomes.length = 0;
        await outbox.send('u1');
        expect(stored).toEqual(given);
        expect(outbox.isEmpty('u1')).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});
