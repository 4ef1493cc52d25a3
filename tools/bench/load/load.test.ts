import { expect, test } from 'vitest';
import { percentile } from '../figures.ts';
import { childrenPerServer, needsOf } from './model.ts';
import { cpuSeconds, familyCpuSeconds, isRunning, machineSeconds, parentOf } from './processes.ts';
import { count, kindOf, noteFailure, type Tally, together } from './tally.ts';

test('SCALE-13 partly: the model adds those who come in at the peak to those who play, and fills 60 % of a core', () => {
  const costs = {
    arrival: { server: 0.1, database: 0.05 },
    playSecond: { server: 0.001, database: 0.0005 },
  };
  const needs = needsOf(costs, { children: 30_000, arriveSeconds: 300 });
  expect(needs.serverCores).toBeCloseTo(40, 10);
  expect(needs.databaseCores).toBeCloseTo(20, 10);
  expect(needs.servers).toBe(67);
  expect(childrenPerServer(costs)).toBe(600);
});

test('a call is counted under its kind', () => {
  const kinds = {
    'POST sign-in': 'sign-in',
    'GET sign-in/4B': 'sign-in',
    'GET users/u/notifications': 'polls',
    'PUT users/u/notifications': 'polls',
    'GET users/u/conversations': 'reads',
    'POST users/u/conversations': 'messages',
    'POST users/u/solution': 'answers',
    'POST events': 'events',
    'GET logout': 'urgent',
    'POST reportButton': 'urgent',
    'POST users/u/helpRequest': 'urgent',
  };
  const found = Object.keys(kinds).map(call => {
    const [method = '', path = ''] = call.split(' ');
    return [call, kindOf(method, path)];
  });
  expect(Object.fromEntries(found)).toEqual(kinds);
});

test('answers are counted by their status, and only served calls have a time', () => {
  const tally: Tally = {};
  for (const status of [200, 304, 429, 429, 429, 500, 503, 404, 0]) {
    count(tally, status === 304 ? 'polls' : 'reads', { status, ms: 5, bytes: 10 });
  }
  expect(tally.polls).toMatchObject({ served: 1, times: [5] });
  const counted = { served: 2, refused: 3, failed: 2, odd: 1, broken: 1, bytes: 90, times: [5, 5] };
  expect(together(tally)).toEqual(counted);
});

test('failures are counted by call and status, without ids', () => {
  const failures = new Map<string, number>();
  for (const id of ['1BOgwtdtyFf9agMmdiQX4g', '2BOgwtdtyFf9agMmdiQX4g']) {
    noteFailure(failures, `POST users/${id}/solution 503`);
  }
  expect([...failures]).toEqual([['POST users/{}/solution 503', 2]]);
});

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([0.5, 0.95, 0.99, 1].map(share => percentile(values, share))).toEqual([
    100, 190, 198, 200,
  ]);
  expect(percentile([], 0.5)).toBeNaN();
});

test.runIf(process.platform === 'linux')(
  'processor time is read of this process, its family and the machine',
  () => {
    const end = cpuSeconds(process.pid) + 0.05;
    while (cpuSeconds(process.pid) < end) machineSeconds();
    expect(familyCpuSeconds(process.pid)).toBeGreaterThanOrEqual(end);
    expect(parentOf(process.pid)).toBe(process.ppid);
    const { busy, all } = machineSeconds();
    expect(busy).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(busy);
    expect([isRunning(process.pid), isRunning(2 ** 30)]).toEqual([true, false]);
  },
);
