import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { TrustProxy } from './deps.ts';

const MOST_PROXIES = 9;
/** Names of networks that the library knows. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TRUST_PROXY. @returns undefined for an invalid value */
export function readTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'off') return false;
  if (text === 'on') return 1;
  if (/^\d+$/.test(text)) return readProxies(Number(text));
  const networks = text.split(',').map(network => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

const readProxies = (count: number): number | undefined =>
  count >= 1 && count <= MOST_PROXIES ? count : undefined;

function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true;
  // The library reads 10 as the address 0.0.0.10.
  if (isIP(text.split('/')[0] ?? '') === 0) return false;
  try {
    // Refuses /0: trusting every address lets callers forge theirs.
    compile(text);
    return true;
  } catch {
    return false;
  }
}
