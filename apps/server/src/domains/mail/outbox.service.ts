import type { AppDeps } from '../../app/deps.ts';
import type { Db } from '../../db/db.ts';
import type { Letter } from './mailer.ts';
import { insertLetter, markSent, takeDueLetter } from './outbox.data.ts';

/** The first pause is longer than a try may take, so that no two servers send the same letter. */
const pauses = { firstMs: 120_000, mostMs: 6 * 3_600_000 };
const MOST_AT_ONCE = 20;

/** Keeps a letter to be sent, in the transaction of what it tells of. */
export const putIntoOutbox = (db: Db, letter: Letter, at: Date): Promise<void> =>
  insertLetter(db, letter, at);

/**
 * Sends the letters that are due. One that cannot be sent is tried again later, ever less often;
 * nothing waits for it.
 * @returns how many were sent
 */
export async function sendDueLetters({
  database: { db },
  mailer,
  clock,
  log,
}: Pick<AppDeps, 'database' | 'mailer' | 'clock' | 'log'>): Promise<number> {
  let sent = 0;
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const due = await takeDueLetter(db, { at: new Date(clock()), ...pauses });
    if (!due) break;
    const { tries, ...letter } = due;
    try {
      await mailer.send(letter);
    } catch (error) {
      // Of the error only its code: its message may hold the address.
      const { code } = error as NodeJS.ErrnoException;
      log.warn({ letterId: letter.id, tries, code }, 'a letter is tried again later');
      continue;
    }
    await markSent(db, letter.id, new Date(clock()));
    sent += 1;
  }
  return sent;
}
