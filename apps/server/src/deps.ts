import { type Flags, featureFlags, review } from '@digipals/contract';
import type { Screener } from '@digipals/screening';
import type { Writer } from '@digipals/writing';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from './content/content.ts';
import type { Database } from './db/open-db.ts';
import type { Clock } from './kernel/clock.ts';
import type { Mailer } from './kernel/mailer.ts';

/** A token bucket: `burst` calls at once, refilled at `perSecond`. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** Settings of an operator. */
export type AppConfig = {
  /** True behind https: sends Strict-Transport-Security. */
  readonly https: boolean;
  /** True behind a proxy that sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Base address of the pictures of flags (AMBIG-48). */
  readonly flagBase: string;
  /** Feature switches; the web app reads them from its page. */
  readonly features: Flags;
  /** Page a child goes to after logout (NOTSHOWN-24). */
  readonly studentPage: string;
  /** Pepper of picture passwords; null for one stored in the database. Never change it. */
  readonly pepper: string | null;
  /** Rate limits; null for none. */
  readonly limits: {
    readonly address: Rate | null;
    readonly account: Rate | null;
    /** For calls without a session, which list classes and try passwords. */
    readonly signIn: Rate | null;
    /** Per child: friend requests and searches by name. */
    readonly requests: Rate | null;
    readonly searches: Rate | null;
    /** Per child: sent texts, reports, and suggestions while writing. */
    readonly sends: Rate | null;
    readonly reports: Rate | null;
    readonly suggestions: Rate | null;
  };
  /** How long a decision can be undone, in milliseconds; shorter in browser tests. */
  readonly undoMs: number;
  /** Validates each response against the contract, for tests. */
  readonly checkAnswers: boolean;
  /** Adds metrics of the process to /metrics. */
  readonly processMetrics: boolean;
};

/** Limits per address are generous: a whole class may share one. */
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

/** Disables all rate limits. */
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

/** Everything the server depends on. */
export type AppDeps = {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly clock: Clock;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Buffer;
  readonly content: Content;
  /** Checks texts before a person reviews them. */
  readonly screener: Screener;
  /** Suggests corrections while children write. */
  readonly writer: Writer;
  /** Sends letters to grown-ups. */
  readonly mailer: Mailer;
  /** Folder of the built web app. */
  readonly webDir: string;
  /** Folder of the built desk. */
  readonly deskDir: string;
  readonly log: FastifyBaseLogger;
  readonly config: AppConfig;
};
