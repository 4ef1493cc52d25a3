/** A digit or a number word of a text: its digits, and where it stands. */
export type Atom = { readonly digits: string; readonly from: number; readonly to: number };

const names = 'zero nought one two three four five six seven eight nine oh o'.split(' ');
const digitOf: Readonly<Record<string, string>> = {
  zero: '0',
  nought: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const timesOf: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };
const atom = new RegExp(`(?:(double|triple|treble)[\\s-]{1,3})?(${names.join('|')}|\\d)`, 'g');
const letter = /[a-z]/;

function toAtom(match: RegExpExecArray): Atom {
  const [all, many = '', name = ''] = match;
  const digits = (digitOf[name] ?? name).repeat(timesOf[many] ?? 1);
  return { digits, from: match.index, to: match.index + all.length };
}

const touchesLetter = (text: string, at: number): boolean => letter.test(text[at] ?? '');

/**
 * Digits and number words of a folded text, in their order. Words count where they stand by themselves
 * or touch digits or one another (`7nine12`), not within others (`phone`, `sixty`).
 */
export function readAtoms(text: string): Atom[] {
  const chains: Atom[][] = [];
  for (const match of text.matchAll(atom)) {
    const next = toAtom(match);
    const chain = chains.at(-1);
    if (chain?.at(-1)?.to === next.from) chain.push(next);
    else chains.push([next]);
  }
  const standsAlone = (chain: readonly Atom[]): boolean =>
    !touchesLetter(text, (chain[0]?.from ?? 0) - 1) && !touchesLetter(text, chain.at(-1)?.to ?? 0);
  return chains.filter(chain => standsAlone(chain) || chain.length > 4).flat();
}
