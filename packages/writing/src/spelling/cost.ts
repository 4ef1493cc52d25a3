const VOWELS = 'aeiouy';
/** Letters that sound alike to a learner, or whose names do. */
const ALIKE = new Set(
  [
    'ck',
    'cs',
    'sz',
    'fv',
    'vw',
    'gj',
    'mn',
    'td',
    'bp',
    'lr',
    'kq',
    'iy',
    'xs',
    'bv',
    'gk',
    'zs',
  ].flatMap(pair => [pair, `${pair[1]}${pair[0]}`]),
);
/** Neighbours on the keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are often silent, after or before another. */
const SILENT = new Set([
  'wh',
  'kn',
  'wr',
  'gh',
  'ht',
  'mb',
  'sc',
  'ld',
  'lk',
  'ck',
  'st',
  'rh',
  'th',
  'ng',
  'ow',
]);
/** Spellings of the same sound. */
const SOUNDS: readonly (readonly [string, string, number])[] = [
  ['f', 'ph', 0.4],
  ['f', 'gh', 0.6],
  ['ee', 'ea', 0.4],
  ['e', 'ea', 0.5],
  ['i', 'ee', 0.6],
  ['i', 'igh', 0.5],
  ['ei', 'ie', 0.3],
  ['ou', 'ow', 0.5],
  ['au', 'ou', 0.6],
  ['ai', 'ay', 0.5],
  ['ei', 'ai', 0.5],
  ['oo', 'u', 0.5],
  ['oo', 'ou', 0.5],
  ['o', 'au', 0.6],
  ['a', 'au', 0.6],
  ['u', 'ou', 0.5],
  ['j', 'dg', 0.6],
  ['ch', 'tch', 0.4],
  ['k', 'ck', 0.3],
  ['k', 'ch', 0.6],
  ['kw', 'qu', 0.4],
  ['s', 'ce', 0.6],
  ['x', 'cks', 0.5],
  ['ks', 'x', 0.4],
  ['sh', 'ti', 0.6],
  ['shun', 'tion', 0.4],
  ['sion', 'tion', 0.4],
  ['cion', 'tion', 0.4],
  ['er', 're', 0.4],
  ['er', 'or', 0.4],
  ['er', 'ar', 0.4],
  ['er', 'our', 0.5],
  ['or', 'our', 0.3],
  ['el', 'le', 0.3],
  ['al', 'le', 0.5],
  ['ul', 'le', 0.5],
  ['ys', 'ies', 0.4],
  ['yed', 'ied', 0.4],
  ['full', 'ful', 0.2],
  ['d', 'th', 0.7],
  ['t', 'th', 0.6],
  ['z', 'th', 0.8],
  ['v', 'th', 0.8],
  ['f', 'th', 0.8],
];

type Sound = { readonly wrong: string; readonly right: string; readonly cost: number };
/** By the last letters of both. */
const soundsByEnd = new Map<string, Sound[]>();
for (const [one, other, cost] of SOUNDS) {
  for (const [wrong, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const end = wrong.slice(-1) + right.slice(-1);
    soundsByEnd.set(end, [...(soundsByEnd.get(end) ?? []), { wrong, right, cost }]);
  }
}

const isVowel = (letter: string): boolean => VOWELS.includes(letter);

function swapCost(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return 0.6;
  if (ALIKE.has(one + other)) return 0.65;
  const near = ROWS.some(row => {
    const [at, to] = [row.indexOf(one), row.indexOf(other)];
    return at >= 0 && to >= 0 && Math.abs(at - to) === 1;
  });
  return near ? 0.85 : 1.1;
}

/** The cost of a missing letter. */
function missingCost(right: string, at: number): number {
  const letter = right[at] ?? '';
  if (letter === "'") return 0.2;
  if (isDoubled(right, at)) return 0.35;
  if (SILENT.has((right[at - 1] ?? '') + letter) || SILENT.has(letter + (right[at + 1] ?? ''))) {
    return 0.6;
  }
  if (letter === 'e' && at === right.length - 1) return 0.45;
  return isVowel(letter) ? 0.7 : 0.95;
}

/** The cost of an extra letter. */
function extraCost(wrong: string, at: number): number {
  if (isDoubled(wrong, at)) return 0.35;
  const letter = wrong[at] ?? '';
  if (letter === 'e' && at === wrong.length - 1) return 0.5;
  return isVowel(letter) ? 0.75 : 0.95;
}

const isDoubled = (word: string, at: number): boolean =>
  word[at] === word[at - 1] || word[at] === word[at + 1];

/** First letters are usually right, so changing one costs more unless it sounds alike. */
const FIRST = 0.35;
/** Maximum difference in length. */
const BAND = 3;

/**
 * How unlikely `wrong` is as a misspelling of `right`: 0 for the same, about 1 for an ordinary
 * mistake in one letter; stops counting above `most`. Both in lowercase.
 */
export function costOf(wrong: string, right: string, most: number): number {
  if (Math.abs(wrong.length - right.length) > BAND) return Number.POSITIVE_INFINITY;
  const width = right.length + 1;
  const table = new Float64Array((wrong.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  table[0] = 0;
  let lastBest = 0;
  for (let at = 0; at <= wrong.length; at += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let to = Math.max(0, at - BAND); to <= Math.min(right.length, at + BAND); to += 1) {
      if (at + to > 0) table[at * width + to] = cheapest({ wrong, at, right, to, table });
      best = Math.min(best, table[at * width + to] ?? best);
    }
    // Both rows must exceed it, because a swap of neighbours skips one row.
    if (best > most && lastBest > most) return Number.POSITIVE_INFINITY;
    lastBest = best;
  }
  return table.at(-1) ?? Number.POSITIVE_INFINITY;
}

type Cell = {
  readonly wrong: string;
  readonly at: number;
  readonly right: string;
  readonly to: number;
  readonly table: Float64Array;
};

function cheapest(cell: Cell): number {
  const { wrong, at, right, to } = cell;
  const first = at <= 1 && to <= 1 ? FIRST : 0;
  const [one = '', other = ''] = [wrong[at - 1], right[to - 1]];
  let best = Number.POSITIVE_INFINITY;
  if (at > 0 && to > 0) best = before(cell, 1, 1) + swapOrFirst(one, other, first);
  if (at > 0) best = Math.min(best, before(cell, 1, 0) + extraCost(wrong, at - 1) + first);
  if (to > 0) best = Math.min(best, before(cell, 0, 1) + missingCost(right, to - 1) + first);
  if (at > 1 && to > 1 && one !== other && one === right[to - 2] && wrong[at - 2] === other) {
    best = Math.min(best, before(cell, 2, 2) + 0.5);
  }
  for (const sound of soundsByEnd.get(one + other) ?? []) {
    if (wrong.endsWith(sound.wrong, at) && right.endsWith(sound.right, to)) {
      best = Math.min(best, before(cell, sound.wrong.length, sound.right.length) + sound.cost);
    }
  }
  return best;
}

function before({ at, right, to, table }: Cell, back: number, off: number): number {
  if (back > at || off > to) return Number.POSITIVE_INFINITY;
  return table[(at - back) * (right.length + 1) + to - off] ?? Number.POSITIVE_INFINITY;
}

function swapOrFirst(one: string, other: string, first: number): number {
  const swap = swapCost(one, other);
  return swap > 0.7 ? swap + first : swap;
}
