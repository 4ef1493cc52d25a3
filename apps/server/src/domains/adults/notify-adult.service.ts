import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { type AccountEvent, queueLetter, writtenOf } from '../mail/index.ts';
import { findLanguage } from './adults.data.ts';
import { securityLetter } from './security-letters.ts';

const LETTER_BYTES = 16;

/** Mails an adult in its language what happened to its account, in the transaction in which it happens. */
export async function notifyAdult(
  db: Db,
  random: AppDeps['random'],
  securityEvent: {
    event: AccountEvent;
    adultId: string;
    email: string;
    name: string;
    at: Date;
  },
): Promise<void> {
  const { event, adultId, email, name, at } = securityEvent;
  const id = random(LETTER_BYTES).toString('base64url');
  const language = await findLanguage(db, adultId, at);
  const written = writtenOf(securityLetter(event, { language, name, at }));
  await queueLetter(db, { id, to: email, ...written }, at);
}
