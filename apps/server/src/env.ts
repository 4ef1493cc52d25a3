import path from 'node:path';
import { featureFlags, readFlags, session } from '@digipals/contract';
import { type AppConfig, defaultConfig, noLimits, type TrustProxy } from './deps.ts';
import { type MailEnv, readMail, readReplySettings } from './read-mail-settings.ts';
import { readTranslator } from './read-translator.ts';
import { readTrustProxy } from './read-trust-proxy.ts';

/** Settings from the environment. */
export type Env = MailEnv & {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly contentDir: string;
  readonly webDir: string;
  readonly deskDir: string;
  readonly grownUpsDir: string;
  /** Whether the server has the demo world; undefined where the operator must choose. */
  readonly demo: boolean | undefined;
  readonly logLevel: string;
  readonly config: AppConfig;
};

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Reads the environment. @throws an error that lists every invalid value */
export function readEnv(env: Record<string, string | undefined>): Env {
  const problems: string[] = [];
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
  const host = text('HOST', '127.0.0.1');
  const port = portOf('PORT', '3000');
  const metricsAt = env['METRICS_PORT']?.trim() ? { host, port: portOf('METRICS_PORT', '') } : null;
  if (port > 0 && metricsAt?.port === port) {
    problems.push('METRICS_PORT must be another port than PORT.');
  }
  const { flags: features, unknown } = readFlags(text('FLAGS', ''));
  if (unknown.length > 0) {
    const known = Object.keys(featureFlags).join(', ');
    problems.push(
      `FLAGS may name ${known}, each with - before it for off; not ${unknown.join(', ')}.`,
    );
  }
  const mail = readMail(env, problems);
  const limited = flag('RATE_LIMITS', 'on');
  const dataDir = path.resolve(text('DATA_DIR', path.join(ROOT, 'data')));
  const config: AppConfig = {
    ...defaultConfig,
    https: flag('HTTPS', 'off'),
    trustProxy: readProxies(text('TRUST_PROXY', 'off'), problems),
    flagBase: text('FLAG_BASE', defaultConfig.flagBase).replace(/\/+$/, ''),
    features,
    idleMinutes: readIdle(text('IDLE_MINUTES', String(session.idleMinutes)), problems),
    studentPage: text('STUDENT_PAGE', defaultConfig.studentPage),
    publicUrl: readPublicUrl(text('PUBLIC_URL', urlOf(host, port)), problems),
    ...readReplySettings(env, dataDir, problems),
    translationEngine: readTranslator(env, problems),
    pepper: env['PICTURE_PEPPER'] || null,
    limits: limited ? defaultConfig.limits : noLimits,
    processMetrics: true,
    metricsAt,
    anchors: readAnchors(env, dataDir, problems),
    erasedFile: path.join(dataDir, 'erased.txt'),
    takenBackFile: path.join(dataDir, 'taken-back.txt'),
  };
  const read: Env = {
    host,
    port,
    dataDir,
    databaseUrl: env['DATABASE_URL']?.trim() || undefined,
    contentDir: path.resolve(text('CONTENT_DIR', path.join(ROOT, '.build/content'))),
    webDir: path.resolve(text('WEB_DIR', path.join(ROOT, '.build/web'))),
    deskDir: path.resolve(text('DESK_DIR', path.join(ROOT, '.build/desk'))),
    grownUpsDir: path.resolve(text('GROWN_UPS_DIR', path.join(ROOT, '.build/grown-ups'))),
    demo: mustChooseDemo(env) ? undefined : flag('DEMO', 'on'),
    ...mail,
    logLevel: choice('LOG_LEVEL', LEVELS, 'info'),
    config,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return read;
}

/** Everybody knows the passwords of the demo world: a server for others needs a decision. */
const mustChooseDemo = (env: Record<string, string | undefined>): boolean => {
  const given = (name: string): string => env[name]?.trim() || 'off';
  const isForOthers = ['HTTPS', 'TRUST_PROXY', 'DATABASE_URL'].some(name => given(name) !== 'off');
  return isForOthers && !env['DEMO']?.trim();
};

function readProxies(value: string, problems: string[]): TrustProxy {
  const trusted = readTrustProxy(value);
  if (trusted !== undefined) return trusted;
  problems.push(
    `TRUST_PROXY must be off, on, a number of proxies from 1 to 9, or networks such as 127.0.0.1,10.0.0.0/8; not ${value}.`,
  );
  return false;
}

/** Address of a server on this machine. */
export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function readPublicUrl(value: string, problems: string[]): string {
  if (!/^https?:\/\/[^/\s]+\/?$/.test(value)) {
    problems.push(
      `PUBLIC_URL must be an address such as https://digipals.example.org, not ${value}.`,
    );
  }
  return value.replace(/\/$/, '');
}

function readAnchors(
  env: Record<string, string | undefined>,
  dataDir: string,
  problems: string[],
): AppConfig['anchors'] {
  const url = env['ANCHOR_URL']?.trim() || null;
  if (url !== null && !/^https?:\/\/[^/\s]/.test(url)) {
    problems.push('ANCHOR_URL must be an address such as https://store.example.org/digipals.');
  }
  const keyFile = path.resolve(env['ANCHOR_KEY']?.trim() || path.join(dataDir, 'anchor-key.pem'));
  return { file: path.join(dataDir, 'anchors.jsonl'), keyFile, url };
}

const LONGEST_IDLE = 24 * 60;

function readIdle(value: string, problems: string[]): number | null {
  if (value === 'off') return null;
  const minutes = Number(value);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_IDLE) return minutes;
  problems.push(`IDLE_MINUTES must be off or a number from 1 to ${LONGEST_IDLE}, not ${value}.`);
  return null;
}
