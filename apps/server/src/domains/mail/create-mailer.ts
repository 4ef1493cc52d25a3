import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Letter, Mailer } from '../../kernel/mailer.ts';
import { messageIdOf, threadIdOf } from './letter-ids.ts';

/** Transport and sender of letters. */
export type MailSettings = {
  readonly dataDir: string;
  /** `smtp:` or `smtps:`; without it, letters are written to the folder `mail` in the data directory. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where replies go; the sender by default. */
  readonly replyTo?: string | undefined;
};

const CONNECTION_MS = 10_000;
const SILENCE_MS = 20_000;

type Sender = Pick<MailSettings, 'mailFrom' | 'replyTo'>;

/** Headers by which a mail program ends letters of a kind with one tap (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
});

/** One address; anything else might name more recipients. */
const ADDRESS = /^[^\s<>,;:"\\@]+@[^\s<>,;:"\\@]+$/;

/** @throws an error that a retry cannot fix */
function requireAddress(address: string): string {
  if (ADDRESS.test(address)) return address;
  throw Object.assign(new Error('Not an address'), { code: 'EENVELOPE', responseCode: 553 });
}

/** The message of a letter. Its id is the same for each try, so that mail servers detect duplicates. */
const mailOf = (letter: Letter, { mailFrom, replyTo }: Sender) => ({
  from: mailFrom,
  replyTo: replyTo ?? mailFrom,
  to: { name: '', address: requireAddress(letter.to) },
  subject: letter.subject,
  text: letter.text,
  ...(letter.html && { html: letter.html }),
  messageId: messageIdOf(letter.id),
  ...(letter.threadKey && { references: threadIdOf(letter.threadKey) }),
  ...(letter.stopUrl && { headers: stopHeaders(letter.stopUrl) }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Creates the mailer for the operator's settings. */
export const createMailer = ({ dataDir, smtpUrl, ...sender }: MailSettings): Mailer =>
  smtpUrl === undefined
    ? folderMailer(path.join(dataDir, 'mail'), sender)
    : smtpMailer(smtpUrl, sender);

const connectTo = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
  });

/** Connects and signs in to a mail server, without a letter. @throws why it cannot */
export async function tryMailServer(url: string): Promise<string> {
  const transport = connectTo(url);
  try {
    await transport.verify();
    return 'answers';
  } finally {
    transport.close();
  }
}

function smtpMailer(url: string, from: Sender): Mailer {
  const transport = connectTo(url);
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
function folderMailer(folder: string, from: Sender): Mailer {
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
