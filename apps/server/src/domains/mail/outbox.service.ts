import type { LanguageCode } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import type { Letter } from '../../kernel/mailer.ts';
import { htmlOf } from './letter-html.ts';
import { numberOf } from './letter-ids.ts';
import { type LetterParts, partsOfText, textOf } from './letter-parts.ts';
import { type DueLetter, endLetter, insertLetter, takeDueLetter } from './outbox.data.ts';
import { openThread } from './threads.data.ts';

/** The first delay exceeds the timeout of a try, so that no two servers send the same letter. */
const delays = { firstMs: 120_000, maxMs: 6 * 3_600_000 };
const MAX_AT_ONCE = 20;
const SEND_MS = 60_000;
const MAX_TRIES = 12;
/** SMTP replies from this code on are permanent failures. */
const REFUSED = 500;

/** A letter to queue. */
export type NewLetter = Pick<Letter, 'id' | 'to' | 'subject' | 'text' | 'userId' | 'stopUrl'> & {
  /** Language of the text; English by default. */
  readonly language?: LanguageCode;
  /** Made from the text by default. */
  readonly html?: string;
  /** The case that the letter is about. */
  readonly caseId?: number;
  /** The school whose lead reads replies; by default that of the child. */
  readonly schoolId?: string;
  /** Letters of a series about a child are in one thread. */
  readonly series?: string;
};

/** A letter of parts, with its text and its HTML. */
export const writtenOf = (
  parts: LetterParts,
): Pick<NewLetter, 'subject' | 'text' | 'html' | 'language'> => ({
  subject: parts.title,
  text: textOf(parts),
  html: htmlOf(parts),
  language: parts.language,
});

/**
 * Queues a letter in the transaction of the event it is about. Its subject gets the number of its thread, by which
 * replies come back.
 */
export async function queueLetter(db: Db, letter: NewLetter, at: Date): Promise<void> {
  const {
    caseId = null,
    schoolId = null,
    userId = null,
    series,
    language = 'gb',
    ...same
  } = letter;
  const { to, subject, text } = letter;
  const kind = series ?? (caseId === null ? 'letter' : 'case');
  const about = { kind, caseId, userId, schoolId, subject, to };
  const thread = await openThread(db, about, { follows: series !== undefined, at });
  const html = letter.html ?? htmlOf(partsOfText(text, { language, title: subject }));
  const numbered = `${subject} [${numberOf(thread)}]`;
  const written = { ...same, subject: numbered, html, ...(userId !== null && { userId }) };
  await insertLetter(db, written, { threadNo: thread.threadNo, dueAt: at });
}

type Needs = Pick<AppDeps, 'database' | 'mailer' | 'clock' | 'log'>;

/** Options of a run. */
type Sending = {
  /** Aborted when the server stops: no further letter is sent. */
  readonly stopping?: AbortSignal | undefined;
  /** Called in the transaction that marks a letter as failed. */
  lost(db: Db, letterId: string, at: Date): Promise<void>;
};

/**
 * Sends the letters that are due. A failed letter is retried with growing delays, and marked as failed
 * after a permanent error or too many tries.
 * @returns how many were sent
 */
export async function sendDueLetters(deps: Needs, sending: Sending): Promise<number> {
  const { database, clock } = deps;
  let sent = 0;
  for (let count = 0; count < MAX_AT_ONCE && !sending.stopping?.aborted; count += 1) {
    const due = await takeDueLetter(database.db, { at: new Date(clock()), ...delays });
    if (!due) break;
    if (await sendOne(deps, due, sending)) sent += 1;
  }
  return sent;
}

async function sendOne(
  { database: { db }, mailer, clock, log }: Needs,
  { tries, ...letter }: DueLetter,
  { lost }: Sending,
): Promise<boolean> {
  const letterId = letter.id;
  try {
    await withTimeout(mailer.send(letter));
  } catch (error) {
    // Log only the codes of the error: its message may contain the address.
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    if (responseCode < REFUSED && tries < MAX_TRIES) {
      log.warn({ letterId, tries, code }, 'sending a letter failed, will retry');
      return false;
    }
    log.warn({ letterId, tries, code, responseCode }, 'sending a letter failed permanently');
    const at = new Date(clock());
    await db.transaction().execute(async transaction => {
      await endLetter(transaction, letterId, { failed_at: at });
      await lost(transaction, letterId, at);
    });
    return false;
  }
  await endLetter(db, letterId, { sent_at: new Date(clock()) });
  return true;
}

/** Rejects after a timeout, also when a slow mail server keeps the connection alive. */
async function withTimeout(send: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('Sending the letter timed out'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), SEND_MS);
  });
  try {
    await Promise.race([send, late]);
  } finally {
    clearTimeout(timer);
  }
}
