import type { SafeContactFacts, SafeContactKind } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { refreshContact } from '../domains/consents/index.ts';
import { keepTexts, releaseTexts } from '../domains/messages/index.ts';
import {
  hasAllVerified,
  listChildrenOf,
  lockContacts,
  nameContact,
  verifyContact,
} from '../domains/safe-contacts/index.ts';
import type { ApiError } from '../kernel/api-error.ts';

type Place = { readonly schoolId: string; readonly kind: SafeContactKind; readonly at: Date };

/**
 * Opens contact for the children of a school whose grown-ups permit it, if the school has its safe
 * contacts; otherwise closes it for all. Needs a transaction.
 */
export async function refreshSchool(db: Db, schoolId: string, at: Date): Promise<void> {
  const isOpen = await hasAllVerified(db, schoolId);
  for (const userId of await listChildrenOf(db, schoolId)) {
    const isGiven = await refreshContact(db, userId);
    if (isOpen && isGiven) await releaseTexts(db, userId, at);
    if (!isOpen) await keepTexts(db, userId, at);
  }
}

/** Names a safe contact. Until it is verified, nobody of the school has contact. @throws already_there */
export async function nameSafeContact(
  db: Db,
  deps: Pick<AppDeps, 'random'>,
  { facts, ...place }: Place & { readonly facts: SafeContactFacts },
): Promise<void> {
  const { schoolId, at } = place;
  // A contact that is verified at the same time opens contact first, which this then closes.
  await lockContacts(db, schoolId);
  const wasOpen = await hasAllVerified(db, schoolId);
  const isChanged = await nameContact(db, deps, { ...place, facts });
  if (wasOpen && isChanged) await refreshSchool(db, schoolId, at);
}

/** Verifies a safe contact by its code. @returns why not @throws not_found */
export async function verifySafeContact(
  db: Db,
  place: Place & { readonly code: string },
): Promise<ApiError | null> {
  const { schoolId, at } = place;
  const refused = await verifyContact(db, place);
  if (!refused && (await hasAllVerified(db, schoolId))) await refreshSchool(db, schoolId, at);
  return refused;
}
