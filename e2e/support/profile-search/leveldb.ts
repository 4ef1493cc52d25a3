import { unsnap } from './unsnap.ts';

/** The end of each table file. */
const tableMagic = Buffer.from('57fb808b247547db', 'hex');
const footerBytes = 48;
const logBlockBytes = 32_768;
const logHeaderBytes = 7;

type Reader = { at: number };

function readVarint(bytes: Buffer, reader: Reader): number {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[reader.at++] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return value;
  }
}

/** A block of a table, decompressed if it is compressed. */
function readBlock(table: Buffer, handle: Buffer | Reader): Buffer {
  const reader = Buffer.isBuffer(handle) ? { at: 0 } : handle;
  const source = Buffer.isBuffer(handle) ? handle : table;
  const offset = readVarint(source, reader);
  const size = readVarint(source, reader);
  const block = table.subarray(offset, offset + size);
  return table[offset + size] === 1 ? unsnap(block) : block;
}

/** Keys and values of a block. A key shares its beginning with the one before. */
function* readEntries(block: Buffer): Generator<{ key: Buffer; value: Buffer }> {
  const restarts = block.readUInt32LE(block.length - 4);
  const end = block.length - 4 * (restarts + 1);
  const reader = { at: 0 };
  let key: Buffer = Buffer.alloc(0);
  while (reader.at < end) {
    const shared = readVarint(block, reader);
    const own = readVarint(block, reader);
    const length = readVarint(block, reader);
    key = Buffer.concat([key.subarray(0, shared), block.subarray(reader.at, reader.at + own)]);
    reader.at += own + length;
    yield { key, value: block.subarray(reader.at - length, reader.at) };
  }
}

/** All keys and values in a table of LevelDB, also deleted ones; empty if the file is no table. */
export function readTable(table: Buffer): Buffer[] {
  if (!table.subarray(-tableMagic.length).equals(tableMagic)) return [];
  const footer = { at: table.length - footerBytes };
  readVarint(table, footer);
  readVarint(table, footer);
  const index = readBlock(table, footer);
  const found: Buffer[] = [];
  for (const { value: handle } of readEntries(index)) {
    for (const { key, value } of readEntries(readBlock(table, handle))) found.push(key, value);
  }
  return found;
}

/** The records in a log of LevelDB, whose parts lie in blocks with headers between them. */
export function readLog(log: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0; start < log.length; start += logBlockBytes) {
    const block = log.subarray(start, start + logBlockBytes);
    let at = 0;
    while (at + logHeaderBytes <= block.length) {
      const length = block.readUInt16LE(at + 4);
      at += logHeaderBytes;
      parts.push(block.subarray(at, at + length));
      at += length;
    }
  }
  return Buffer.concat(parts);
}
