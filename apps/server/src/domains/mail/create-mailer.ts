import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Letter, Mailer } from '../../kernel/mailer.ts';

/** Transport and sender of letters. */
export type MailSettings = {
  readonly dataDir: string;
  /** `smtp:` or `smtps:`; without it, letters are written to the folder `mail` in the data directory. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
};

const CONNECTION_MS = 10_000;
const SILENCE_MS = 20_000;

/** The message of a letter. Its id is the same for each try, so that mail servers detect duplicates. */
const mailOf = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id}@digipals>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Creates the mailer for the operator's settings. */
export const createMailer = ({ dataDir, smtpUrl, mailFrom }: MailSettings): Mailer =>
  smtpUrl === undefined
    ? folderMailer(path.join(dataDir, 'mail'), mailFrom)
    : smtpMailer(smtpUrl, mailFrom);

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(letter) {
      await transport.sendMail(mailOf(letter, from));
    },
    // The mail server has it.
    async discard() {},
    async close() {
      transport.close();
    },
  };
}

/** Writes each letter to an `.eml` file, which a retry overwrites. */
function folderMailer(folder: string, from: string): Mailer {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(letter) {
      const { message } = await writer.sendMail(mailOf(letter, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async discard(letterId) {
      await rm(path.join(folder, `${letterId}.eml`), { force: true });
    },
    async close() {
      writer.close();
    },
  };
}
