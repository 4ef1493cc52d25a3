import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Letter, Mailer } from '../../kernel/mailer.ts';

/** Where letters go, and who they come from. */
export type MailSettings = {
  readonly dataDir: string;
  /** `smtp:` or `smtps:`; without one letters are put into the folder `mail` of the data. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
};

const CONNECTION_MS = 10_000;
const SILENCE_MS = 20_000;

/** A letter to send. Its id is the same at each attempt, so that mail servers detect duplicates. */
const mailOf = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id}@digipals>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The mailer that the operator's settings ask for. */
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
    async close() {
      transport.close();
    },
  };
}

/** Each letter is a file of its own, which any mail program opens; a second try is the same file. */
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
    async close() {
      writer.close();
    },
  };
}
