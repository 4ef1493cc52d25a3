import type { LanguageCode } from '@digipals/contract';
import type { LetterKind } from '@digipals/contract/constants';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import type { Letter } from '../../kernel/mailer.ts';
import { htmlOf } from './letter-html.ts';
import { numberOf } from './letter-ids.ts';
import { type LetterParts, partsOfText, textOf } from './letter-parts.ts';
import { type DueLetter, endLetter, insertLetter, takeDueLetter } from './outbox.data.ts';
import { openThread } from './threads.data.ts';

/**
 * How letters are tried. The first delay exceeds the timeout of a try, so that no two servers send the same letter.
 * Urgent ones are sent side by side, within 30 seconds also after a server that died, and for a day.
 */
const pace = {
  usual: { firstMs: 120_000, maxMs: 6 * 3_600_000, sendMs: 60_000, maxTries: 12, lanes: 1 },
  urgent: { firstMs: 10_000, maxMs: 15_000, sendMs: 8_000, maxTries: 5_760, lanes: 8 },
} as const;
type Pace = (typeof pace)[keyof typeof pace];

const MAX_AT_ONCE = 20;
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
  readonly series?: Exclude<LetterKind, 'case' | 'letter'>;
  /** It does not wait behind others, and is tried again within seconds. */
  readonly isUrgent?: boolean;
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
    isUrgent = false,
    language = 'gb',
    ...same
  } = letter;
  const { to, subject, text } = letter;
  const kind: LetterKind = series ?? (caseId === null ? 'letter' : 'case');
  const about = { kind, caseId, userId, schoolId, subject, to };
  const thread = await openThread(db, about, { follows: series !== undefined, at });
  const html = letter.html ?? htmlOf(partsOfText(text, { language, title: subject }));
  const numbered = `${subject} [${numberOf(thread)}]`;
  const written = { ...same, subject: numbered, html, ...(userId !== null && { userId }) };
  await insertLetter(db, written, { threadNo: thread.threadNo, at, isUrgent });
}

type Needs = Pick<AppDeps, 'database' | 'mailer' | 'clock' | 'log'>;

/** Options of a run. */
type Sending = {
  /** Aborted when the server stops: no further letter is sent. */
  readonly stopping?: AbortSignal | undefined;
  /** Only the urgent letters, or only the others. */
  readonly isUrgent?: boolean;
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
  const { isUrgent = false } = sending;
  const { firstMs, maxMs, lanes, ...limits } = isUrgent ? pace.urgent : pace.usual;
  const sendNext = async (): Promise<number> => {
    let sent = 0;
    for (let count = 0; count < MAX_AT_ONCE && !sending.stopping?.aborted; count += 1) {
      const asked = { at: new Date(clock()), firstMs, maxMs, isUrgent };
      const due = await takeDueLetter(database.db, asked);
      if (!due) break;
      if (await sendOne(deps, due, { ...sending, ...limits })) sent += 1;
    }
    return sent;
  };
  const sent = await Promise.all(Array.from({ length: lanes }, sendNext));
  return sent.reduce((sum, one) => sum + one, 0);
}

async function sendOne(
  { database: { db }, mailer, clock, log }: Needs,
  { tries, ...letter }: DueLetter,
  { lost, sendMs, maxTries }: Sending & Pick<Pace, 'sendMs' | 'maxTries'>,
): Promise<boolean> {
  const letterId = letter.id;
  try {
    await withTimeout(mailer.send(letter), sendMs);
  } catch (error) {
    // Log only the codes of the error: its message may contain the address.
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    if (responseCode < REFUSED && tries < maxTries) {
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
async function withTimeout(send: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('Sending the letter timed out'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    await Promise.race([send, late]);
  } finally {
    clearTimeout(timer);
  }
}
