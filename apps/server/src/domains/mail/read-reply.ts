import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { letterIdIn, type Named, namedIn } from './letter-ids.ts';

/** Most bytes of a message. Phones attach photos, which are not kept. */
export const MOST_REPLY_BYTES = 10_000_000;
const MOST_TEXT = 10_000;
const MOST_LINE = 200;
const MOST_HEADER_BYTES = 200_000;
const DEEPEST = 20;

/** A message that came back, as it is stored. */
export type Reply = {
  /** The same for each copy of the message. */
  readonly key: Buffer;
  readonly from: string;
  readonly subject: string;
  /** Plain text without attachments and without what it quotes at its end. */
  readonly text: string;
  readonly named: Named;
  /** Whether a program wrote it: an absence note, a report of delivery, a mailing list. */
  readonly isAutomatic: boolean;
  /** The letter that did not arrive, if it is a report of a mail server that says so (RFC 3464). */
  readonly lostLetterId: string | null;
};

/** Characters that change how others are shown: control characters, and marks for the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text of at most this many characters; an ellipsis ends one that was longer. */
export const cut = (text: string, most: number): string => {
  const signs = Array.from(text);
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
};

const oneLine = (text: string): string =>
  cut(text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim(), MOST_LINE);

/** The text without the quoted letter at its end and the line that introduces it. */
function withoutQuote(text: string): string {
  const lines = text.split('\n');
  let end = lines.length;
  while (end > 0 && /^\s*(>.*)?$/.test(lines[end - 1] ?? '')) end -= 1;
  const isQuoted = lines.slice(end).some(line => /^\s*>/.test(line));
  if (isQuoted) {
    const start = lines.slice(0, end).findLastIndex(line => line.trim() === '') + 1;
    const isIntroduction = /[:：]\s*$/.test(lines[end - 1] ?? '') && end - start <= 3;
    if (isIntroduction) end = start;
  }
  return lines.slice(0, end).join('\n').trim();
}

/** Without links, pictures and scripts. */
const asPlain = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      // The quoted letter.
      { selector: 'blockquote', format: 'skip' },
    ],
  });

function textIn({ text, html = '' }: Email): string {
  const plain = text ?? asPlain(html);
  return cut(withoutQuote(plain.replace(/\r\n?/g, '\n').replace(UNSEEN, '')), MOST_TEXT);
}

const headerIn = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? '';

/** The report quotes the letter that it is about, with the id in its header. */
function lostLetterIn(email: Email, raw: Uint8Array): string | null {
  if (!/^multipart\/report\b.*\bdelivery-status\b/s.test(headerIn(email, 'content-type')))
    return null;
  const text = Buffer.from(raw).toString('latin1');
  if (!/^action:\s*failed\b/im.test(text)) return null;
  return letterIdIn(text);
}

function isAutomatic(email: Email): boolean {
  const headerOf = (name: string): string => headerIn(email, name);
  const sent = headerOf('auto-submitted');
  return (
    (sent !== '' && sent !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(headerOf('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some(name => headerOf(name) !== '') ||
    /^multipart\/report|^message\/(delivery-status|disposition-notification)/.test(
      headerOf('content-type'),
    ) ||
    headerOf('return-path') === '<>' ||
    /^(mailer-daemon|postmaster)@/i.test(email.from?.address ?? '')
  );
}

/**
 * Reads a message of a mail program (RFC 5322) in any encoding. HTML becomes plain text.
 * @throws if it is no message
 */
export async function readReply(raw: Uint8Array): Promise<Reply> {
  if (raw.length > MOST_REPLY_BYTES) throw new Error('the message is too long');
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: DEEPEST,
    maxHeadersSize: MOST_HEADER_BYTES,
    attachmentEncoding: 'arraybuffer',
  });
  const from = oneLine(email.from?.address ?? '');
  if (from === '') throw new Error('the message has no sender');
  const subject = oneLine(email.subject ?? '');
  const text = textIn(email);
  const id = email.messageId ?? email.date ?? '';
  return {
    key: createHash('sha256')
      .update(JSON.stringify([id, from, text]))
      .digest(),
    from,
    subject,
    text,
    named: namedIn(`${email.references ?? ''} ${email.inReplyTo ?? ''}`, subject),
    isAutomatic: isAutomatic(email),
    lostLetterId: lostLetterIn(email, raw),
  };
}
