import type { AskedPurpose, BodyOf, Consent, OpenedConsent } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { findAdult } from '../domains/adults/index.ts';
import {
  type Answer,
  consentLetter,
  currentNotice,
  deleteAnswers,
  endLetters,
  type LinkDeps,
  makeAnswerLink,
  makeChangeLink,
  type OpenLink,
  openLink,
  readConsents,
} from '../domains/consents/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter, writtenOf } from '../domains/mail/index.ts';
import { pictureAddress } from '../domains/profile/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { answerForChild } from './answer-for-child.ts';
import { familyLink } from './ask-families.ts';
import { openLocked, readChild } from './open-child-link.ts';

const LETTER_BYTES = 16;

/** The consents of a child without the names of others: a link may be passed on (decision 118). */
async function readOwn(db: Db, userId: string, own: string | null): Promise<Consent[]> {
  const consents = (await readConsents(db, [userId])).get(userId) ?? [];
  return consents.map(one => (one.who === own ? one : { ...one, who: null, relation: null }));
}

/** What a code or link is for. Needs a transaction. @throws not_found */
export async function showLink(
  db: Db,
  deps: LinkDeps,
  { key, at }: { key: string; at: Date },
): Promise<OpenedConsent> {
  const kinds = ['ask', 'confirm', 'change'] as const;
  const link = await openLink(db, deps, { key, kinds, at });
  const { kind, userId, choices, who, email } = link;
  const { avatarHash, ...child } = await readChild(db, link);
  const isChange = kind === 'change';
  return {
    ...{ kind, choices, who, email },
    ...child,
    avatarImage: pictureAddress(avatarHash),
    noticeVersion: currentNotice,
    // Someone with only the letter must not learn earlier answers.
    consents: isChange ? await readOwn(db, userId, who) : [],
    childId: isChange ? userId : null,
    hasAccount: isChange && email !== null && (await findAdult(db, email)) !== undefined,
  };
}

/** Queues a message to a family. */
async function sendTo(
  db: Db,
  deps: LinkDeps,
  message: {
    template: 'confirm' | 'done';
    link: OpenLink;
    answer: Omit<Answer, 'choices'>;
    token: string;
    at: Date;
  },
): Promise<void> {
  const { template, link, answer, token, at } = message;
  const { name, schoolName: school, className } = await readChild(db, link);
  const words = { name, school, className, link: familyLink(deps, token) };
  const letter = consentLetter(template, answer.language, words);
  const id = deps.random(LETTER_BYTES).toString('base64url');
  await queueLetter(db, { id, to: answer.email, userId: link.userId, ...writtenOf(letter) }, at);
}

/**
 * Keeps the answer of a family and sends the second message, whose link makes it count. Stores nothing else
 * until then. Needs a transaction.
 * @throws not_found, too_many_requests
 */
export async function keepAnswer(
  db: Db,
  deps: LinkDeps,
  { body, at }: { body: BodyOf<'POST grown-ups/consent/answer'>; at: Date },
): Promise<void> {
  const { key, ...answer } = body;
  const link = await openLocked(db, deps, { key, kinds: ['ask'], at });
  const { userId, linkId: letterId, forAnother } = link;
  const token = await makeAnswerLink(db, deps, { userId, letterId, forAnother, answer, at });
  await sendTo(db, deps, { template: 'confirm', link, answer, token, at });
}

/** All of a confirmed answer. @throws not_found */
function answerOf({ who, relation, email, language }: OpenLink): Omit<Answer, 'choices'> {
  if (who === null || relation === null || email === null || language === null) {
    throw new ApiError('not_found');
  }
  return { who, relation, email, language };
}

/**
 * Makes an answer count, ends the letters of its grown-up and sends the last message, with a link to withdraw. Letters for
 * another grown-up of the child, and their answers, stay. Needs a transaction.
 * @returns the token of that link
 * @throws not_found
 */
export async function confirmAnswer(
  db: Db,
  deps: LinkDeps,
  { token, at }: { token: string; at: Date },
): Promise<string> {
  const link = await openLocked(db, deps, { key: token, kinds: ['confirm'], at });
  const { userId, choices, letterId, forAnother } = link;
  await readChild(db, link);
  if (choices === null) throw new ApiError('not_found');
  const answer = answerOf(link);
  const { who, relation, email, language } = answer;
  const by = { email };
  await answerForChild(db, deps, { userId, choices, who, relation, method: 'email', by, at });
  await deleteAnswers(db, { userId, letterId, email });
  await endLetters(db, { userId, forAnother, at });
  // An older server does not say for whom the letter was.
  const onlyFirst = forAnother || letterId === null;
  await saveGrownUp(db, { userId, email, language, onlyFirst });
  const change = await makeChangeLink(db, deps, { userId, answer, at });
  await sendTo(db, deps, { template: 'done', link, answer, token: change, at });
  return change;
}

/** Withdraws a consent by the link of the last message. Needs a transaction. @throws not_found */
export async function withdrawByLink(
  db: Db,
  deps: LinkDeps,
  { token, purpose, at }: { token: string; purpose: AskedPurpose; at: Date },
): Promise<void> {
  const link = await openLocked(db, deps, { key: token, kinds: ['change'], at });
  await readChild(db, link);
  const { who, relation, email, userId } = link;
  const choices = { [purpose]: false };
  const by = email === null ? {} : { by: { email } };
  await answerForChild(db, deps, { userId, choices, who, relation, method: 'email', ...by, at });
}
