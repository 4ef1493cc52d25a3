import { createHmac } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import { findOrCreateSecret } from './sign-in.data.ts';

const SECRET_BYTES = 32;

/**
 * Keys with which browsers seal the unsent work of children that log out (decision 49). They are derived
 * from a secret of the server: each sign-in of a child gets the same key, and nobody else does.
 */
export function createWorkKeys({
  database: { db },
  random,
}: Pick<AppDeps, 'database' | 'random'>): (userId: string) => Promise<string> {
  let secret: Buffer | undefined;
  return async userId => {
    secret ??= await findOrCreateSecret(db, 'work-key', random(SECRET_BYTES));
    return createHmac('sha256', secret).update(userId).digest('base64url');
  };
}
