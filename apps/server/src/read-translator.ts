import { BlockList, isIP } from 'node:net';
import type { AppConfig } from './deps.ts';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addSubnet('10.0.0.0', 8, 'ipv4');
own.addSubnet('172.16.0.0', 12, 'ipv4');
own.addSubnet('192.168.0.0', 16, 'ipv4');
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/** Names that only a network of one's own gives: `localhost`, `translate`, `translate.lan`. */
const ownName = /^(localhost|[a-z0-9-]+|[a-z0-9.-]+\.(local|lan|internal|home\.arpa|localhost))$/;

/** Whether a host of an address is this machine, or one of its network. */
function isOwnHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return ownName.test(host);
  return own.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an address is only a place: no name and password, no query. */
const isPlain = ({ username, password, search, hash }: URL): boolean =>
  [username, password, search, hash].every(part => part === '');

/** Reads where texts of children may be translated for adults; nowhere by default. Adds errors to `problems`. */
export function readTranslator(
  env: Record<string, string | undefined>,
  problems: string[],
): AppConfig['translationEngine'] {
  const given = env['TRANSLATE_URL']?.trim();
  const key = env['TRANSLATE_KEY']?.trim() || null;
  if (!given) {
    if (key !== null) problems.push('TRANSLATE_KEY needs TRANSLATE_URL, the engine it is for.');
    return null;
  }
  const url = URL.parse(given);
  const isOwn = url !== null && isOwnHost(url.hostname);
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOwn);
  if (!url || !isAllowed || !isPlain(url)) {
    problems.push(
      'TRANSLATE_URL must be an address with https, such as https://translate.example.org, or one of this machine or its network, such as http://127.0.0.1:5000; the key goes into TRANSLATE_KEY.',
    );
    return null;
  }
  return { url: url.href.replace(/\/+$/, ''), key, isOwn };
}
