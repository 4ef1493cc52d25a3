import { type Onboarding, onboarding as rules } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { findOnboarding } from './onboarding.data.ts';

/** How far a child is in its first steps, and what they have paid it. */
export async function readOnboarding(db: Db, userId: string): Promise<Onboarding> {
  const found = await findOnboarding(db, userId);
  return { finished: found?.finished ?? 0, lingos: found?.paid ? rules.lingos : 0 };
}
