import { readFileSync } from 'node:fs';

/**
 * Length of an mp4 in seconds, from its movie header; 0 when there is none.
 */
export const filmSeconds = (file: string): number => {
  const bytes = readFileSync(file);
  const at = bytes.indexOf('mvhd', 0, 'latin1');
  if (at < 0) return 0;
  // Version 1 has times of eight bytes, version 0 of four.
  const isLong = bytes[at + 4] === 1;
  const scale = bytes.readUInt32BE(at + (isLong ? 24 : 16));
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 28)) : bytes.readUInt32BE(at + 20);
  return scale === 0 ? 0 : length / scale;
};
