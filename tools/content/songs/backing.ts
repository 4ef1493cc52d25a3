import type { Problems } from '../problems.ts';
import { drumKey, type Groove, grooves, leads } from './grooves.ts';
import type { Note, Player } from './midi.ts';
import { beatsPerLine, type Song, type SongLine } from './song-source.ts';
import { barOf, barsOf, plan } from './timing.ts';

const drumChannel = 9;
const channels = { bass: 1, chords: 2, lead: 3 } as const;
const stepsPerBeat = 4;
const middleC = 60;
const scale = [0, 2, 4, 5, 7, 9, 11];
const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Semitones of a note above C, e.g. 10 for `Bb`. */
const halfTones = (name: string): number => {
  const sign = name[1] === 'b' ? -1 : name[1] === '#' ? 1 : 0;
  return ((letters[name[0] ?? ''] ?? 0) + sign + 12) % 12;
};

/** Key number of a step of a major scale around middle C; 1 is its key note, 8 an octave up. */
export const scaleKey = (key: string, step: number): number => {
  const tone = halfTones(key);
  const low = tone > 6 ? middleC + tone - 12 : middleC + tone;
  return low + 12 * Math.floor((step - 1) / 7) + (scale[(step - 1) % 7] ?? 0);
};

/** Semitones of a chord above C, from its root up, e.g. `Am`. */
const tonesOf = (chord: string): [number, number, number] => {
  const root = halfTones(chord);
  return [root, root + (chord.endsWith('m') ? 3 : 4), root + 7];
};

/** The tones of a chord around middle C, for smooth voice leading. */
const closeKeys = (chord: string): number[] =>
  tonesOf(chord).map(tone => middleC - 5 + ((tone + 5) % 12));

type Hit = { step: number; strong: boolean };

const hitsOf = (pattern: string): Hit[] =>
  [...pattern].flatMap((sign, step) => (sign === '.' ? [] : [{ step, strong: sign === 'X' }]));

/** Position of a step in beats; with swing every off-beat is late. */
const placeOf = ({ swing }: Groove, step: number): number =>
  step / stepsPerBeat + (step % stepsPerBeat === stepsPerBeat / 2 ? swing : 0);

const chordAt = (chords: readonly string[], step: number): string =>
  chords[Math.floor((step * chords.length) / (beatsPerLine * stepsPerBeat))] ?? 'C';

const drumNotes = (groove: Groove, start: number): Note[] =>
  Object.entries(groove.drums).flatMap(([drum, pattern]) =>
    hitsOf(pattern).map(({ step, strong }) => ({
      at: start + placeOf(groove, step),
      lasts: 0.2,
      channel: drumChannel,
      key: drumKey(drum),
      strength: strong ? 92 : 58,
    })),
  );

const bassNotes = (groove: Groove, start: number, chords: readonly string[]): Note[] =>
  hitsOf(groove.bass).map(({ step, strong }) => {
    const [root, , fifth] = tonesOf(chordAt(chords, step));
    const tone = (strong ? root : fifth) % 12;
    const key = middleC - 24 + (tone > 7 ? tone - 12 : tone);
    return {
      at: start + placeOf(groove, step),
      lasts: 0.8,
      channel: channels.bass,
      key,
      strength: 96,
    };
  });

/** Strums the keys of a chord one after the other. */
const strum = 0.025;

const chordNotes = (groove: Groove, start: number, chords: readonly string[]): Note[] =>
  hitsOf(groove.chords).flatMap(({ step, strong }) =>
    closeKeys(chordAt(chords, step)).map((key, index) => ({
      at: start + placeOf(groove, step) + index * strum,
      lasts: 0.45,
      channel: channels.chords,
      key,
      strength: strong ? 80 : 62,
    })),
  );

/** The tune of a line: a note for each marked syllable, held until the next. */
const tuneNotes = (song: Song, line: SongLine, start: number, strength: number): Note[] => {
  const beats = line.words.flatMap(({ beat }) => (beat === null ? [] : [beat]));
  const octave = leads[song.lead]?.octave ?? 0;
  return beats.flatMap((beat, index) => {
    const step = line.tune[index] ?? 0;
    if (step === 0) return [];
    const lasts = Math.min(0.9, (beats[index + 1] ?? beatsPerLine) - beat - 0.05);
    const key = scaleKey(song.key, step) + 12 * octave;
    return [{ at: start + beat, lasts, channel: channels.lead, key, strength }];
  });
};

/** A count-in of four wood block hits. */
const countIn = (bar: number): Note[] =>
  Array.from({ length: beatsPerLine }, (_, beat) => ({
    at: bar * beatsPerLine + beat,
    lasts: 0.2,
    channel: drumChannel,
    key: drumKey(beat === 0 ? 'highBlock' : 'lowBlock'),
    strength: 70,
  }));

/** A bar of the song: its sung line, or in a pause the line whose tune plays. */
type Bar = { bar: number; line: SongLine; sung: boolean };

const barsWithLines = (song: Song): Bar[] => {
  const sung = song.lines.map((line, index) => ({ bar: barOf(song, index), line, sung: true }));
  const taken = new Set(sung.map(({ bar }) => bar));
  const before = song.lines.slice(-plan.introBars);
  const first = before.map((line, bar) => ({ bar, line, sung: false }));
  const pauses = sung
    .filter(({ bar }) => !taken.has(bar + 1) && bar + 1 < barsOf(song) - plan.outroBars)
    .map(({ bar, line }) => ({ bar: bar + 1, line, sung: false }));
  return [...first, ...sung, ...pauses];
};

/** The last bar: one long chord with its key note on top. */
const lastBar = (song: Song): Note[] => {
  const at = (barsOf(song) - plan.outroBars) * beatsPerLine;
  const held = { at, lasts: 3, strength: 84 };
  const octave = leads[song.lead]?.octave ?? 0;
  const root = middleC - 24 + halfTones(song.key);
  return [
    ...closeKeys(song.key).map(key => ({ ...held, channel: channels.chords, key })),
    { ...held, channel: channels.bass, key: root },
    { ...held, channel: channels.lead, key: scaleKey(song.key, 8) + 12 * octave },
    { ...held, channel: drumChannel, key: drumKey('triangle') },
  ];
};

const loudLead = 104;
const softLead = 74;

/** The music of a song: notes and instruments. */
export const backingOf = (song: Song, problems: Problems): { notes: Note[]; players: Player[] } => {
  const [groove, lead] = [grooves[song.groove], leads[song.lead]];
  if (!groove) problems.error(song.file, `no groove “${song.groove}”`);
  if (!lead) problems.error(song.file, `no lead “${song.lead}”`);
  if (!groove || !lead) return { notes: [], players: [] };
  const bars = barsWithLines(song).flatMap(({ bar, line, sung }) => {
    const start = bar * beatsPerLine;
    return [
      ...drumNotes(groove, start),
      ...bassNotes(groove, start, line.chords),
      ...chordNotes(groove, start, line.chords),
      ...tuneNotes(song, line, start, sung ? softLead : loudLead),
    ];
  });
  return {
    notes: [...bars, ...countIn(plan.introBars - 1), ...lastBar(song)],
    players: [
      { channel: channels.bass, instrument: groove.bassPlayer, volume: 92, pan: 64 },
      { channel: channels.chords, instrument: groove.chordPlayer, volume: 84, pan: 42 },
      { channel: channels.lead, instrument: lead.instrument, volume: 92, pan: 84 },
      { channel: drumChannel, instrument: 0, volume: 80, pan: 64 },
    ],
  };
};
