import path from 'node:path';
import { featureFlags, readFlags, session } from '@digipals/contract';
import { type AppConfig, defaultConfig, noLimits, type TrustProxy } from './deps.ts';
import type { Clock } from './kernel/clock.ts';
import type { TracingSettings } from './kernel/tracing.ts';
import {
  readDatabaseUrl,
  readMediaBase,
  readPlace,
  readPublicUrl,
  urlOf,
  warnOfAddress,
} from './read-addresses.ts';
import { type MailEnv, readMail, readReplySettings } from './read-mail-settings.ts';
import { readTracing } from './read-tracing.ts';
import { readTranslator } from './read-translator.ts';
import { readTrustProxy } from './read-trust-proxy.ts';
import { readPrevious, readSecretFiles, type Variables } from './secret-files.ts';
import { warnOfUnknown } from './unknown-settings.ts';

/** Settings from the environment. */
export type Env = MailEnv & {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly directUrl: string | undefined;
  readonly readUrl: string | undefined;
  /** The file that the address was read from. */
  readonly databaseUrlFile: string | undefined;
  readonly contentDir: string;
  readonly webDir: string;
  readonly deskDir: string;
  readonly grownUpsDir: string;
  /** Whether the server has the demo world; undefined where the operator must choose. */
  readonly demo: boolean | undefined;
  readonly logLevel: string;
  /** Where traces are sent; null for nowhere. */
  readonly tracing: TracingSettings | null;
  /** The time of the server; that of its database by default. Browser tests move it on. */
  readonly clock?: Clock;
  readonly backupPassphrase: string | undefined;
  readonly config: AppConfig;
  /** The names of all settings. */
  readonly names: readonly string[];
  /** Warnings about probable mistakes of the operator. */
  readonly warnings: readonly string[];
};

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ROOT = path.resolve(import.meta.dirname, '../../..');

const CHOOSE_DEMO =
  'With HTTPS, TRUST_PROXY or DATABASE_URL, DEMO must be set. Set DEMO=off for real children, or DEMO=on for the demo world, whose passwords are public.';

/** Records which variables are read: these are the settings. */
function noteNames(given: Variables, names: Set<string>): Variables {
  return new Proxy(given, {
    get(target, name: string) {
      names.add(name);
      return target[name];
    },
  });
}

/** Reads the environment of a server. @throws an error that lists every fault */
export const readServerEnv = (given: Variables): Env =>
  readEnv(given, mustChooseDemo(given) ? [CHOOSE_DEMO] : []);

