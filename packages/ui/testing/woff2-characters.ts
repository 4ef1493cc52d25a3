import { brotliDecompressSync } from 'node:zlib';

/** Order of the tables that a WOFF2 directory names by number (WOFF2 §4.1); only those near `cmap` matter here. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OWN_TAG = 63;
const HEADER_BYTES = 48;

function readBase128(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  let next = at;
  for (;;) {
    const byte = bytes.readUInt8(next);
    next += 1;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next };
  }
}

/** Glyph outlines are stored transformed unless the version is 3; for other tables it is the opposite. */
function isTransformed(tag: number, version: number): boolean {
  return tag === GLYF || tag === LOCA ? version === 0 : version !== 0;
}

/** The character map of a WOFF2 font: its tables follow one another in one Brotli stream. */
function cmapOf(font: Buffer): Buffer {
  let at = HEADER_BYTES;
  let offset = 0;
  let cmap: { from: number; to: number } | undefined;
  for (let table = font.readUInt16BE(12); table > 0; table -= 1) {
    const flags = font.readUInt8(at);
    const tag = flags & 63;
    at += tag === OWN_TAG ? 5 : 1;
    let length = readBase128(font, at);
    at = length.next;
    if (isTransformed(tag, flags >> 6)) {
      length = readBase128(font, at);
      at = length.next;
    }
    if (tag === CMAP) cmap = { from: offset, to: offset + length.value };
    offset += length.value;
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return tables.subarray(cmap?.from, cmap?.to);
}

/** Segments of a format 4 subtable as [first, last] code points. */
function segments(cmap: Buffer, at: number): [number, number][] {
  const count = cmap.readUInt16BE(at + 6) / 2;
  return Array.from({ length: count }, (_, index) => [
    cmap.readUInt16BE(at + 16 + count * 2 + index * 2),
    cmap.readUInt16BE(at + 14 + index * 2),
  ]);
}

/** The characters of the basic plane that a WOFF2 font contains. */
export function charactersOf(font: Buffer): Set<string> {
  const cmap = cmapOf(font);
  const found = new Set<string>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    for (const [first, last] of segments(cmap, at)) {
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        found.add(String.fromCharCode(code));
      }
    }
  }
  return found;
}
