import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import type { Letter } from '../../kernel/mailer.ts';
import { type DueLetter, endLetter, insertLetter, takeDueLetter } from './outbox.data.ts';

/** The first pause is longer than a try may take, so that no two servers send the same letter. */
const pauses = { firstMs: 120_000, mostMs: 6 * 3_600_000 };
const MOST_AT_ONCE = 20;
const SEND_MS = 60_000;
const MOST_TRIES = 12;
/** From this reply of a mail server on, another try is refused as well. */
const REFUSED = 500;

/** Queues a letter in the transaction of the event it is about. */
export const putIntoOutbox = (db: Db, letter: Letter, at: Date): Promise<void> =>
  insertLetter(db, letter, at);

type Needs = Pick<AppDeps, 'database' | 'mailer' | 'clock' | 'log'>;

/** What a run of sending may ask for. */
type Sending = {
  /** Aborted when the server ends: no other letter is begun. */
  readonly stopping?: AbortSignal | undefined;
  /** Does what follows when a letter is given up, in the transaction of that. */
  lost(db: Db, letterId: string, at: Date): Promise<void>;
};

/**
 * Sends the letters that are due. One that cannot be sent is tried again later, ever less often, and is
 * given up when it is refused for good or too often; nothing waits for it.
 * @returns how many were sent
 */
export async function sendDueLetters(deps: Needs, sending: Sending): Promise<number> {
  const { database, clock } = deps;
  let sent = 0;
  for (let count = 0; count < MOST_AT_ONCE && !sending.stopping?.aborted; count += 1) {
    const due = await takeDueLetter(database.db, { at: new Date(clock()), ...pauses });
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
    await inTime(mailer.send(letter));
  } catch (error) {
    // Of the error only its codes: its message may hold the address.
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    if (responseCode < REFUSED && tries < MOST_TRIES) {
      log.warn({ letterId, tries, code }, 'a letter is tried again later');
      return false;
    }
    log.warn({ letterId, tries, code, responseCode }, 'a letter is given up');
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

/** A mail server that says a little now and then does not hold up the others. */
async function inTime(send: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('the mail server did not end'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), SEND_MS);
  });
  try {
    await Promise.race([send, late]);
  } finally {
    clearTimeout(timer);
  }
}
