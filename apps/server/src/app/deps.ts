import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../content/content.ts';
import type { Database } from '../db/open-db.ts';
import type { Rate } from './rate-limit.ts';

/** What an operator may set. */
export type AppConfig = {
  /** True behind https: browsers are told to stay there. */
  readonly https: boolean;
  /** True when a proxy in front says who calls, in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Where flags are, without the file name (AMBIG-48). */
  readonly flagBase: string;
  /** Page a child goes to after logout (NOTSHOWN-24). */
  readonly studentPage: string;
  /** Mixed into picture passwords; without it one is kept in the database. Never change it. */
  readonly pepper: string | null;
  /** Limits of calls; null for none. */
  readonly limits: {
    readonly address: Rate | null;
    readonly account: Rate | null;
    /** Of calls without a session: they tell of classes and try passwords. */
    readonly signIn: Rate | null;
  };
  /** Checks each answer against the contract, for tests. */
  readonly checkAnswers: boolean;
  /** Adds figures of the process to /metrics. */
  readonly processMetrics: boolean;
};

/** Limits are generous by address: a whole class sits behind one. */
export const defaultConfig: AppConfig = {
  https: false,
  trustProxy: false,
  flagBase: '/flags',
  studentPage: '/student',
  pepper: null,
  limits: {
    address: { burst: 2_000, perSecond: 200 },
    account: { burst: 300, perSecond: 20 },
    signIn: { burst: 300, perSecond: 5 },
  },
  checkAnswers: false,
  processMetrics: false,
};

/** Everything the server is given: nothing is taken from the surroundings. */
export type AppDeps = {
  readonly database: Pick<Database, 'db' | 'pool'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Buffer;
  readonly content: Content;
  /** Folder of the built web app. */
  readonly webDir: string;
  readonly log: FastifyBaseLogger;
  readonly config: AppConfig;
};
