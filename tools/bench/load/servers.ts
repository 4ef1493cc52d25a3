import { availableParallelism } from 'node:os';
import { median, textRow } from '../figures.ts';
import { type Fleet, startFleet, used } from './fleet.ts';
import { generate } from './generate.ts';

const SERVERS = 3;
const CHILDREN = 600;
const AT_ONCE = 48;
const SECONDS = 8;
const ROUNDS = 3;
const LEAST_RATIO = 2.5;
/** Three servers, PostgreSQL and the generator must not wait for each other. */
const CORES_NEEDED = 8;

type Measured = {
  readonly perSecond: number;
  /** Milliseconds of processor time of a call. */
  readonly server: number;
  readonly database: number;
  readonly generator: number;
};

async function measure(fleet: Fleet, kind: 'reads' | 'writes', count: number): Promise<Measured> {
  const { children } = fleet;
  const urls = fleet.servers.slice(0, count).map(({ url }) => url);
  const before = fleet.cpu();
  const { all, seconds, cpuSeconds } = await generate({
    ...{ kind, urls, children, atOnce: AT_ONCE, seconds: SECONDS },
  });
  const cpu = used(before, fleet.cpu());
  const ms = (spent: number): number => (1_000 * spent) / Math.max(all.served, 1);
  return {
    perSecond: all.served / seconds,
    server: ms(cpu.servers),
    database: ms(cpu.database),
    generator: ms(cpuSeconds),
  };
}

const middle = (rounds: readonly Measured[], of: keyof Measured): number =>
  median(rounds.map(round => round[of]));

async function compare(fleet: Fleet, kind: 'reads' | 'writes'): Promise<string[]> {
  const [one, three]: [Measured[], Measured[]] = [[], []];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const few = await measure(fleet, kind, 1);
    const many = await measure(fleet, kind, SERVERS);
    one.push(few);
    three.push(many);
    ratios.push(many.perSecond / few.perSecond);
  }
  const cores = availableParallelism();
  const ratio = median(ratios);
  const isMeasurable = cores >= CORES_NEEDED;
  const server = middle(one, 'server');
  const database = middle(three, 'database');
  const alone = 1_000 / server;
  const speed = (rounds: readonly Measured[]) => middle(rounds, 'perSecond').toFixed(0);
  return [
    textRow(
      `${kind}, three servers to one`,
      `ratio ${ratio.toFixed(2)}: ${speed(three)} to ${speed(one)} a second${isMeasurable ? '' : `; not measurable on ${cores} cores`}`,
      isMeasurable && kind === 'reads'
        ? { says: `${LEAST_RATIO} or more`, isMet: ratio >= LEAST_RATIO }
        : undefined,
    ),
    textRow(
      '  processor time of a call',
      `server ${server.toFixed(2)} ms, PostgreSQL ${middle(one, 'database').toFixed(2)} ms, generator ${middle(one, 'generator').toFixed(2)} ms; with three servers ${middle(three, 'server').toFixed(2)}, ${database.toFixed(2)} and ${middle(three, 'generator').toFixed(2)} ms`,
    ),
    textRow(
      '  with cores of their own',
      `a server ${alone.toFixed(0)} a second, three ${(SERVERS * alone).toFixed(0)}; PostgreSQL is then busy on ${((SERVERS * alone * database) / 1_000).toFixed(1)} cores`,
    ),
  ];
}

/** Reads and writes of three server processes against one, on one PostgreSQL, with the same load generator. */
export const moreServers = async (): Promise<string[]> => {
  const fleet = await startFleet(SERVERS, CHILDREN);
  try {
    // The first calls of a process are slow.
    await measure(fleet, 'reads', SERVERS);
    return [...(await compare(fleet, 'reads')), ...(await compare(fleet, 'writes'))];
  } finally {
    await fleet.close();
  }
};
