import { emailChangeMs } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { AdultCaller } from '../../kernel/caller.ts';
import { newToken, tokenHash } from '../adult-sign-in/index.ts';
import { queueLetter, writtenOf } from '../mail/index.ts';
import { deleteSessionsOfAdult } from './adult-session.data.ts';
import { findAdultByEmail, findLanguage } from './adults.data.ts';
import { replaceEmail, saveEmailChange, takeEmailChange } from './email-change.data.ts';
import { notifyAdult } from './notify-adult.service.ts';
import { newEmailLetter } from './security-letters.ts';

const LETTER_BYTES = 16;
/**
 * Mails a link to a new e-mail. An e-mail of another adult gets no letter, and the answer does not tell. Needs a
 * transaction.
 */
export async function askForEmail(
  db: Db,
  { random, config }: Pick<AppDeps, 'random' | 'config'>,
  { adult, at, ...asked }: { adult: AdultCaller; email: string; at: Date },
): Promise<void> {
  const email = asked.email.toLowerCase();
  if (await findAdultByEmail(db, email)) return;
  const token = newToken(random);
  const { adultId, sessionHash, name } = adult;
  const expiresAt = new Date(at.getTime() + emailChangeMs);
  await saveEmailChange(db, {
    adultId,
    tokenHash: tokenHash(token),
    email,
    sessionHash,
    expiresAt,
  });
  // The token is behind a #, which browsers send to nobody.
  const link = `${config.publicUrl}/grown-ups/email#${token}`;
  const letter = newEmailLetter(await findLanguage(db, adultId, at), { name, link });
  const id = random(LETTER_BYTES).toString('base64url');
  await queueLetter(db, { id, to: email, ...writtenOf(letter) }, at);
}

/**
 * Uses the link: the adult has the new e-mail, its sessions end except the one that asked, and the old e-mail gets
 * a letter. Needs a transaction.
 * @returns the new e-mail
 * @throws not_found
 */
export async function confirmEmail(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { token, at }: { token: string; at: Date },
): Promise<string> {
  const change = await takeEmailChange(db, { tokenHash: tokenHash(token), at });
  const old = change && (await replaceEmail(db, change.adultId, change.email));
  if (!old) throw new ApiError('not_found');
  await deleteSessionsOfAdult(db, change.adultId, change.sessionHash);
  await notifyAdult(db, random, { event: 'email', adultId: change.adultId, ...old, at });
  return change.email;
}
