import { emailChangeMs } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { AdultCaller } from '../../kernel/caller.ts';
import { newToken, tokenHash } from '../adult-sign-in/index.ts';
import { type LetterParts, queueLetter, writtenOf } from '../mail/index.ts';
import { deleteSessionsOfAdult } from './adult-session.data.ts';
import { findAdultByEmail } from './adults.data.ts';
import { replaceEmail, saveEmailChange, takeEmailChange } from './email-change.data.ts';
import { notifyAdult } from './notify-adult.service.ts';

const LETTER_BYTES = 16;
const HOURS = emailChangeMs / 3_600_000;

const letterOf = (name: string, link: string): LetterParts => ({
  language: 'gb',
  title: 'Your new e-mail for DigiPals',
  before: [
    `Hello ${name},`,
    `You asked to use this e-mail for your DigiPals account. Open this link to confirm it. It works once, for ${HOURS} hours.`,
  ],
  button: { label: 'Confirm this e-mail', url: link },
  after: [
    'Until then you sign in with your old e-mail. If you did not ask for this, do nothing.',
    'DigiPals',
  ],
});

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
  const letter = letterOf(name, `${config.publicUrl}/grown-ups/email#${token}`);
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
  await notifyAdult(db, random, { event: 'email', ...old, at });
  return change.email;
}
