import { loadContent } from '../../apps/server/src/content/load-content.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import type { LoadSize } from '../../apps/server/src/testing/load-fixture.ts';
import { silentLog } from '../../apps/server/src/testing/silent-log.ts';
import {
  ask,
  type Call,
  compare,
  comparedRow,
  endCalls,
  timeRound,
  type Worlds,
} from './compare-worlds.ts';
import { textRow } from './figures.ts';
import { type LoadWorld, openLoadWorld } from './load-world.ts';
import { temporaryData } from './session.ts';

const small = { children: 1_000, friendships: 20_000 };
const large = { children: 100_000, friendships: 2_000_000 };
const budget = 3;
const prefixes = ['ma', 'el', 'an', 'lu', 'mia', 'ha', 'ni', 'zo', 'al', 'da'];

const reads: Record<string, Call['path']> = {
  search: (_, index) => `users/summaries?username=${prefixes[index % prefixes.length]}`,
  'suggested DigiPals': () => 'recommendations/friends?type=online',
  'fetch a friend': () => 'recommendations/friends?type=faf',
  friends: ({ userId }) => `users/${userId}/friends`,
  'own status': ({ userId }) => `users/${userId}/status`,
  'status of a friend': ({ friendId }) => `users/${friendId}/status`,
  'notification poll, 200': ({ userId }) => `users/${userId}/notifications`,
};

const rounds = 7;
const round = { calls: 240, status: 200, share: 0.95 };

/** Compares a round of calls after children came online. */
async function compareRounds(
  name: string,
  worlds: Worlds,
  time: (world: LoadWorld) => Promise<number>,
) {
  const timeOnline = async (world: LoadWorld) => {
    await world.comeHere();
    return time(world);
  };
  return comparedRow(name, await compare(worlds, timeOnline, rounds), budget);
}

const poll: Call['path'] = ({ userId }) => `users/${userId}/notifications`;

/** The ETag of each caller's list, by the caller's id. */
async function tagsOf(world: LoadWorld): Promise<Map<string, string>> {
  const tags = new Map<string, string>();
  for (const child of world.callers) {
    const { etag } = await ask(world, child, { path: poll(child, 0) });
    if (etag !== undefined) tags.set(child.userId, etag);
  }
  return tags;
}

async function pollAgain(worlds: Worlds): Promise<string[]> {
  const [few, many] = worlds;
  const tags = new Map([
    [few, await tagsOf(few)],
    [many, await tagsOf(many)],
  ]);
  const time = (world: LoadWorld) =>
    timeRound(world, { path: poll }, { ...round, status: 304, tags: tags.get(world) ?? new Map() });
  const compared = await compareRounds('notification poll, 304', worlds, time);
  const before = many.queries();
  await time(many);
  const each = (many.queries() - before) / round.calls;
  const allowed = { isMet: each <= 1, says: '1 or less' };
  return [compared, textRow('queries of a 304', each.toFixed(2), allowed)];
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
    for (const [name, path] of Object.entries(reads)) {
      rows.push(await compareRounds(name, both, world => timeRound(world, { path }, round)));
    }
    return [...rows, ...(await pollAgain(both))];
  } finally {
    for (const world of worlds) await world.close();
    endCalls();
    await embedded.stop();
    await data.remove();
  }
};
