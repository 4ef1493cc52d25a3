import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { queueLetter, writtenOf } from '../mail/index.ts';
import { type SecurityEvent, securityLetter } from './security-letters.ts';

const LETTER_BYTES = 16;

/** Mails an adult what happened to its account, in the transaction in which it happens. */
export async function notifyAdult(
  db: Db,
  random: AppDeps['random'],
  securityEvent: { event: SecurityEvent; email: string; name: string; at: Date },
): Promise<void> {
  const { event, email, name, at } = securityEvent;
  const id = random(LETTER_BYTES).toString('base64url');
  const written = writtenOf(securityLetter(event, { name, at }));
  await queueLetter(db, { id, to: email, ...written }, at);
}
