const GROUPS_OF_ADDRESS = 8;
const GROUPS_OF_NETWORK = 4;

/** The part of an address that identifies a household: a full IPv4 address, a /64 of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = Math.max(0, GROUPS_OF_ADDRESS - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, GROUPS_OF_NETWORK)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
