import { dailyLimits, type Flags, featureFlags, review } from '@digipals/contract';
import type { Screener } from '@digipals/screening';
import type { Writer } from '@digipals/writing';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Content } from './content/content.ts';
import type { Standby } from './db/follow-standby.ts';
import type { Database } from './db/open-db.ts';
import type { Clock } from './kernel/clock.ts';
import type { Mailer } from './kernel/mailer.ts';
import type { Tracing } from './kernel/tracing.ts';
import type { Translator } from './kernel/translator.ts';

/** A token bucket: `burst` calls at once, refilled at `perSecond`. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** False, the number of proxies in front of the server, or their networks. */
export type TrustProxy = false | number | readonly string[];

/** Settings of an operator. */
export type AppConfig = {
  /** True behind https: sends Strict-Transport-Security. */
  readonly https: boolean;
  /** Proxies whose entries in X-Forwarded-For are believed. */
  readonly trustProxy: TrustProxy;
  /** Base address of the pictures of flags (AMBIG-48). */
  readonly flagBase: string;
  /** Address below which `/media` is served for this server, by a CDN say; null for this server itself. */
  readonly mediaBase: string | null;
  /** Feature switches; the web app reads them from its page. */
  readonly features: Flags;
  /** Minutes without a call after which a child is signed out; null for seven days. */
  readonly idleMinutes: number | null;
  /** Page a child goes to after logout (NOTSHOWN-24). */
  readonly studentPage: string;
  /** Public address of the server, for links in letters; no trailing slash. */
  readonly publicUrl: string;
  /** Folder of messages that came back as replies to letters; null for none. */
  readonly repliesFolder: string | null;
  /** Secret of the call by which a mail service hands over replies; null turns it off. */
  readonly repliesSecret: string | null;
  /** The previous secret during a rotation; null otherwise. */
  readonly repliesSecretPrevious: string | null;
  /** Address of the operator, for alarms; null for none. */
  readonly alarmTo: string | null;
  /** Where alarms are posted to, and the secret that signs them; null for nowhere. */
  readonly alarmHook: {
    readonly url: string;
    readonly secret: string;
    /** The previous secret during a rotation. */
    readonly secretPrevious: string | null;
  } | null;
  /** The engine that translates texts for adults of the desk, with its key; null for none. */
  readonly translationEngine: {
    readonly url: string;
    readonly key: string | null;
    /** Whether it is on this machine or its network. */
    readonly isOwn: boolean;
  } | null;
  /** Whether adults of the desk get letters about alarms. Those of the demo world have made-up addresses. */
  readonly alarmsToDesk: boolean;
  /** Pepper of picture passwords; null for one stored in the database. */
  readonly pepper: string | null;
  /** The previous pepper during a rotation; null otherwise. */
  readonly pepperPrevious: string | null;
  /** Cost of hashes of pictures (N of scrypt); less in tests. Never change it. */
  readonly pictureCost: number;
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
    /** Per adult: calls that write letters, and copies of all data of a child. */
    readonly mails: Rate | null;
    readonly exports: Rate | null;
    /** Per child and day, by what is added. */
    readonly daily: Readonly<Record<keyof typeof dailyLimits, number>> | null;
  };
  /** Average call duration above which calls that can wait are refused, in milliseconds; null for none. */
  readonly overload: { readonly targetMs: number } | null;
  /** How long a stopping server reports not ready but still answers, in milliseconds. */
  readonly drainMs: number;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestMs: number;
  /** How long the time told is cached, in milliseconds. */
  readonly keepToldMs: number;
  /** How long a decision can be undone, in milliseconds; shorter in browser tests. */
  readonly undoMs: number;
  /** The longest time between two runs of a periodic job, in milliseconds; shorter in browser tests. */
  readonly longestJobMs: number;
  /** Validates each response against the contract, for tests. */
  readonly checkAnswers: boolean;
  /** Folder of the files of this server; null for none. */
  readonly dataDir: string | null;
  /** Adds metrics of the process to /metrics. */
  readonly processMetrics: boolean;
  /** Where /metrics is served; null for the address of the calls. */
  readonly metricsAt: { readonly host: string; readonly port: number } | null;
  /** Where anchors go: a file, its key file and an address; null for nowhere. */
  readonly anchors: {
    readonly file: string;
    readonly keyFile: string;
    readonly url: string | null;
  } | null;
  /** File of the tombstones of erased children; null for none. */
  readonly erasedFile: string | null;
  /** File of the tombstones of texts that were taken back; null for none. */
  readonly takenBackFile: string | null;
  /** The data folder whose embedded database this server archives; null for another database. */
  readonly archivedDir: string | null;
};

/** Limits per address are generous: a whole class may share one. */
export const defaultConfig: AppConfig = {
  https: false,
  trustProxy: false,
  flagBase: '/flags',
  mediaBase: null,
  features: featureFlags,
  idleMinutes: null,
  studentPage: '/student',
  publicUrl: 'http://127.0.0.1:3000',
  repliesFolder: null,
  repliesSecret: null,
  repliesSecretPrevious: null,
  alarmTo: null,
  alarmHook: null,
  translationEngine: null,
  alarmsToDesk: true,
  pepper: null,
  pepperPrevious: null,
  pictureCost: 2 ** 14,
  limits: {
    address: { burst: 2_000, perSecond: 200 },
    account: { burst: 300, perSecond: 20 },
    signIn: { burst: 300, perSecond: 5 },
    requests: { burst: 30, perSecond: 30 / 3_600 },
    searches: { burst: 60, perSecond: 1 },
    sends: { burst: 20, perSecond: 20 / 600 },
    reports: { burst: 10, perSecond: 10 / 3_600 },
    suggestions: { burst: 60, perSecond: 3 },
    mails: { burst: 30, perSecond: 30 / 3_600 },
    exports: { burst: 5, perSecond: 5 / 3_600 },
    daily: dailyLimits,
  },
  overload: null,
  drainMs: 0,
  requestMs: 30_000,
  keepToldMs: 0,
  undoMs: review.undoMs,
  longestJobMs: Number.POSITIVE_INFINITY,
  checkAnswers: false,
  dataDir: null,
  processMetrics: false,
  metricsAt: null,
  anchors: null,
  erasedFile: null,
  takenBackFile: null,
  archivedDir: null,
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
  mails: null,
  exports: null,
  daily: null,
};

/** Everything the server depends on. */
export type AppDeps = {
  readonly database: Pick<Database, 'db' | 'pool' | 'direct'>;
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
  /** Translates texts for adults of the desk; null where none is set up. */
  readonly translator: Translator | null;
  /** Folder of the built web app. */
  readonly webDir: string;
  /** Folder of the built desk. */
  readonly deskDir: string;
  /** Folder of the built app of grown-ups. */
  readonly grownUpsDir: string;
  readonly log: FastifyBaseLogger;
  /** Every metric of this server. */
  readonly registry: Registry;
  /** Spans of calls and tasks; null where no address is set. */
  readonly tracing: Tracing | null;
  readonly config: AppConfig;
  /** The standby for reports; undefined to read only the primary. */
  readonly standby?: Pick<Standby, 'choose'> | undefined;
  /** Aborted when the server begins to stop. */
  readonly stopping?: AbortSignal;
};
