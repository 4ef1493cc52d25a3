import type { TrustProxy } from '../deps.ts';

/**
 * The setting as fastify takes it. The address of a caller is the last entry of X-Forwarded-For that no
 * trusted proxy wrote; fastify itself trusts no proxy when it is given a number.
 */
export function trustOf(
  trusted: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return trusted && [...trusted];
}
