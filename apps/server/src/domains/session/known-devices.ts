import type { AppDeps } from '../../deps.ts';
import type { createAttempts } from './attempts.service.ts';
import type { Secrets } from './secrets.service.ts';

const DEVICE_BYTES = 32;

/** Finds the token of a device that signed a child in before; otherwise a new one. */
export const createDeviceTokens =
  (
    { random }: Pick<AppDeps, 'random'>,
    attempts: Pick<ReturnType<typeof createAttempts>, 'isKnownDevice'>,
    secrets: () => Promise<Secrets>,
  ) =>
  async (sent: string | null): Promise<string> => {
    const { addressKey } = await secrets();
    // A token that this server never gave out could be one that an attacker has planted.
    if (sent !== null && (await attempts.isKnownDevice(addressKey, sent))) return sent;
    return random(DEVICE_BYTES).toString('base64url');
  };
