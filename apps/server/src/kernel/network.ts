import { isIPv6 } from 'node:net';

const GROUPS_OF_ADDRESS = 8;
const GROUPS_OF_NETWORK = 4;
/** Prefix of IPv4 addresses that are written as IPv6 (RFC 4291). */
const MAPPED = '0:0:0:0:0:ffff';

/** The part of an address that identifies a household: a full IPv4 address, a /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === MAPPED) return ipv4Of(groups.slice(6));
  return groups.slice(0, GROUPS_OF_NETWORK).join(':');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = withoutDots(address).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = Math.max(0, GROUPS_OF_ADDRESS - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map(group =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** Writes an IPv4 part at the end as two groups. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

const ipv4Of = (groups: readonly string[]): string =>
  groups
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.');