/** Reads the environment. @throws an error that lists every fault, with those that are known already */
export function readEnv(given: Variables, problems: string[] = []): Env {
  const names = new Set<string>();
  const env = noteNames(readSecretFiles(given, problems), names);
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const choice = (name: string, values: readonly string[], fallback: string): string => {
    const value = text(name, fallback);
    if (!values.includes(value))
      problems.push(`${name} must be one of ${values.join(', ')}, not ${value}.`);
    return value;
  };
  const flag = (name: string, fallback: 'on' | 'off'): boolean =>
    choice(name, ['on', 'off'], fallback) === 'on';
  const portOf = (name: string, fallback: string): number => {
    const port = Number(text(name, fallback));
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      problems.push(`${name} must be a number from 0 to 65535, not ${env[name]}.`);
    }
    return port;
  };
  const place = (name: string, fallback: string): string =>
    readPlace(name, text(name, fallback), problems);
  const host = text('HOST', '127.0.0.1');
  const port = portOf('PORT', '3000');
  const metricsAt = env['METRICS_PORT']?.trim() ? { host, port: portOf('METRICS_PORT', '') } : null;
  if (port > 0 && metricsAt?.port === port) {
    problems.push('METRICS_PORT must differ from PORT.');
  }
  const { flags: features, unknown } = readFlags(text('FLAGS', ''));
  if (unknown.length > 0) {
    const known = Object.keys(featureFlags).join(', ');
    problems.push(
      `FLAGS may name ${known}, with a leading - to turn one off; not ${unknown.join(', ')}.`,
    );
  }
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL', problems);
  const mail = readMail(env, problems);
  const limited = flag('RATE_LIMITS', 'on');
  const dataDir = path.resolve(text('DATA_DIR', path.join(ROOT, 'data')));
  const tombstoneDir = path.resolve(text('TOMBSTONE_DIR', dataDir));
  const config: AppConfig = {
    ...defaultConfig,
    https: flag('HTTPS', 'off'),
    trustProxy: readProxies(text('TRUST_PROXY', 'off'), problems),
    flagBase: place('FLAG_BASE', defaultConfig.flagBase).replace(/\/+$/, ''),
    mediaBase: readMediaBase(env, problems),
    features,
    idleMinutes: readIdle(text('IDLE_MINUTES', String(session.idleMinutes)), problems),
    studentPage: place('STUDENT_PAGE', defaultConfig.studentPage),
    publicUrl: readPublicUrl(text('PUBLIC_URL', urlOf(host, port)), problems),
    ...readReplySettings(env, dataDir, problems),
    translationEngine: readTranslator(env, problems),
    pepper: env['PICTURE_PEPPER'] || null,
    pepperPrevious: readPrevious('PICTURE_PEPPER', env, problems),
    limits: limited ? defaultConfig.limits : noLimits,
    overload: limited ? { targetMs: 300 } : null,
    keepToldMs: 2_000,
    drainMs: readDrain(text('DRAIN_SECONDS', '0'), problems),
    dataDir,
    processMetrics: true,
    metricsAt,
    anchors: readAnchors(env, dataDir, problems),
    erasedFile: path.join(tombstoneDir, 'erased.txt'),
    takenBackFile: path.join(tombstoneDir, 'taken-back.txt'),
    archivedDir: databaseUrl ? null : dataDir,
  };
  const read: Env = {
    host,
    port,
    dataDir,
    databaseUrl,
    directUrl: readDatabaseUrl(env, 'DATABASE_DIRECT_URL', problems),
    readUrl: readDatabaseUrl(env, 'DATABASE_READ_URL', problems),
    databaseUrlFile: given['DATABASE_URL_FILE']?.trim() || undefined,
    contentDir: path.resolve(text('CONTENT_DIR', path.join(ROOT, '.build/content'))),
    webDir: path.resolve(text('WEB_DIR', path.join(ROOT, '.build/web'))),
    deskDir: path.resolve(text('DESK_DIR', path.join(ROOT, '.build/desk'))),
    grownUpsDir: path.resolve(text('GROWN_UPS_DIR', path.join(ROOT, '.build/grown-ups'))),
    demo: mustChooseDemo(env) ? undefined : flag('DEMO', 'on'),
    ...mail,
    logLevel: choice('LOG_LEVEL', LEVELS, 'info'),
    tracing: readTracing(env, problems),
    backupPassphrase: env['BACKUP_PASSPHRASE'] || undefined,
    config,
    names: [...names].sort(),
    warnings: [...warnOfUnknown(given, [...names]), ...warnOfAddress(env, config)],
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return read;
}

/** The passwords of the demo world are public, so a server for others must choose explicitly. */
const mustChooseDemo = (env: Variables): boolean => {
  const given = (name: string): string => env[name]?.trim() || 'off';
  const names = ['HTTPS', 'TRUST_PROXY', 'DATABASE_URL', 'DATABASE_URL_FILE'];
  return names.some(name => given(name) !== 'off') && !env['DEMO']?.trim();
};

function readProxies(value: string, problems: string[]): TrustProxy {
  const trusted = readTrustProxy(value);
  if (trusted !== undefined) return trusted;
  problems.push(
    `TRUST_PROXY must be off, on, a number of proxies from 1 to 9, or networks such as 127.0.0.1,10.0.0.0/8; not ${value}.`,
  );
  return false;
}

function readAnchors(env: Variables, dataDir: string, problems: string[]): AppConfig['anchors'] {
  const url = env['ANCHOR_URL']?.trim() || null;
  if (url !== null && !/^https?:\/\/[^/\s]/.test(url)) {
    problems.push('ANCHOR_URL must be an address such as https://store.example.org/digipals.');
  }
  const keyFile = path.resolve(env['ANCHOR_KEY']?.trim() || path.join(dataDir, 'anchor-key.pem'));
  return { file: path.join(dataDir, 'anchors.jsonl'), keyFile, url };
}

const LONGEST_DRAIN = 300;

function readDrain(value: string, problems: string[]): number {
  const seconds = Number(value);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_DRAIN) return seconds * 1_000;
  problems.push(`DRAIN_SECONDS must be a number from 0 to ${LONGEST_DRAIN}, not ${value}.`);
  return 0;
}

const LONGEST_IDLE = 24 * 60;

function readIdle(value: string, problems: string[]): number | null {
  if (value === 'off') return null;
  const minutes = Number(value);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_IDLE) return minutes;
  problems.push(`IDLE_MINUTES must be off or a number from 1 to ${LONGEST_IDLE}, not ${value}.`);
  return null;
}
