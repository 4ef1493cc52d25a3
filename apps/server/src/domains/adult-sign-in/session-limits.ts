import { createHash } from 'node:crypto';

/** When a session of an adult was made and last used. */
type Times = { readonly createdAt: Date; readonly lastUsedAt: Date };
type Limits = { readonly idleMs: number; readonly absoluteMs: number };

/** How often a session notes that it is used. */
const TOUCH_MS = 60_000;
const TOKEN_BYTES = 32;

/** The hash by which a token is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token for a session, an invitation or a challenge. */
export const newToken = (random: (bytes: number) => Buffer): string =>
  random(TOKEN_BYTES).toString('base64url');

/** The idle and the absolute timeout of sessions. */
export const sessionLimits = ({ idleMs, absoluteMs }: Limits) => {
  const cutoffs = (now: number) => ({
    idle: new Date(now - idleMs),
    created: new Date(now - absoluteMs),
  });
  return {
    cutoffs,
    isLive: ({ createdAt, lastUsedAt }: Times, now: number): boolean =>
      lastUsedAt > cutoffs(now).idle && createdAt > cutoffs(now).created,
    isTouchDue: ({ lastUsedAt }: Times, now: number): boolean =>
      now - lastUsedAt.getTime() >= TOUCH_MS,
  };
};
