import type { AppDeps } from '../../deps.ts';
import { readPepper } from './pepper.service.ts';
import { findOrCreateSecret } from './sign-in.data.ts';

/** Secrets of the server. */
export type Secrets = { readonly pepper: Buffer; readonly addressKey: Buffer };

const SECRET_BYTES = 32;

/** The operator's pepper, or secrets that the server generated at its first start. */
export async function readSecrets({
  database,
  random,
  config,
}: Pick<AppDeps, 'database' | 'random' | 'config'>): Promise<Secrets> {
  const stored = (name: string): Promise<Buffer> =>
    findOrCreateSecret(database.db, name, random(SECRET_BYTES));
  const addressKey = await stored('address-key');
  const pepper =
    config.pepper === null
      ? await stored('pepper')
      : await readPepper(database.db, config, config.pepper);
  return { pepper, addressKey };
}

/** Reads the secrets on first use and caches them. */
export function lazySecrets(
  deps: Pick<AppDeps, 'database' | 'random' | 'config'>,
): () => Promise<Secrets> {
  let secrets: Promise<Secrets> | undefined;
  return () => {
    secrets ??= readSecrets(deps).catch(error => {
      secrets = undefined;
      throw error;
    });
    return secrets;
  };
}
