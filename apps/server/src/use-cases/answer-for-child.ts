import type { AskedPurpose, Consent } from '@digipals/contract';
import { askedPurposes } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { listParents, type Parent } from '../domains/adults/index.ts';
import { type Decision, readConsents } from '../domains/consents/index.ts';
import { fill, labelled, mailTexts, queueLetter, writtenOf } from '../domains/mail/index.ts';
import { lockChild, readUser } from '../domains/user/index.ts';
import { decideConsents } from './decide-consents.ts';
import { dayIn, OPERATOR } from './tell-of-erasure.ts';

const LETTER_BYTES = 16;

/** How a grown-up answers with its own account or e-mail. */
const ownMethods: readonly Decision['method'][] = ['account', 'email', 'pause'];

/** Purposes whose answer of somebody else changes, by who gave it. */
function changedBy(before: readonly Consent[], decision: Decision): Map<string, AskedPurpose[]> {
  const changed = new Map<string, AskedPurpose[]>();
  for (const purpose of askedPurposes) {
    const given = decision.choices[purpose];
    const counts = before.find(one => one.purpose === purpose);
    // A yes that is paused by a new notice stays a yes.
    if (given === undefined || !counts?.who || given === (counts.state !== 'no')) continue;
    // Nobody needs a letter about its own answer, unless the school recorded it on paper.
    if (counts.who === decision.who && ownMethods.includes(decision.method)) continue;
    changed.set(counts.who, [...(changed.get(counts.who) ?? []), purpose]);
  }
  return changed;
}

/** Writes to a parent which of its answers no longer count. */
async function tell(
  db: Db,
  { config, random }: Pick<AppDeps, 'config' | 'random'>,
  { parent, purposes, decision }: { parent: Parent; purposes: AskedPurpose[]; decision: Decision },
): Promise<void> {
  const { userId, at, method, choices } = decision;
  const { language, email: to } = parent;
  const { changedAnswer: texts, answer, open } = mailTexts[language];
  const { username: name } = await readUser(db, userId);
  const words = { name, who: decision.who ?? OPERATOR, day: dayIn(language, at) };
  const no = method === 'pause' ? texts.paused : texts.no;
  const lines = purposes.map(purpose =>
    labelled(language, texts[purpose], choices[purpose] ? texts.yes : no),
  );
  const written = writtenOf({
    language,
    title: fill(texts.subject, words),
    before: [fill(texts.happened, words), lines.join('\n'), texts.look],
    button: { label: open, url: `${config.publicUrl}/grown-ups/family/${userId}/data` },
    small: [answer],
  });
  const id = random(LETTER_BYTES).toString('base64url');
  await queueLetter(db, { id, to, userId, ...written }, at);
}

/**
 * Records an answer for a child. A parent with an account whose answer no longer counts gets a letter (CONSENT-21). Needs
 * a transaction.
 * @throws child_left if something is given for a child that waits to be erased
 */
export async function answerForChild(
  db: Db,
  deps: Pick<AppDeps, 'config' | 'random'>,
  decision: Decision,
): Promise<void> {
  const { userId, at } = decision;
  await lockChild(db, userId);
  const before = (await readConsents(db, [userId])).get(userId) ?? [];
  await decideConsents(db, decision);
  const changed = changedBy(before, decision);
  if (changed.size === 0) return;
  for (const parent of await listParents(db, userId, at)) {
    const purposes = parent.isNow ? changed.get(parent.name) : undefined;
    if (purposes) await tell(db, deps, { parent, purposes, decision });
  }
}
