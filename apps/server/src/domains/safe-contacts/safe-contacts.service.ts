import { createHash, timingSafeEqual } from 'node:crypto';
import type { HelpCase, SafeContactFacts, SafeContactKind, SafeContacts } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { type LetterParts, queueLetter, writtenOf } from '../mail/index.ts';
import {
  countTry,
  hasAllVerified,
  listContacts,
  listContactsOfChild,
  lockCode,
  lockContacts,
  markVerified,
  saveContact,
} from './safe-contacts.data.ts';

type Place = { readonly schoolId: string; readonly kind: SafeContactKind };

const CODE_MS = 14 * 86_400_000;
const MOST_TRIES = 5;
const CODES = 1_000_000;
const CODE_BYTES = 6;
const LETTER_BYTES = 16;

const hashOf = ({ schoolId, kind }: Place, code: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([schoolId, kind, code]))
    .digest();

/** The safe contacts of a school. */
export async function readContacts(db: Db, schoolId: string): Promise<SafeContacts> {
  const contacts = await listContacts(db, schoolId);
  return {
    isOpen: await hasAllVerified(db, schoolId),
    contacts: contacts.map(({ verifiedAt, ...contact }) => ({
      ...contact,
      verifiedAt: verifiedAt?.toISOString() ?? null,
    })),
  };
}

/** The verified safe contacts of the school of a child, without their e-mails. */
export async function listVerifiedContacts(db: Db, userId: string): Promise<HelpCase['contacts']> {
  const contacts = await listContactsOfChild(db, userId);
  return contacts.map(({ kind, name, phone, hours, verifiedAt }) => ({
    ...{ kind, name, phone, hours },
    verifiedAt: verifiedAt.toISOString(),
  }));
}

/** The verified safe contact of a kind of the school of a child. */
export const findVerifiedContact = async (
  db: Db,
  userId: string,
  kind: SafeContactKind,
): Promise<SafeContactFacts | undefined> =>
  (await listContactsOfChild(db, userId)).find(contact => contact.kind === kind);

/** Whether an address is that of a verified safe contact of the school of a child. */
export const isContactAddress = async (db: Db, userId: string, email: string): Promise<boolean> =>
  (await listContactsOfChild(db, userId)).some(
    contact => contact.email.toLowerCase() === email.toLowerCase(),
  );

const letterOf = ({ name, phone, hours }: SafeContactFacts, code: string): LetterParts => ({
  language: 'gb',
  title: 'Please confirm: safe contact of your school',
  before: [
    `Hello ${name},`,
    'Your school named you on DigiPals as a person who protects its children. When a child may be in danger, DigiPals calls you, and nobody at its home knows of it.',
    `You can be reached at ${phone}, ${hours}. If this is right, give the lead of your school this code:`,
    code,
    'It is valid for 14 days. If anything is wrong, give the code to nobody.',
  ],
});

/**
 * Names a safe contact and sends it a code. A contact that changes is not verified until its code comes back; the two
 * must be two people. Needs the lock of the contacts.
 * @returns whether anything changed
 * @throws already_there
 */
export async function nameContact(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { schoolId, kind, facts, at }: Place & { readonly facts: SafeContactFacts; readonly at: Date },
): Promise<boolean> {
  const email = facts.email.toLowerCase();
  const known = await listContacts(db, schoolId);
  if (known.some(one => one.kind !== kind && one.email === email)) {
    throw new ApiError('already_there');
  }
  const before = known.find(one => one.kind === kind);
  const isSame =
    before?.verifiedAt &&
    before.email === email &&
    before.name === facts.name &&
    before.phone === facts.phone &&
    before.hours === facts.hours;
  if (isSame) return false;
  const code = String(random(CODE_BYTES).readUIntBE(0, CODE_BYTES) % CODES).padStart(6, '0');
  const codeHash = hashOf({ schoolId, kind }, code);
  await saveContact(db, {
    ...{ schoolId, kind, facts: { ...facts, email }, codeHash },
    ...{ verifiedAt: null, at },
  });
  const id = random(LETTER_BYTES).toString('base64url');
  await queueLetter(db, { id, to: email, schoolId, ...writtenOf(letterOf(facts, code)) }, at);
  return true;
}

/**
 * Verifies a contact by its code. An error is returned, so that a wrong code counts. Needs a transaction.
 * @throws not_found
 */
export async function verifyContact(
  db: Db,
  { schoolId, kind, code, at }: Place & { readonly code: string; readonly at: Date },
): Promise<ApiError | null> {
  await lockContacts(db, schoolId);
  const stored = await lockCode(db, { schoolId, kind });
  if (!stored) throw new ApiError('not_found');
  const { hash, tries, at: sentAt } = stored;
  if (!hash || !sentAt || tries >= MOST_TRIES || at.getTime() - sentAt.getTime() >= CODE_MS) {
    return new ApiError('code_refused');
  }
  if (!timingSafeEqual(hash, hashOf({ schoolId, kind }, code))) {
    await countTry(db, { schoolId, kind });
    return new ApiError('code_refused');
  }
  await markVerified(db, { schoolId, kind }, at);
  return null;
}
