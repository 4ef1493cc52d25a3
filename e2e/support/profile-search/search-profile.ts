import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { readLog, readTable } from './leveldb.ts';

/** The beginning of an entry of the browser's cache, and of what follows its body. */
const entryMagic = Buffer.from('305c72a71b6dfbfc', 'hex');
const endMagic = Buffer.from('d8410d97456ffaf4', 'hex');
const entryHeaderBytes = 24;

function attempt(read: () => Buffer): Buffer[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}

/** A body as it is after gzip, deflate or Brotli; empty if it is none of them. */
const decompress = (body: Buffer): Buffer[] =>
  [gunzipSync, inflateSync, brotliDecompressSync].flatMap(read => attempt(() => read(body)));

/** The body of an entry of the cache. */
function bodyOf(file: Buffer): Buffer {
  if (!file.subarray(0, entryMagic.length).equals(entryMagic)) return file;
  const start = entryHeaderBytes + file.readUInt32LE(12);
  const end = file.indexOf(endMagic, start);
  return file.subarray(start, end === -1 ? file.length : end);
}

/** Everything that can be read of a file: its bytes, and what is compressed in it. */
function readParts(file: string): Buffer[] {
  const [bytes] = attempt(() => readFileSync(file));
  if (!bytes) return [];
  const parts = [bytes, ...decompress(bodyOf(bytes))];
  if (/\d\.ldb$/.test(file)) parts.push(...readTable(bytes));
  if (/\d\.log$/.test(file)) parts.push(...attempt(() => readLog(bytes)));
  return parts;
}

/** A text in the encodings in which Chromium stores texts. */
const encodingsOf = (text: string): Buffer[] => [
  Buffer.from(text, 'utf8'),
  Buffer.from(text, 'utf16le'),
  Buffer.from(encodeURIComponent(text), 'utf8'),
  Buffer.from(JSON.stringify(text).slice(1, -1), 'utf16le'),
];

/** The files of a browser's profile in which a text is found, for each text that is found at all. */
export function searchProfile(
  folder: string,
  texts: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    const parts = readParts(file);
    for (const [name, text] of Object.entries(texts)) {
      const wanted = encodingsOf(text);
      if (!parts.some(part => wanted.some(bytes => part.includes(bytes)))) continue;
      found[name] = [...(found[name] ?? []), path.relative(folder, file)];
    }
  }
  return found;
}
