/** What became of the calls of one kind. */
export type Calls = {
  served: number;
  /** Answered with 429. */
  refused: number;
  /** Answered with 5xx. */
  failed: number;
  /** Other answers, which no child should get. */
  odd: number;
  /** Without an answer. */
  broken: number;
  /** Bytes of bodies. */
  bytes: number;
  /** How long each served call took, in milliseconds. */
  times: number[];
};

/** What kinds of calls the figures tell apart. */
export type Kind = 'sign-in' | 'reads' | 'polls' | 'answers' | 'events' | 'messages' | 'urgent';

export type Tally = Partial<Record<Kind, Calls>>;

/** Calls that a server failed, by their method, path without ids, and status, as `POST users/{}/solution 503`. */
export type Failures = Map<string, number>;

const noCalls = (): Calls => ({
  ...{ served: 0, refused: 0, failed: 0, odd: 0, broken: 0, bytes: 0 },
  times: [],
});

/** The kind of a call, by its method and its path below /api/. */
export function kindOf(method: string, path: string): Kind {
  if (/^(reportButton|logout)|\/helpRequest/.test(path)) return 'urgent';
  if (path.startsWith('sign-in')) return 'sign-in';
  if (path.endsWith('/notifications')) return 'polls';
  if (method === 'GET') return 'reads';
  if (path.endsWith('/solution')) return 'answers';
  return path === 'events' ? 'events' : 'messages';
}

/** Counts an answer; `status` is 0 without one. */
export function count(
  tally: Tally,
  kind: Kind,
  { status, ms, bytes }: { status: number; ms: number; bytes: number },
): void {
  tally[kind] ??= noCalls();
  const calls = tally[kind];
  calls.bytes += bytes;
  if (status === 0) calls.broken += 1;
  else if (status < 400) {
    calls.served += 1;
    calls.times.push(ms);
  } else if (status === 429) calls.refused += 1;
  else if (status >= 500) calls.failed += 1;
  else calls.odd += 1;
}

/** Ids of children and the like are longer than any other part of a path. */
const ID = /[\w-]{20,}/g;

export function noteFailure(failures: Failures, call: string): void {
  const name = call.replace(ID, '{}');
  failures.set(name, (failures.get(name) ?? 0) + 1);
}

/** The sum of all kinds. */
export function together(tally: Tally): Calls {
  const sum = noCalls();
  for (const calls of Object.values(tally)) {
    for (const name of ['served', 'refused', 'failed', 'odd', 'broken', 'bytes'] as const) {
      sum[name] += calls[name];
    }
    sum.times = sum.times.concat(calls.times);
  }
  return sum;
}
