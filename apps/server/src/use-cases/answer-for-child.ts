import type { AskedPurpose } from '@digipals/contract';
import { askedPurposes } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { listParents, type Parent } from '../domains/adults/index.ts';
import { type Answered, type Decision, readAnswered } from '../domains/consents/index.ts';
import { fill, labelled, mailTexts, queueLetter, writtenOf } from '../domains/mail/index.ts';
import { lockChild, readUser } from '../domains/user/index.ts';
import { decideConsents } from './decide-consents.ts';
import { dayIn, OPERATOR } from './tell-of-erasure.ts';

const LETTER_BYTES = 16;

/** How a grown-up answers with its own account or e-mail. */
const ownMethods: readonly Decision['method'][] = ['account', 'email', 'pause'];

/** Whether a parent gave an answer. Those without an account, and older ones, have only a name. */
const isBy = ({ adultId, who }: Answered, parent: Parent): boolean =>
  adultId === null ? who === parent.name : adultId === parent.adultId;

/** Whether a parent answers now, in its account or by its e-mail. An answer on paper is not its own. */
function isDeciding({ method, by, who }: Decision, parent: Parent): boolean {
  if (!ownMethods.includes(method)) return false;
  if (!by) return who === parent.name;
  return 'adultId' in by
    ? by.adultId === parent.adultId
    : by.email.toLowerCase() === parent.email.toLowerCase();
}

/** Purposes for which the answer of a parent no longer counts. Nobody needs a letter about its own new answer. */
function changedFor(
  parent: Parent,
  before: readonly Answered[],
  decision: Decision,
): AskedPurpose[] {
  if (!parent.isNow || isDeciding(decision, parent)) return [];
  return askedPurposes.filter(purpose => {
    const given = decision.choices[purpose];
    const last = before.find(one => one.purpose === purpose);
    if (given === undefined || !last || !isBy(last, parent)) return false;
    // A yes that is paused by a new notice stays a yes.
    return given !== (last.state !== 'no');
  });
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
  const before = (await readAnswered(db, [userId])).get(userId) ?? [];
  await decideConsents(db, decision);
  for (const parent of await listParents(db, userId, at)) {
    const purposes = changedFor(parent, before, decision);
    if (purposes.length > 0) await tell(db, deps, { parent, purposes, decision });
  }
}
