import { adultSession, type Endpoint } from '@digipals/contract';
import type { AppDeps } from '../deps.ts';
import { judgeRight } from '../domains/adults/index.ts';
import { requireAwake } from '../domains/family/index.ts';
import { requireFriend, requireSelf, requireVisible } from '../domains/friends/index.ts';
import { maySendLastAnswers, requirePremium } from '../domains/licences/index.ts';
import type { Sessions } from '../domains/session/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Bond } from '../kernel/bond.ts';
import type { AdultCaller, Caller, StaffCaller } from '../kernel/caller.ts';
import type { Validated } from './validate.ts';

const requirements = {
  self: requireSelf,
  visible: requireVisible,
  friend: requireFriend,
} as const;

/**
 * Rejects a call that the child may not make (NOTSHOWN-02, SAFE-08, SAFE-14).
 * @returns the bond between the caller and the child in the path, if there is one
 * @throws forbidden, not_found, rest_time, licence_required
 */
export async function authorise(
  { database: { db }, clock }: Pick<AppDeps, 'database' | 'clock'>,
  sessions: Sessions,
  { access, premium, playsOn, reachesOthers }: Endpoint,
  caller: Caller,
  { params }: Validated,
): Promise<Bond | null> {
  const { userId } = caller;
  let bond: Bond | null = null;
  if (access === 'self' || access === 'visible' || access === 'friend') {
    bond = await requirements[access](db, userId, childIn(params));
  }
  if (reachesOthers) await requireAwake(db, { userId, now: clock() });
  if (premium) {
    const at = new Date(clock());
    try {
      await sessions.premiumOnce(caller, () => requirePremium(db, userId, at));
    } catch (error) {
      // A licence never ends in the middle of an activity (LICENCE-08).
      if (!playsOn || !(await maySendLastAnswers(db, userId, at))) throw error;
    }
  }
  return bond;
}

/** Rejects a call of the desk that the adult's role may not make (SAFE-07). @throws forbidden */
export function authoriseStaff({ roles = [] }: Endpoint, { role }: StaffCaller): void {
  if (!roles.includes(role)) throw new ApiError('forbidden');
}

const refusals = { unknown: 'not_found', forbidden: 'forbidden' } as const;

/**
 * Rejects a call that the grown-up may not make (SCHOOL-02). A school, class or child that it has nothing to do
 * with is unknown to it.
 * @throws forbidden, not_found, proof_needed
 */
export async function authoriseAdult(
  { database: { db }, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { right, fresh }: Endpoint,
  adult: AdultCaller,
  { params }: Validated,
): Promise<void> {
  if (right === undefined) throw new ApiError('forbidden');
  const judged = await judgeRight(db, { right, grants: adult.grants, named: params ?? {} });
  if (judged !== 'allowed') throw new ApiError(refusals[judged]);
  if (fresh && clock() - adult.provedAt.getTime() > adultSession.freshMs) {
    throw new ApiError('proof_needed');
  }
}

/** The child in the path, under either name of the specification. */
function childIn(params: unknown): string {
  const { id, userId } = params as { id?: string; userId?: string };
  return id ?? userId ?? '';
}
