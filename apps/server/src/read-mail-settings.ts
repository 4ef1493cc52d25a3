import path from 'node:path';
import type { AppConfig } from './deps.ts';
import { readPrevious } from './secret-files.ts';

const MAIL_FROM = 'DigiPals <desk@digipals.example>';

/** The operator's settings of mail. */
export type MailEnv = {
  /** Mail server; without one, letters are written to the folder `mail` in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where replies to letters go; undefined for the sender. */
  readonly replyTo: string | undefined;
};

/** Reads the settings of mail. Adds errors to `problems`. */
export function readMail(env: Record<string, string | undefined>, problems: string[]): MailEnv {
  const smtpUrl = env['SMTP_URL']?.trim() || undefined;
  const mailFrom = env['MAIL_FROM']?.trim();
  if (smtpUrl !== undefined && !/^smtps?:\/\/[^/]/.test(smtpUrl)) {
    problems.push('SMTP_URL must be an address such as smtps://name:password@mail.example.org.');
  }
  if (smtpUrl !== undefined && !mailFrom) {
    problems.push('SMTP_URL needs MAIL_FROM, the sender of letters and the address for replies.');
  }
  for (const [name, value] of Object.entries({ MAIL_FROM: mailFrom, REPLY_TO: env['REPLY_TO'] })) {
    if (value?.trim() && !/^[^@\r\n]+@[^\s@]+$/.test(value.trim())) {
      problems.push(`${name} must be an address such as desk@school.example, not ${value}.`);
    }
  }
  return {
    smtpUrl,
    mailFrom: mailFrom || MAIL_FROM,
    replyTo: env['REPLY_TO']?.trim() || undefined,
  };
}

const SHORTEST_SECRET = 16;

/** Reads where alarms are posted to. Adds errors to `problems`. */
function readAlarmHook(
  env: Record<string, string | undefined>,
  problems: string[],
): AppConfig['alarmHook'] {
  const url = env['ALARM_WEBHOOK_URL']?.trim();
  const secret = env['ALARM_WEBHOOK_SECRET']?.trim() ?? '';
  const secretPrevious = readPrevious('ALARM_WEBHOOK_SECRET', env, problems)?.trim() || null;
  if (!url) {
    if (secret) problems.push('ALARM_WEBHOOK_SECRET needs ALARM_WEBHOOK_URL, where alarms go to.');
    return null;
  }
  if (!/^https?:\/\/[^/\s]/.test(url)) {
    problems.push('ALARM_WEBHOOK_URL must be an address such as https://hooks.example.org/desk.');
  }
  if (secret.length < SHORTEST_SECRET) {
    problems.push(
      `ALARM_WEBHOOK_URL needs ALARM_WEBHOOK_SECRET with at least ${SHORTEST_SECRET} characters.`,
    );
  }
  return { url, secret, secretPrevious };
}

/** Reads how replies to letters come back, and who gets alarms. Adds errors to `problems`. */
export function readReplySettings(
  env: Record<string, string | undefined>,
  dataDir: string,
  problems: string[],
): Pick<
  AppConfig,
  'repliesFolder' | 'repliesSecret' | 'repliesSecretPrevious' | 'alarmTo' | 'alarmHook'
> {
  const repliesSecret = env['REPLY_WEBHOOK_SECRET']?.trim() || null;
  if (repliesSecret !== null && repliesSecret.length < SHORTEST_SECRET) {
    problems.push(`REPLY_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  }
  const repliesSecretPrevious = readPrevious('REPLY_WEBHOOK_SECRET', env, problems)?.trim() || null;
  const alarmTo = env['ALARM_TO']?.trim() || null;
  if (alarmTo !== null && !/^[^\s@]+@[^\s@]+$/.test(alarmTo)) {
    problems.push(`ALARM_TO must be an e-mail address, not ${alarmTo}.`);
  }
  const repliesFolder = path.resolve(env['REPLY_FOLDER']?.trim() || path.join(dataDir, 'mail/in'));
  const alarmHook = readAlarmHook(env, problems);
  return { repliesFolder, repliesSecret, repliesSecretPrevious, alarmTo, alarmHook };
}
