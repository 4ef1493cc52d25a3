import path from 'node:path';
import { featureFlags, readFlags } from '@digipals/contract';
import { type AppConfig, defaultConfig, noLimits } from './deps.ts';

/** What the environment sets. */
export type Env = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly contentDir: string;
  readonly webDir: string;
  readonly deskDir: string;
  readonly demo: boolean;
  /** Where letters go; without one into the folder mail of the data. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: string;
  readonly config: AppConfig;
};

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Reads the environment. @throws with a sentence for the operator about each wrong value */
export function readEnv(env: Record<string, string | undefined>): Env {
  const wrong: string[] = [];
  const text = (name: string, otherwise: string): string => env[name]?.trim() || otherwise;
  const choice = (name: string, values: readonly string[], otherwise: string): string => {
    const value = text(name, otherwise);
    if (!values.includes(value))
      wrong.push(`${name} is one of ${values.join(', ')}, not ${value}.`);
    return value;
  };
  const flag = (name: string, otherwise: 'on' | 'off'): boolean =>
    choice(name, ['on', 'off'], otherwise) === 'on';
  const port = Number(text('PORT', '3000'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    wrong.push(`PORT is a number from 0 to 65535, not ${env['PORT']}.`);
  }
  const { flags: features, unknown } = readFlags(text('FLAGS', ''));
  if (unknown.length > 0) {
    const known = Object.keys(featureFlags).join(', ');
    wrong.push(`FLAGS names ${known}, each with - before it for off; not ${unknown.join(', ')}.`);
  }
  const mail = readMail(env, wrong);
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
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return read;
}

const MAIL_FROM = 'DigiPals <desk@digipals.example>';

/** How letters are sent. What is wrong is added to `wrong`. */
function readMail(
  env: Record<string, string | undefined>,
  wrong: string[],
): Pick<Env, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = env['SMTP_URL']?.trim() || undefined;
  const mailFrom = env['MAIL_FROM']?.trim();
  if (smtpUrl !== undefined && !/^smtps?:\/\/[^/]/.test(smtpUrl)) {
    wrong.push('SMTP_URL is an address such as smtps://name:password@mail.example.org.');
  }
  if (smtpUrl !== undefined && !mailFrom) {
    wrong.push('With SMTP_URL, MAIL_FROM says who letters come from and answers go to.');
  }
  return { smtpUrl, mailFrom: mailFrom || MAIL_FROM };
}
