import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { listLettersAbout } from '../domains/mail/index.ts';
import { invalidateThoseTold } from '../domains/notifications/index.ts';
import {
  type ErasureProof,
  eraseRows,
  findErasure,
  findHolds,
  type Hold,
  lockForErasure,
  markClosed,
} from '../domains/rights/index.ts';
import { fillSeats, lockSeats } from '../domains/seats/index.ts';
import { closeAccounts, signInKeysOf } from '../domains/session/index.ts';
import { decideConsents } from './decide-consents.ts';
import { notifyLeads } from './notify-leads.ts';

/** What an erasure needs. */
export type ErasureTools = Pick<AppDeps, 'database' | 'random' | 'config' | 'mailer'>;

/** The proof of an erasure, or what holds the child. */
export type ErasureResult =
  | { readonly erased: ErasureProof }
  | { readonly holds: readonly Hold[] }
  | 'unknown';

/** A child that is held can no longer be used, nobody can find it, and the leads of the desk know why. */
async function closeHeld(
  db: Db,
  tools: ErasureTools,
  { userId, at, by }: { userId: string; at: Date; by: string },
  holds: readonly Hold[],
): Promise<void> {
  const erasure = await findErasure(db, userId);
  if (!erasure || erasure.closedAt) return;
  await closeAccounts(db, [userId]);
  const choices = { contact: false, visible: false, weeklyLetter: false };
  await decideConsents(db, { userId, choices, method: 'erasure', at });
  await markClosed(db, userId, at);
  const object = `erasure ${erasure.erasureId}`;
  await notifyLeads(db, tools, { userId, holds, at });
  await appendAudit(db, { actor: by, action: 'Kept for a hold', object, detail: holds, at });
}

/**
 * Erases a child whose erasure was asked for: its rows in all tables, its sessions on every server, and the
 * copies of its letters. An open case, a severe text or a hold of a lead keeps everything, but closes the
 * account. Needs a transaction. The audit log has the hash of the proof.
 */
export async function eraseChild(
  db: Db,
  tools: ErasureTools,
  { userId, by, at }: { userId: string; by: string; at: Date },
): Promise<ErasureResult> {
  const school = await lockSeats(db, { childId: userId });
  const names = await lockForErasure(db, userId);
  if (!names) return 'unknown';
  const holds = await findHolds(db, userId, at);
  if (holds.length > 0) {
    await closeHeld(db, tools, { userId, at, by }, holds);
    return { holds };
  }
  const signInKeys = await signInKeysOf(tools, names);
  await closeAccounts(db, [userId]);
  await invalidateThoseTold(db, userId);
  for (const letterId of await listLettersAbout(db, userId)) await tools.mailer.discard(letterId);
  const erased = await eraseRows(db, { userId, signInKeys }, at);
  await fillSeats(db, school, { adultId: null, at });
  const object = `erasure ${erased.erasureId}`;
  await appendAudit(db, { actor: by, action: 'Erased child', object, detail: erased, at });
  return { erased };
}
