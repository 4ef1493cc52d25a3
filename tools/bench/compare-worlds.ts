import { Agent, request } from 'node:http';
import { median, percentile, textRow } from './figures.ts';
import type { LoadChild, LoadWorld } from './load-world.ts';

/** A call that children make, number `index` of a round. */
export type Call = {
  readonly path: (child: LoadChild, index: number) => string;
  /** What is sent; a call without it reads. */
  readonly body?: (child: LoadChild, index: number) => unknown;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Closes the connections to the servers. */
export const endCalls = (): void => agent.destroy();

export type Asked = { status: number; etag: string | undefined; ms: number };

/** One call of a child, and how long it took until its last byte. */
export const ask = (
  world: LoadWorld,
  child: LoadChild,
  { path, body, etag }: { path: string; body?: unknown; etag?: string | undefined },
): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${child.token}`,
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = payload === undefined ? 'GET' : 'POST';
    const begin = performance.now();
    request(`${world.url}/api/${path}`, { agent, headers, method }, answer => {
      answer.resume().on('end', () => {
        const ms = performance.now() - begin;
        resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag, ms });
      });
    })
      .on('error', reject)
      .end(payload);
  });

/** How a round of calls is made and what its time is. */
export type Round = {
  readonly calls: number;
  readonly status: number;
  /** The share of calls that are faster than the time of the round. */
  readonly share: number;
  /** ETags by child that the calls send. */
  readonly tags?: ReadonlyMap<string, string>;
};

/** The time of a round of calls in ms. @throws if a call has another status */
export async function timeRound(
  world: LoadWorld,
  { path, body }: Call,
  { calls, status, share, tags }: Round,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const child = world.callers[index % world.callers.length] as LoadChild;
    const wanted = path(child, index);
    const sent = { path: wanted, body: body?.(child, index), etag: tags?.get(child.userId) };
    const answer = await ask(world, child, sent);
    if (answer.status !== status) throw new Error(`${wanted} answered ${answer.status}`);
    times.push(answer.ms);
  }
  return percentile(times, share);
}

/** Two databases, the smaller first. */
export type Worlds = readonly [LoadWorld, LoadWorld];

/** Alternates between the worlds, so that noise affects both equally; the result is the ratio of a round. */
export async function compare<World>(
  worlds: readonly [World, World],
  time: (world: World) => Promise<number>,
  rounds: number,
): Promise<{ few: number; many: number; ratio: number }> {
  const ratios: number[] = [];
  const times: [number[], number[]] = [[], []];
  for (const world of worlds) await time(world);
  for (let round = 0; round < rounds; round += 1) {
    const few = await time(worlds[0]);
    const many = await time(worlds[1]);
    times[0].push(few);
    times[1].push(many);
    ratios.push(many / few);
  }
  const [few, many] = times.map(median) as [number, number];
  return { few, many, ratio: median(ratios) };
}

/** One printed row of a comparison. */
export const comparedRow = (
  name: string,
  { few, many, ratio }: { few: number; many: number; ratio: number },
  budget: number,
): string => {
  const [one, other] = [few, many].map(ms => ms.toFixed(2).padStart(6));
  const figures = `${one} ms ${other} ms, ratio ${ratio.toFixed(2)}`;
  return textRow(name, figures, { isMet: ratio <= budget, says: `${budget} or less` });
};
