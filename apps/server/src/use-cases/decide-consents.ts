import type { Db } from '../db/db.ts';
import { type Decision, recordConsents } from '../domains/consents/index.ts';
import { dropLetters } from '../domains/mail/index.ts';
import { keepTexts, releaseTexts } from '../domains/messages/index.ts';
import { requireOpen } from '../domains/rights/index.ts';
import { lockChild } from '../domains/user/index.ts';

/**
 * Records what a grown-up decided, which acts on the next call. Without contact, texts that wait are kept; with it,
 * they go on (CONSENT-09). A weekly letter that waits is not sent without its consent. Needs a transaction.
 * @throws child_left if something is given for a child that waits to be erased
 */
export async function decideConsents(db: Db, decision: Decision): Promise<void> {
  const { userId, at, choices } = decision;
  await lockChild(db, userId);
  if (Object.values(choices).includes(true)) await requireOpen(db, userId);
  await recordConsents(db, decision);
  if (choices.contact === true) await releaseTexts(db, userId, at);
  if (choices.contact === false) await keepTexts(db, userId, at);
  if (choices.weeklyLetter === false) await dropLetters(db, userId, ['week']);
}
