import { textRow } from '../figures.ts';
import { type Fleet, startFleet, used } from './fleet.ts';
import { generate } from './generate.ts';
import { compareWithLog } from './logged.ts';
import { childrenPerServer, type DayCosts, needsOf, SHARE_OF_A_CORE } from './model.ts';
import type { Outcome } from './plan.ts';
import { isRunning } from './processes.ts';
import { faultRows, kindRows, machineRow, times } from './rows.ts';
import type { Pace } from './visit.ts';

/** Twenty minutes with an answer every ten seconds, in a minute. */
const COMPRESSED = 20;
const PLAY_SECONDS = 1_200;
const ANSWER_SECONDS = 10;
const pace: Pace = {
  answers: PLAY_SECONDS / ANSWER_SECONDS,
  answerMs: (ANSWER_SECONDS * 1_000) / COMPRESSED,
  compressed: COMPRESSED,
};
/** Children that only come in, to separate the cost of that from the cost of playing. */
const glance: Pace = { ...pace, answers: 0 };
const CHILDREN = 60;
const ARRIVE_SECONDS = 30;
const country = { children: 30_000, arriveSeconds: 300 };

/** Lets children come in, and measures what they cost. */
async function measure(fleet: Fleet, pace: Pace, from: number) {
  const before = fleet.cpu();
  const bytes = await fleet.written();
  const outcome = await generate({
    kind: 'open',
    urls: fleet.servers.map(({ url }) => url),
    children: fleet.children.slice(from, from + CHILDREN),
    ...{ perSecond: CHILDREN / ARRIVE_SECONDS, seconds: ARRIVE_SECONDS, pace, urgentPerSecond: 0 },
  });
  return {
    outcome,
    cpu: used(before, fleet.cpu()),
    written: ((await fleet.written()) - bytes) / CHILDREN,
  };
}

const perChild = ({ cpu }: { cpu: { servers: number; database: number } }) => ({
  server: cpu.servers / CHILDREN,
  database: cpu.database / CHILDREN,
});

const cost = ({ server, database }: { server: number; database: number }): string =>
  `${(1_000 * server).toFixed(0)} ms of a server, ${(1_000 * database).toFixed(0)} ms of PostgreSQL`;

/** How many servers a country needs, by the model that docs/guides/run-a-country.md explains. */
function modelRows(costs: DayCosts): string[] {
  const { serverCores, databaseCores, servers } = needsOf(costs, country);
  const { children, arriveSeconds } = country;
  return [
    textRow(
      'children per server process',
      `${childrenPerServer(costs)} that play, at ${100 * SHARE_OF_A_CORE} % of a core`,
    ),
    textRow(
      `${children.toLocaleString('en')} in ${arriveSeconds / 60} minutes`,
      `${servers} server processes (${serverCores.toFixed(0)} cores busy), PostgreSQL ${databaseCores.toFixed(0)} cores busy`,
    ),
  ];
}

const visitRows = ({
  outcome,
  cpu,
}: {
  outcome: Outcome;
  cpu: Parameters<typeof machineRow>[0];
}) => [
  textRow('all calls', `${outcome.all.served} served, ${times(outcome.all)}`),
  ...kindRows(outcome),
  machineRow(cpu, outcome),
];

/**
 * A school day: children sign in, open their profile and the lesson, play, write and leave. Pauses are a twentieth as
 * long, calls are not shortened.
 */
export const schoolDay = async (): Promise<string[]> => {
  const fleet = await startFleet(1, 10 * CHILDREN);
  try {
    // Warm-up: compiling and caching at first use must not count for a child.
    await measure(fleet, { ...pace, answers: 10 }, 0);
    const came = await measure(fleet, glance, CHILDREN);
    const from = new Date();
    const played = await measure(fleet, pace, 2 * CHILDREN);
    const { given, all } = played.outcome;
    const refused = all.refused + came.outcome.all.refused;
    const { lost, twice } = await compareWithLog(fleet, from, given.answers);
    const crashes = fleet.servers.filter(({ pid }) => !isRunning(pid)).length;
    const arrival = perChild(came);
    const whole = perChild(played);
    const costs = {
      arrival,
      playSecond: {
        server: Math.max(0, whole.server - arrival.server) / PLAY_SECONDS,
        database: Math.max(0, whole.database - arrival.database) / PLAY_SECONDS,
      },
    };
    return [
      textRow(
        'children',
        `${given.left} of ${CHILDREN} came in within ${ARRIVE_SECONDS} s, gave ${given.answers} answers and left after ${played.outcome.seconds.toFixed(0)} s`,
      ),
      ...visitRows(played),
      textRow('a child that comes and goes', cost(arrival)),
      textRow('a child that plays 20 minutes', cost(whole)),
      textRow('write-ahead log, a child', `${(played.written / 1_024).toFixed(0)} KB`),
      textRow('bytes of API answers, a child', `${(all.bytes / CHILDREN / 1_024).toFixed(0)} KB`),
      ...modelRows(costs),
      ...(refused > 0
        ? [textRow('  too low', `${refused} calls were refused, which cost less`)]
        : []),
      ...faultRows(played.outcome, crashes),
      textRow('answers lost, or logged twice', `${lost} and ${twice} of ${given.answers}`, {
        says: '0 and 0',
        isMet: lost === 0 && twice === 0,
      }),
    ];
  } finally {
    await fleet.close();
  }
};
