import type { AppDeps } from '../../deps.ts';
import { sameName } from '../user/index.ts';
import { toAttempt } from './attempt.ts';
import { readSecrets } from './secrets.service.ts';

/** The keyed hashes under which failures and places of a child are stored, wherever it signs in. */
export async function signInKeysOf(
  deps: Pick<AppDeps, 'database' | 'random' | 'config'>,
  { classCode, username }: { classCode: string; username: string },
): Promise<Buffer[]> {
  const { addressKey } = await readSecrets(deps);
  const names = { classCode: classCode.toUpperCase(), name: sameName(username) };
  return [toAttempt(addressKey, { principal: 'child', ...names, address: '' }).principalKey];
}
