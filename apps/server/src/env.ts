import path from 'node:path';
import { featureFlags, readFlags } from '@digipals/contract';
import { type AppConfig, defaultConfig, noLimits } from './deps.ts';

/** Settings from the environment. */
export type Env = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly contentDir: string;
  readonly webDir: string;
  readonly deskDir: string;
  readonly demo: boolean;
  /** Mail server; without one, letters are written to the folder `mail` in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
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
  const port = Number(text('PORT', '3000'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT must be a number from 0 to 65535, not ${env['PORT']}.`);
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
  const config: AppConfig = {
    ...defaultConfig,
    https: flag('HTTPS', 'off'),
    trustProxy: flag('TRUST_PROXY', 'off'),
    flagBase: text('FLAG_BASE', defaultConfig.flagBase).replace(/\/+$/, ''),
    features,
    studentPage: text('STUDENT_PAGE', defaultConfig.studentPage),
    pepper: env['PICTURE_PEPPER'] || null,
    limits: limited ? defaultConfig.limits : noLimits,
    processMetrics: true,
  };
  const read: Env = {
    host: text('HOST', '127.0.0.1'),
    port,
    dataDir: path.resolve(text('DATA_DIR', path.join(ROOT, 'data'))),
    databaseUrl: env['DATABASE_URL']?.trim() || undefined,
    contentDir: path.resolve(text('CONTENT_DIR', path.join(ROOT, '.build/content'))),
    webDir: path.resolve(text('WEB_DIR', path.join(ROOT, '.build/web'))),
    deskDir: path.resolve(text('DESK_DIR', path.join(ROOT, '.build/desk'))),
    demo: flag('DEMO', 'on'),
    ...mail,
    logLevel: choice('LOG_LEVEL', LEVELS, 'info'),
    config,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return read;
}

const MAIL_FROM = 'DigiPals <desk@digipals.example>';

/** Reads the settings of mail. Adds errors to `problems`. */
function readMail(
  env: Record<string, string | undefined>,
  problems: string[],
): Pick<Env, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = env['SMTP_URL']?.trim() || undefined;
  const mailFrom = env['MAIL_FROM']?.trim();
  if (smtpUrl !== undefined && !/^smtps?:\/\/[^/]/.test(smtpUrl)) {
    problems.push('SMTP_URL must be an address such as smtps://name:password@mail.example.org.');
  }
  if (smtpUrl !== undefined && !mailFrom) {
    problems.push('SMTP_URL needs MAIL_FROM, the sender of letters and the address for answers.');
  }
  return { smtpUrl, mailFrom: mailFrom || MAIL_FROM };
}
