import { readFileSync } from 'node:fs';

/** The environment of the process, or what a test gives instead. */
export type Variables = Record<string, string | undefined>;

/** Settings with a secret. `NAME_FILE` names a file with the value of `NAME`, as container platforms mount them. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'PICTURE_PEPPER',
  'PICTURE_PEPPER_PREVIOUS',
  'REPLY_WEBHOOK_SECRET',
  'REPLY_WEBHOOK_SECRET_PREVIOUS',
  'ALARM_WEBHOOK_SECRET',
  'ALARM_WEBHOOK_SECRET_PREVIOUS',
  'TRANSLATE_KEY',
  'BACKUP_PASSPHRASE',
] as const;

export const secretFileNames = SECRETS.map(name => `${name}_FILE`);

/** The text of a file without the line break that editors add. @throws as `readFileSync` */
const readSecret = (file: string): string => readFileSync(file, 'utf8').replace(/\r?\n$/, '');

/** The previous secret of a setting during a rotation; null otherwise. */
export function readPrevious(name: string, env: Variables, problems: string[]): string | null {
  const previous = env[`${name}_PREVIOUS`] || null;
  if (previous !== null && (!env[name] || previous === env[name])) {
    problems.push(`${name}_PREVIOUS needs another ${name}, the new one.`);
  }
  return previous;
}

/** The variables, with secrets read from the files that `NAME_FILE` names. Adds errors to `problems`. */
export function readSecretFiles(given: Variables, problems: string[]): Variables {
  const read: Variables = { ...given };
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (given[name]?.trim()) {
      problems.push(`Set ${name} or ${name}_FILE, not both.`);
      continue;
    }
    try {
      read[name] = readSecret(file);
      if (!read[name].trim()) problems.push(`The file ${file} of ${name}_FILE is empty.`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`The file ${file} of ${name}_FILE cannot be read (${code}).`);
    }
  }
  return read;
}
