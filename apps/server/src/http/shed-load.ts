import type { Endpoint, EndpointKey } from '@digipals/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/**
 * Lets a call begin, or refuses one that can wait while the server has too much to do. @returns a function to call when
 * it has ended. @throws too_many_requests
 */
export type Shedding = (key: EndpointKey, endpoint: Endpoint) => () => void;

/** A report protects a child, and a logout the next one at the same computer. */
const urgent: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'POST reportButton',
  'GET logout',
  'POST logout/everywhere',
]);

/** Nothing keeps a child from asking for help, or the adults of the desk from answering. */
const canWait = (key: EndpointKey, { access, confidential }: Endpoint): boolean =>
  access !== 'staff' && !key.includes(' desk/') && confidential !== true && !urgent.has(key);

/** These wait in a queue of their own, which is bounded and slower. */
const queued: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'POST sign-in',
  'POST sign-in/badge',
]);

/** Calls that an app repeats by itself, or that nobody waits for. */
const inBackground: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET users/{id}/notifications',
  'POST events',
]);

/**
 * Children who are signed in are served before those who sign in: a sign-in is the most expensive call, and about forty
 * calls follow it. Background calls are refused as early.
 */
const isLast = (key: EndpointKey, { access }: Endpoint): boolean =>
  access === 'public' || inBackground.has(key);
/** The share of the limit that these may fill. */
const LAST_SHARE = 0.5;

/** Seconds before a retry: random, and longer the more calls are refused. */
const waitSeconds = { least: 2, spread: 4, most: 20 };
const WINDOW_MS = 500;

const nothing = (): void => undefined;

/**
 * Limits how many calls run at the same time, so that each is in time. Above the limit, calls that can
 * wait are refused with the seconds to wait. What a child did stays in its browser and is sent again.
 */
export function createShedding(
  app: FastifyInstance,
  {
    config: { overload },
    database: { pool },
    random,
    log,
  }: Pick<AppDeps, 'config' | 'database' | 'random' | 'log'>,
  registry: Registry,
  now: () => number = () => performance.now(),
): Shedding {
  if (!overload) return () => nothing;
  const registers = [registry];
  const shed = new Counter({
    name: 'calls_shed_total',
    help: 'Calls that were refused because the server was overloaded',
    registers,
  });
  const limit = createConcurrencyLimit({ ...overload, least: pool.options.max });
  new Gauge({
    name: 'calls_in_progress',
    help: 'Calls in progress that can wait',
    registers,
    collect() {
      this.set(limit.running());
    },
  });
  new Gauge({
    name: 'calls_in_progress_max',
    help: 'How many of them may be in progress; fewer, the longer they take',
    registers,
    collect() {
      this.set(limit.most());
    },
  });
  let [begun, refused, pressure] = [0, 0, 0];
  const timer = setInterval(() => {
    limit.adjust();
    const before = pressure;
    pressure = refused / Math.max(begun, 1);
    if (pressure > 0 && before === 0)
      log.warn({ most: limit.most() }, 'the server is overloaded: calls that can wait are refused');
    [begun, refused] = [0, 0];
  }, WINDOW_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });

  const refuse = (): never => {
    refused += 1;
    shed.inc();
    const { least, spread, most } = waitSeconds;
    const places = Math.min(Math.ceil(spread * (1 + pressure)), most - least) + 1;
    throw new ApiError('too_many_requests', { retryAfter: least + ((random(1)[0] ?? 0) % places) });
  };

  return (key, endpoint) => {
    if (!canWait(key, endpoint)) return nothing;
    const last = isLast(key, endpoint);
    if (!limit.hasRoom(last ? LAST_SHARE : 1)) return refuse();
    begun += 1;
    if (queued.has(key)) return nothing;
    const begin = now();
    limit.begin();
    return () => limit.end(now() - begin);
  };
}
