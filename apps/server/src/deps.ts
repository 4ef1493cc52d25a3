import { type Flags, featureFlags, review } from '@digipals/contract';
import type { Screener } from '@digipals/screening';
import type { Writer } from '@digipals/writing';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from './content/content.ts';
import type { Database } from './db/open-db.ts';
import type { Clock } from './kernel/clock.ts';
import type { Mailer } from './kernel/mailer.ts';

/** So many calls at once, refilled at so many a second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** What an operator may set. */
export type AppConfig = {
  /** True behind https: browsers are told to stay there. */
  readonly https: boolean;
  /** True when a proxy in front says who calls, in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Where flags are, without the file name (AMBIG-48). */
  readonly flagBase: string;
  /** Features that are on; told to the web in its page. */
  readonly features: Flags;
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
    /** Of one child: asking others to be friends, and searching for them by name. */
    readonly requests: Rate | null;
    readonly searches: Rate | null;
    /** Of one child: texts it sends, reports it makes, and help it asks for while it writes. */
    readonly sends: Rate | null;
    readonly reports: Rate | null;
    readonly suggestions: Rate | null;
  };
  /** How long a decision can be undone, in milliseconds; shorter in browser tests. */
  readonly undoMs: number;
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
  features: featureFlags,
  studentPage: '/student',
  pepper: null,
  limits: {
    address: { burst: 2_000, perSecond: 200 },
    account: { burst: 300, perSecond: 20 },
    signIn: { burst: 300, perSecond: 5 },
    requests: { burst: 30, perSecond: 30 / 3_600 },
    searches: { burst: 60, perSecond: 1 },
    sends: { burst: 20, perSecond: 20 / 600 },
    reports: { burst: 10, perSecond: 10 / 3_600 },
    suggestions: { burst: 60, perSecond: 3 },
  },
  undoMs: review.undoMs,
  checkAnswers: false,
  processMetrics: false,
};

/** No limits at all, as an operator may set it. */
export const noLimits: AppConfig['limits'] = {
  address: null,
  account: null,
  signIn: null,
  requests: null,
  searches: null,
  sends: null,
  reports: null,
  suggestions: null,
};

/** Everything the server is given: nothing is taken from the surroundings. */
export type AppDeps = {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly clock: Clock;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Buffer;
  readonly content: Content;
  /** Looks at what children write, before a person does. */
  readonly screener: Screener;
  /** Helps children to write. */
  readonly writer: Writer;
  /** Letters to grown-ups. */
  readonly mailer: Mailer;
  /** Folder of the built web app. */
  readonly webDir: string;
  /** Folder of the built desk of the adults. */
  readonly deskDir: string;
  readonly log: FastifyBaseLogger;
  readonly config: AppConfig;
};
