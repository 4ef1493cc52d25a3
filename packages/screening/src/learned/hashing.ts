/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}

/** Joins two hashes. */
export function mix(value: number, next: number): number {
  const mixed = Math.imul(value ^ next, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 15);
}

/** The number of a feature below `space`, a power of two. Different features may share a number. */
export function featureNumber(value: number, space: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) & (space - 1);
}
