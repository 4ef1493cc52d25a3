/** A note: start and length in beats, channel (9 is the drums), key number, velocity. */
export type Note = { at: number; lasts: number; channel: number; key: number; strength: number };

const ticks = 480;
const noteOff = 0x80;
const noteOn = 0x90;
const control = 0xb0;
const program = 0xc0;

/** A variable-length number of MIDI files: seven bits per byte. */
export const variableLength = (value: number): number[] => {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
};

const chunk = (name: string, body: readonly number[]): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, Buffer.from(body)]);
};

const shorts = (...values: number[]): number[] =>
  values.flatMap(value => [value >> 8, value & 255]);

/** Initial settings of a channel: its instrument, volume and pan (0 left, 127 right). */
export type Player = { channel: number; instrument: number; volume: number; pan: number };

const setUp = ({ channel, instrument, volume, pan }: Player): number[] => [
  ...[0, program | channel, instrument],
  ...[0, control | channel, 7, volume],
  ...[0, control | channel, 10, pan],
];

type Event = { tick: number; order: number; bytes: number[] };

const eventsOf = ({ at, lasts, channel, key, strength }: Note): Event[] => [
  { tick: Math.round(at * ticks), order: 1, bytes: [noteOn | channel, key, strength] },
  { tick: Math.round((at + lasts) * ticks), order: 0, bytes: [noteOff | channel, key, 0] },
];

/**
 * Bytes of a MIDI file with one track.
 *
 * @param tempo beats a minute
 */
export const midiFile = (
  notes: readonly Note[],
  players: readonly Player[],
  tempo: number,
): Buffer => {
  const microseconds = Math.round(60_000_000 / tempo);
  const track = [0, 0xff, 0x51, 3, ...shorts(microseconds >> 8).slice(-2), microseconds & 255];
  track.push(...players.flatMap(setUp));
  const events = notes.flatMap(eventsOf).sort((a, b) => a.tick - b.tick || a.order - b.order);
  let now = 0;
  for (const { tick, bytes } of events) {
    track.push(...variableLength(tick - now), ...bytes);
    now = tick;
  }
  track.push(0, 0xff, 0x2f, 0);
  return Buffer.concat([chunk('MThd', shorts(0, 1, ticks)), chunk('MTrk', track)]);
};
