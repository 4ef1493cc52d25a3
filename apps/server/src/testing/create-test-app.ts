import { createHash } from 'node:crypto';
import type { Problem } from '@digipals/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Content } from '../content/content.ts';
import { type AppConfig, type AppDeps, defaultConfig } from '../deps.ts';
import { createApp } from '../http/create-app.ts';
import {
  createFakeMailer,
  createFakeScreener,
  createFakeTranslator,
  createFakeWriter,
  type FakeMailer,
  type FakeScreener,
  type FakeTranslator,
  type FakeWriter,
} from './fake-helpers.ts';
import { sampleContent } from './sample-content.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Start time of a test clock. */
export const START = Date.parse('2026-03-02T09:00:00Z');

/** A clock that only moves on `advance`. */
export type TestClock = { (): number; advance(ms: number): void };

/** An answer with its body read. */
export type TestAnswer = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  // Tests may name the type of the body: the server has validated it against the contract.
  readonly json: <T = Problem>() => T;
};

/** One request; `path` is below /api/ unless it begins with a slash. */
export type TestRequest = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly clock: TestClock;
  /** Every line logged so far. */
  readonly logs: string[];
  readonly screener: FakeScreener;
  readonly writer: FakeWriter;
  readonly mailer: FakeMailer;
  readonly translator: FakeTranslator;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    request?: TestRequest,
  ): Promise<TestAnswer>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  config?: Partial<AppConfig>;
  content?: Content;
  webDir?: string;
  deskDir?: string;
  grownUpsDir?: string;
  /** A database to share with another server; a new one by default. */
  database?: TestDatabase;
  clock?: TestClock;
  log?: AppDeps['log'];
  tracing?: AppDeps['tracing'];
  /** Replacements for the fakes. */
  helpers?: Partial<Pick<AppDeps, 'screener' | 'writer' | 'mailer' | 'translator'>>;
};

/** Creates a clock that starts at `START`. */
export function createTestClock(): TestClock {
  let now = START;
  return Object.assign(() => now, {
    advance(ms: number) {
      now += ms;
    },
  });
}

/** Deterministic random bytes. */
function repeatableBytes(): (bytes: number) => Buffer {
  let count = 0;
  return bytes => {
    count += 1;
    return createHash('sha512').update(`bytes ${count}`).digest().subarray(0, bytes);
  };
}

/** Creates a server with its own database and clock; each answer is validated against the contract. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const clock = options.clock ?? createTestClock();
  const logs: string[] = [];
  const log = pino({ level: 'trace' }, { write: line => void logs.push(line) });
  const screener = createFakeScreener();
  const writer = createFakeWriter();
  const mailer = createFakeMailer();
  const translator = createFakeTranslator();
  const deps: AppDeps = {
    database,
    clock,
    random: repeatableBytes(),
    content: options.content ?? sampleContent(),
    screener,
    writer,
    mailer,
    translator,
    ...options.helpers,
    webDir: options.webDir ?? '/nowhere',
    deskDir: options.deskDir ?? '/nowhere',
    grownUpsDir: options.grownUpsDir ?? '/nowhere',
    log: options.log ?? log,
    registry: new Registry(),
    tracing: options.tracing ?? null,
    config: { ...defaultConfig, checkAnswers: true, ...options.config },
  };
  const app = await createApp(deps);
  return {
    app,
    deps,
    clock,
    logs,
    screener,
    writer,
    mailer,
    translator,
    async call(method, path, request = {}) {
      const answer = await app.inject(injectionOf(method, path, request));
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        json: <T>() => JSON.parse(answer.body) as T,
      };
    },
    async close() {
      await app.close();
      if (!options.database) await database.close();
    },
  };
}

function injectionOf(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers, address }: TestRequest,
): InjectOptions {
  return {
    method,
    url: path.startsWith('/') ? path : `/api/${path}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body as object }),
    ...(address !== undefined && { remoteAddress: address }),
  };
}
