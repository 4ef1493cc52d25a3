import { Agent, request } from 'node:http';
import { loadContent } from '../../apps/server/src/content/load-content.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import type { LoadSize } from '../../apps/server/src/testing/load-fixture.ts';
import { silentLog } from '../../apps/server/src/testing/silent-log.ts';
import { budgetEnd, median } from './figures.ts';
import { type LoadChild, type LoadWorld, openLoadWorld } from './load-world.ts';
import { temporaryData } from './session.ts';

const small = { children: 1_000, friendships: 20_000 };
const large = { children: 100_000, friendships: 2_000_000 };
const budget = 3;
const rounds = 7;
const callsARound = 240;
const prefixes = ['ma', 'el', 'an', 'lu', 'mia', 'ha', 'ni', 'zo', 'al', 'da'];

/** Path of a child's call number `index`. */
type Path = (child: LoadChild, index: number) => string;

const reads: Record<string, Path> = {
  search: (_, index) => `users/summaries?username=${prefixes[index % prefixes.length]}`,
  'suggested DigiPals': () => 'recommendations/friends?type=online',
  'fetch a friend': () => 'recommendations/friends?type=faf',
  friends: ({ userId }) => `users/${userId}/friends`,
  'own status': ({ userId }) => `users/${userId}/status`,
  'status of a friend': ({ friendId }) => `users/${friendId}/status`,
  'notification poll, 200': ({ userId }) => `users/${userId}/notifications`,
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Asked = { status: number; etag: string | undefined; ms: number };

/** One call of a child, and how long it took until its last byte. */
const ask = (world: LoadWorld, child: LoadChild, path: string, etag?: string): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${child.token}`,
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    };
    const begin = performance.now();
    request(`${world.url}/api/${path}`, { agent, headers }, answer => {
      answer.resume().on('end', () => {
        const ms = performance.now() - begin;
        resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag, ms });
      });
    })
      .on('error', reject)
      .end();
  });

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** 95th percentile of a round of calls, in milliseconds; each must answer `status`. */
async function timeRound(
  world: LoadWorld,
  path: Path,
  status: number,
  tags: ReadonlyMap<string, string>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < callsARound; index += 1) {
    const child = world.callers[index % world.callers.length] as LoadChild;
    const wanted = path(child, index);
    const answer = await ask(world, child, wanted, tags.get(child.userId));
    if (answer.status !== status) throw new Error(`${wanted} answered ${answer.status}`);
    times.push(answer.ms);
  }
  return p95(times);
}

/** Alternates between the worlds, so that noise affects both equally; the result is the ratio of a round. */
async function compare(
  name: string,
  worlds: readonly [LoadWorld, LoadWorld],
  time: (world: LoadWorld) => Promise<number>,
): Promise<string> {
  const ratios: number[] = [];
  const times: [number[], number[]] = [[], []];
  for (const world of worlds) await time(world);
  for (let round = 0; round < rounds; round += 1) {
    for (const world of worlds) await world.comeHere();
    const few = await time(worlds[0]);
    const many = await time(worlds[1]);
    times[0].push(few);
    times[1].push(many);
    ratios.push(many / few);
  }
  const [few, many] = times.map(list => median(list).toFixed(2).padStart(6));
  return row(name, `${few} ms ${many} ms, ratio ${median(ratios).toFixed(2)}`, {
    met: median(ratios) <= budget,
    budget: `${budget} or less`,
  });
}

/** One printed row. */
const row = (name: string, figures: string, held: { met: boolean; budget: string }): string =>
  `${name.padEnd(26)} ${figures}${budgetEnd(held.budget, held.met)}`;

const poll: Path = ({ userId }) => `users/${userId}/notifications`;

/** The ETag of each caller's list, by the caller's id. */
async function tagsOf(world: LoadWorld): Promise<Map<string, string>> {
  const tags = new Map<string, string>();
  for (const child of world.callers) {
    const { etag } = await ask(world, child, poll(child, 0));
    if (etag !== undefined) tags.set(child.userId, etag);
  }
  return tags;
}

async function pollAgain(worlds: readonly [LoadWorld, LoadWorld]): Promise<string[]> {
  const [few, many] = worlds;
  const tags = new Map([
    [few, await tagsOf(few)],
    [many, await tagsOf(many)],
  ]);
  const time = (world: LoadWorld) => timeRound(world, poll, 304, tags.get(world) ?? new Map());
  const compared = await compare('notification poll, 304', worlds, time);
  const before = many.queries();
  await time(many);
  const each = (many.queries() - before) / callsARound;
  const held = { met: each <= 1, budget: '1 or less' };
  return [compared, row('queries of a 304', each.toFixed(2), held)];
}

/**
 * Everyday social calls, by the 95th percentile, with a hundred times as many
 * children: 1,000 and 100,000 with 20 friendships each.
 */
export const socialCalls = async (): Promise<string[]> => {
  const data = await temporaryData();
  const embedded = await startEmbedded({ dataDir: data.dataDir, log: silentLog, durable: false });
  const content = loadContent('.build/content');
  const worlds: LoadWorld[] = [];
  const open = async (size: LoadSize): Promise<LoadWorld> => {
    const world = await openLoadWorld(embedded.connection, content, size);
    worlds.push(world);
    return world;
  };
  try {
    const begin = performance.now();
    const both = [await open(small), await open(large)] as const;
    const seconds = ((performance.now() - begin) / 1_000).toFixed(0);
    const rows = [`${'databases filled'.padEnd(26)} in ${seconds} s`];
    const none = new Map<string, string>();
    for (const [name, path] of Object.entries(reads)) {
      rows.push(await compare(name, both, world => timeRound(world, path, 200, none)));
    }
    return [...rows, ...(await pollAgain(both))];
  } finally {
    for (const world of worlds) await world.close();
    agent.destroy();
    await embedded.stop();
    await data.remove();
  }
};
