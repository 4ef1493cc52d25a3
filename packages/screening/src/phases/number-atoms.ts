/** A digit or number word of a text, with its digits and position. */
export type Atom = {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
  /** Whether it is more often another word: `for`, `too`. */
  readonly isAmbiguous: boolean;
};

/** Digits in words, folded: in English and the help languages, as a child reads out a number. */
const said: Readonly<Record<string, string>> = {
  0: 'zero zerro zeero sero ziro nought oh o cero sifir ноль нуль ศูนย์ 零',
  1: 'one wun wan won uno un bir один หนึ่ง 一 幺',
  2: 'two tew tu too to dos deux iki два สอง 二 两',
  3: 'three thre tree tri tres trois uc три สาม 三',
  4: 'four foar fore for cuatro quatre dort dord четыре สี่ 四',
  5: 'five fife fiv fayv faiv cinco cinq bes пять ห้า 五',
  6: 'six sicks sics siks seis alti шесть หก 六',
  7: 'seven sevn sevven sevun seben siete sept yedi yeddi семь เจ็ด 七',
  8: 'eight eit ait ate ocho huit sekiz sekkiz восемь แปด 八',
  9: 'nine niner nein nain nueve neuf dokuz doqquz девять เก้า 九',
  10: 'ten',
  11: 'eleven onze',
  12: 'twelve doce douze',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty veinte vingt yirmi iyirmi',
  30: 'thirty otuz',
  40: 'forty kirk qirx',
  50: 'fifty elli',
  60: 'sixty altmis',
  70: 'seventy yetmis',
  80: 'eighty seksen',
  90: 'ninety doksan doxsan',
  '00': 'hundred hundrid yuz',
  '000': 'thousand bin',
};
const digitsOf = new Map(
  Object.entries(said).flatMap(([digits, names]) =>
    names.split(' ').map(name => [name, digits] as const),
  ),
);
const names = [...digitsOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const timesOf: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };
const sought = new RegExp(`(?:(double|triple|treble)[\\s-]{1,3})?(${names}|\\d)`, 'g');
const letter = /[a-zа-я]/;
const ambiguous = new Set('o oh won wan too to tu tree tri for fore ate bin'.split(' '));

function toAtom(match: RegExpExecArray): Atom {
  const [all, many = '', name = ''] = match;
  const digits = (digitsOf.get(name) ?? name).repeat(timesOf[many] ?? 1);
  return {
    digits,
    from: match.index,
    to: match.index + all.length,
    isAmbiguous: ambiguous.has(name),
  };
}

/** `twenty-three` is 23, not 20 and 3. */
function joinTens(atoms: readonly Atom[], text: string): Atom[] {
  const joined: Atom[] = [];
  for (const atom of atoms) {
    const tens = joined.at(-1);
    const isOne =
      tens !== undefined &&
      /^[2-9]0$/.test(tens.digits) &&
      /^[1-9]$/.test(atom.digits) &&
      !/\d/.test(text.slice(tens.from, atom.to)) &&
      /^[\s-]?$/.test(text.slice(tens.to, atom.from));
    if (isOne) joined.splice(-1, 1, { ...tens, digits: tens.digits[0] + atom.digits, to: atom.to });
    else joined.push(atom);
  }
  return joined;
}

const touchesLetter = (text: string, at: number): boolean => letter.test(text[at] ?? '');

/**
 * Digits and number words of a folded text, in order. Number words count only as separate words or next
 * to digits or one another (`7nine12`), not within other words (`phone`, `sixtyish`).
 */
export function readAtoms(text: string): Atom[] {
  const chains: Atom[][] = [];
  for (const match of text.matchAll(sought)) {
    const next = toAtom(match);
    const chain = chains.at(-1);
    if (chain?.at(-1)?.to === next.from) chain.push(next);
    else chains.push([next]);
  }
  const isSeparateWord = (chain: readonly Atom[]): boolean =>
    !touchesLetter(text, (chain[0]?.from ?? 0) - 1) && !touchesLetter(text, chain.at(-1)?.to ?? 0);
  const atoms = chains.filter(chain => isSeparateWord(chain) || chain.length > 4).flat();
  return joinTens(atoms, text);
}
