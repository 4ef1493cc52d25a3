/** Keys of the drums in General MIDI. */
const drums = {
  kick: 36,
  side: 37,
  snare: 38,
  clap: 39,
  hat: 42,
  pedal: 44,
  open: 46,
  highBongo: 60,
  lowBongo: 61,
  conga: 63,
  lowConga: 64,
  shaker: 70,
  guiro: 73,
  claves: 75,
  highBlock: 76,
  lowBlock: 77,
  tambourine: 54,
  brushTap: 38,
  triangle: 81,
} as const;
type Drum = keyof typeof drums;

/**
 * The rhythm of a song. The patterns are one bar of 16 steps: `X` is strong, `x` is softer, `.` is
 * silence. `swing` says how late every off-beat is, in beats. The bass plays the root
 * where its pattern has `X` and the fifth where it has `x`.
 */
export type Groove = {
  swing: number;
  drums: Partial<Record<Drum, string>>;
  bass: string;
  chords: string;
  /** Instruments of General MIDI, counted from 0. */
  bassPlayer: number;
  chordPlayer: number;
};

/** Grooves by name. */
export const grooves: Record<string, Groove> = {
  // A hop on every half beat: claps, and a guitar like a ukulele.
  skip: {
    swing: 0.12,
    drums: { kick: 'X.......X.......', clap: '....X.......X...', shaker: 'x.x.X.x.x.x.X.x.' },
    bass: 'X.......x.......',
    chords: '....X.x.....X.x.',
    bassPlayer: 32,
    chordPlayer: 24,
  },
  // A walk with brushes and a piano.
  swing: {
    swing: 0.16,
    drums: { pedal: '....X.......X...', side: '....x.......x...', hat: 'X...x.x.X...x.x.' },
    bass: 'X...x...X...x...',
    chords: '..X.....x.....X.',
    bassPlayer: 32,
    chordPlayer: 0,
  },
  // Wheels on rails: even brushes and a plucked guitar.
  train: {
    swing: 0,
    drums: { kick: 'X...X...X...X...', snare: 'x.xxX.xxx.xxX.xx', tambourine: '....x.......x...' },
    bass: 'X...x...X...x...',
    chords: '..X...X...X...X.',
    bassPlayer: 33,
    chordPlayer: 25,
  },
  // Hand drums and a kalimba.
  jungle: {
    swing: 0,
    drums: {
      lowConga: 'X.....X.X.......',
      conga: '....X.....x.X.x.',
      shaker: 'x.x.x.x.x.x.x.x.',
      claves: 'X..x..x...X.x...',
    },
    bass: 'X.....x.X.....x.',
    chords: '..x...X...x...X.',
    bassPlayer: 32,
    chordPlayer: 108,
  },
  // Sun and sea: guitar between the beats.
  calypso: {
    swing: 0,
    drums: {
      kick: 'X.....x.X.....x.',
      highBongo: '..x.x...x.x.x...',
      lowBongo: '......X.......X.',
      guiro: 'X...x.x.X...x.x.',
    },
    bass: 'X..x..x.X...x...',
    chords: '..X..X..X..X..X.',
    bassPlayer: 33,
    chordPlayer: 25,
  },
  // A clock on every beat, strings plucked.
  clock: {
    swing: 0,
    drums: {
      highBlock: 'X.......X.......',
      lowBlock: '....X.......X...',
      triangle: 'x...............',
      shaker: '..x...x...x...x.',
    },
    bass: 'X.......x.......',
    chords: 'x.x.X.x.x.x.X.x.',
    bassPlayer: 32,
    chordPlayer: 45,
  },
  // A slow walk with snapping fingers and an organ.
  stroll: {
    swing: 0.16,
    drums: { kick: 'X.......X.x.....', clap: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
    bass: 'X...x...x...X...',
    chords: '....X.......X.x.',
    bassPlayer: 32,
    chordPlayer: 16,
  },
  // A band that marches past: snare drum and tuba.
  band: {
    swing: 0,
    drums: { kick: 'X.......X.......', snare: 'x...X.xxx...X.x.', triangle: '....x.......x...' },
    bass: 'X...x...X...x...',
    chords: '..X...X...X...X.',
    bassPlayer: 58,
    chordPlayer: 61,
  },
  // Feet of a class that comes in, with a snare and a guitar.
  march: {
    swing: 0,
    drums: {
      kick: 'X...x...X...x...',
      snare: '....X.xx....X.xx',
      side: '..x.......x.....',
      triangle: 'x.......x.......',
    },
    bass: 'X...x...X...x...',
    chords: '..X...X...X.x.X.',
    bassPlayer: 58,
    chordPlayer: 24,
  },
  // A dance on the spot: stamps, claps and a plucked guitar.
  shake: {
    swing: 0.1,
    drums: {
      kick: 'X...X...X...X...',
      clap: '..........X.X...',
      tambourine: 'x.x.X.x.x.x.X.x.',
      highBongo: '......x.......x.',
    },
    bass: 'X...X...x...X...',
    chords: '..X...X...X...X.',
    bassPlayer: 33,
    chordPlayer: 24,
  },
  // A parade in the street: marching drums, a tuba and an old piano.
  parade: {
    swing: 0.1,
    drums: {
      kick: 'X.......X.......',
      snare: '....X.xx....X.x.',
      hat: 'x.x.x.x.x.x.x.x.',
      tambourine: '....X.......X...',
    },
    bass: 'X.......x.......',
    chords: '....X.......X...',
    bassPlayer: 58,
    chordPlayer: 3,
  },
  // Tiptoe through the rooms, and stand still to look: blocks, and a guitar with a hand on its strings.
  hide: {
    swing: 0.12,
    drums: {
      pedal: 'x...x...x...x...',
      highBlock: 'X.....x.........',
      lowBlock: '........X.....x.',
      shaker: '..x...x...x...x.',
      triangle: '............X...',
    },
    bass: 'X...x...X.......',
    chords: '..X...X...X...x.',
    bassPlayer: 32,
    chordPlayer: 28,
  },
  // A wind-up toy: a harp in even steps, a ratchet and a small bell.
  windUp: {
    swing: 0,
    drums: {
      guiro: 'x.......x.......',
      lowBlock: '..x...x...x...x.',
      clap: '....x.......x...',
      triangle: 'X...............',
    },
    bass: 'X...x...X...x...',
    chords: 'x.X.x.X.x.X.x.X.',
    bassPlayer: 32,
    chordPlayer: 46,
  },
  // Off to the park on a pony: hooves of blocks, and a banjo.
  gallop: {
    swing: 0.08,
    drums: {
      highBlock: 'X..xX...X..xX...',
      lowBlock: '..x...x...x...x.',
      tambourine: '....X.......X...',
      kick: 'X.......X.......',
    },
    bass: 'X.......x.......',
    chords: '....X..x....X..x',
    bassPlayer: 32,
    chordPlayer: 105,
  },
  // Friends dance at home: a drum on each beat, an open cymbal between, and an electric piano.
  disco: {
    swing: 0.08,
    drums: {
      kick: 'X...X...X...X...',
      clap: '....X.......X..x',
      open: '..x...x...x...x.',
      shaker: 'x.x.X.x.x.x.X.x.',
    },
    bass: 'X.X...x.X.X...x.',
    chords: '..X..x....X..x..',
    bassPlayer: 33,
    chordPlayer: 4,
  },
  // A ball that bounces, and shoes on the floor of a gym: claps between the beats and an electric piano.
  bounce: {
    swing: 0.08,
    drums: {
      kick: 'X..x....X.x.....',
      conga: 'X.....x.X.....x.',
      clap: '....X.......X..x',
      hat: '..x...x...x...x.',
    },
    bass: 'X..x..X.x...X...',
    chords: '..X..X....X..X..',
    bassPlayer: 33,
    chordPlayer: 4,
  },
  // Drops on a window: blocks and a triangle, and a guitar that walks through the puddles.
  raindrops: {
    swing: 0.08,
    drums: {
      kick: 'X.......X.......',
      highBlock: 'x..x..x...x..x..',
      lowBlock: '....x.......x.x.',
      shaker: 'x.x.X.x.x.x.X.x.',
      triangle: '........X.......',
    },
    bass: 'X...x...X.....x.',
    chords: '..X..x..X..x..X.',
    bassPlayer: 32,
    chordPlayer: 24,
  },
};

/** Lead instruments by name: General MIDI counted from 0, and octaves up. */
export const leads: Record<string, { instrument: number; octave: number }> = {
  glockenspiel: { instrument: 9, octave: 1 },
  clarinet: { instrument: 71, octave: 0 },
  banjo: { instrument: 105, octave: 0 },
  marimba: { instrument: 12, octave: 0 },
  steel: { instrument: 114, octave: 0 },
  celesta: { instrument: 8, octave: 1 },
  vibraphone: { instrument: 11, octave: 0 },
  trumpet: { instrument: 56, octave: 0 },
  xylophone: { instrument: 13, octave: 0 },
  flute: { instrument: 73, octave: 0 },
  harmonica: { instrument: 22, octave: 0 },
  panpipes: { instrument: 75, octave: 0 },
  'music-box': { instrument: 10, octave: 1 },
  dulcimer: { instrument: 15, octave: 0 },
  saxophone: { instrument: 65, octave: 0 },
  kalimba: { instrument: 108, octave: 0 },
  ocarina: { instrument: 79, octave: 0 },
};

/** Key of a drum in General MIDI. */
export const drumKey = (drum: string): number => (drums as Record<string, number>)[drum] ?? 0;
