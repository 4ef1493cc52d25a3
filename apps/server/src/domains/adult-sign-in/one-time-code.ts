import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Tolerated clock difference, in steps before and after. */
const WINDOW = 1;

const toSecret = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

const totp = (secret: Buffer, names?: { issuer: string; label: string }): TOTP =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: toSecret(secret),
  });

/** A secret for an authenticator: as text, and as an `otpauth:` URL. */
export const enrolmentOf = (
  secret: Buffer,
  { email, issuer }: { email: string; issuer: string },
) => ({
  secret: toSecret(secret).base32,
  address: totp(secret, { issuer, label: email }).toString(),
});

/** Code of a step of thirty seconds (RFC 6238). */
const codeOf = (secret: Buffer, step: number): string =>
  totp(secret).generate({ timestamp: step * PERIOD_S * 1_000 });

const stepAt = (at: number): number => Math.floor(at / 1_000 / PERIOD_S);

/** Code at a moment, in milliseconds since 1970. */
export const codeAt = (secret: Buffer, at: number): string => codeOf(secret, stepAt(at));

/**
 * How far the step of a used code can lie ahead of that of a valid one. One that lies further ahead was
 * used before the clock went back, and must not lock an adult out.
 */
export const MAX_STEPS_AHEAD = 2 * WINDOW;

/** The first unused code that is valid at this time; null if all were used. */
export function freeCodeAt(secret: Buffer, usedStep: number, at: number): string | null {
  const now = stepAt(at);
  const step = usedStep > now + MAX_STEPS_AHEAD ? now : Math.max(now, usedStep + 1);
  return step <= now + WINDOW ? codeOf(secret, step) : null;
}

/**
 * The step of a code, so that it can be used only once; null if the code is not valid at this time, in
 * milliseconds since 1970.
 */
export function stepOf(secret: Buffer, code: string, at: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? null : stepAt(at) + delta;
}
