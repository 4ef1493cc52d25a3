/** Decompresses Snappy, in which Chromium's databases store their blocks. */
export function unsnap(bytes: Buffer): Buffer {
  const out: number[] = [];
  let at = 0;
  while ((bytes[at++] ?? 0) >= 128);
  const number = (size: number): number => {
    at += size;
    return size === 0 ? 0 : bytes.readUIntLE(at - size, size);
  };
  const copy = (length: number, distance: number): void => {
    for (let copied = 0; copied < length; copied += 1) out.push(out[out.length - distance] ?? 0);
  };
  while (at < bytes.length) {
    const tag = bytes[at++] ?? 0;
    const high = tag >> 2;
    if ((tag & 3) === 0) {
      // Longer literals have their length in the next one to four bytes.
      const length = (high < 60 ? high : number(high - 59)) + 1;
      out.push(...bytes.subarray(at, at + length));
      at += length;
    } else if ((tag & 3) === 1) copy((high & 7) + 4, (high >> 3) * 256 + number(1));
    else copy(high + 1, number((tag & 3) === 2 ? 2 : 4));
  }
  return Buffer.from(out);
}
