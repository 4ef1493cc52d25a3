import type { AppDeps } from '../../deps.ts';
import { keepSecret } from './sign-in.data.ts';

/** Secrets of the server, read once. */
export type Secrets = { readonly pepper: Buffer; readonly addressKey: Buffer };

const SECRET_BYTES = 32;

/** The operator's pepper, or secrets the server made for itself at its first start. */
export async function readSecrets({
  database,
  random,
  config,
}: Pick<AppDeps, 'database' | 'random' | 'config'>): Promise<Secrets> {
  const kept = (name: string): Promise<Buffer> =>
    keepSecret(database.db, name, random(SECRET_BYTES));
  const addressKey = await kept('address-key');
  const pepper = config.pepper === null ? await kept('pepper') : Buffer.from(config.pepper);
  return { pepper, addressKey };
}

/** Reads the secrets when they are first asked for, and remembers them. */
export function rememberSecrets(
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
