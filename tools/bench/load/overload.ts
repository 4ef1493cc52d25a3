import { setTimeout as sleep } from 'node:timers/promises';
import { textRow } from '../figures.ts';
import { type Fleet, startFleet, used } from './fleet.ts';
import { generate } from './generate.ts';
import { compareWithLog } from './logged.ts';
import { isRunning } from './processes.ts';
import { faultRows, kindRows, machineRow, shareOfOthers } from './rows.ts';
import type { Pace } from './visit.ts';

const CHILDREN = 3_000;
/** A child that comes in, plays for four minutes and writes, in a fortieth of its time. */
const pace: Pace = { answers: 24, answerMs: 250, compressed: 40 };
const STAGE_SECONDS = 15;
const FIRST_AT_ONCE = 10;
const MOST_AT_ONCE = 320;
/** With less growth than this from one stage to the next, the server is full. */
const GROWTH = 1.1;
const SETTLE_MS = 5_000;
const STORM_SECONDS = 30;
const TIMES_CAPACITY = 3;
/** Share of urgent calls in the capacity: far more than children ever make. */
const URGENT_SHARE = 0.005;
const VISITS_TO_COUNT = 3;
const MOST_P99_MS = 2_000;
/** Share of the machine that other programs may use before times mean nothing. */
const MOST_OF_OTHERS = 0.25;

/** How many visits a server carries in a second: with twice as many children at once until more do not help. */
async function findCapacity({ servers, children }: Fleet) {
  const urls = servers.map(({ url }) => url);
  const rows: string[] = [];
  let most = 0;
  for (let atOnce = FIRST_AT_ONCE; atOnce <= MOST_AT_ONCE; atOnce *= 2) {
    const { all, seconds } = await generate({
      kind: 'closed',
      ...{ urls, children: children.slice(CHILDREN / 2), atOnce, seconds: STAGE_SECONDS, pace },
    });
    const perSecond = all.served / seconds;
    const found = `${perSecond.toFixed(0)} calls a second, p95 ${all.p95.toFixed(0)} ms`;
    rows.push(textRow(`  ${atOnce} children at once`, found));
    const isFull = perSecond < most * GROWTH;
    most = Math.max(most, perSecond);
    if (isFull) break;
  }
  return { most, rows };
}

/** Calls per visit to an idle server. */
async function countCalls({ servers, children }: Fleet): Promise<number> {
  const { all, given } = await generate({
    kind: 'open',
    ...{ urls: servers.map(({ url }) => url), children: children.slice(-VISITS_TO_COUNT) },
    ...{ perSecond: 1, seconds: VISITS_TO_COUNT, pace, urgentPerSecond: 0 },
  });
  return all.served / Math.max(given.left, 1);
}

/**
 * One server gets three times what it can serve, by children that do not wait for it. They behave as the app does: the
 * same client and outbox. Afterwards each answer that a child gave must be in the log exactly once.
 */
export const overload = async (): Promise<string[]> => {
  const fleet = await startFleet(1, CHILDREN);
  try {
    const calls = await countCalls(fleet);
    const { most, rows } = await findCapacity(fleet);
    const perSecond = (TIMES_CAPACITY * most) / calls;
    const urgentPerSecond = most * URGENT_SHARE;
    const { servers, children } = fleet;
    // Lets interrupted visits end, so that they do not count for the storm.
    await sleep(SETTLE_MS);
    const from = new Date();
    const before = fleet.cpu();
    const storm = await generate({
      kind: 'open',
      ...{ urls: servers.map(({ url }) => url), children, perSecond, seconds: STORM_SECONDS, pace },
      urgentPerSecond,
    });
    const cpu = used(before, fleet.cpu());
    const crashes = servers.filter(({ pid }) => !isRunning(pid)).length;
    const { lost, twice } = await compareWithLog(fleet, from, storm.given.answers);
    const { all, given, kinds } = storm;
    const isQuiet = shareOfOthers(cpu, storm) < MOST_OF_OTHERS;
    const p99 = `${all.p99.toFixed(0)} ms`;
    const asked = all.served + all.refused;
    const urgent = kinds.urgent ?? { served: 0, refused: 0 };
    const expected = Math.floor(urgentPerSecond * STORM_SECONDS) + given.left;
    return [
      textRow(
        'capacity, a closed loop',
        `${most.toFixed(0)} calls a second; ${calls.toFixed(0)} are a visit`,
      ),
      ...rows,
      textRow('the storm', `${perSecond.toFixed(2)} children a second for ${STORM_SECONDS} s`),
      ...kindRows(storm),
      machineRow(cpu, storm),
      textRow('asked to wait', `${((100 * all.refused) / asked).toFixed(0)} % of ${asked} calls`),
      textRow('reads given up, a card says so', String(given.failedReads)),
      textRow(
        'children that came in, and left',
        `${given.arrived}, ${given.left}; the last ${storm.secondsAfter.toFixed(0)} s after the storm`,
      ),
      ...faultRows(storm, crashes),
      isQuiet
        ? textRow('p99 of served calls', p99, {
            says: `under ${MOST_P99_MS} ms`,
            isMet: all.p99 < MOST_P99_MS,
          })
        : textRow(
            'p99 of served calls',
            `${p99}; not judged on a machine that is busy with something else`,
          ),
      textRow('answers lost, or logged twice', `${lost} and ${twice} of ${given.answers}`, {
        says: '0 and 0',
        isMet: lost === 0 && twice === 0,
      }),
      textRow('help, reports, logouts', `${urgent.served} served, ${urgent.refused} refused`, {
        says: `${expected} served, 0 refused`,
        isMet: urgent.served === expected && urgent.refused === 0,
      }),
    ];
  } finally {
    await fleet.close();
  }
};
