import { edge } from './literals.ts';
import { anyOf, neededBy, type Part, Sequence, unknown } from './sequence.ts';
import type { Tree } from './tree.ts';

/** From its letter on, an escape that goes on after it. */
const longEscape = /^(?:[pP]\{\w+(?:=\w+)?\}|k<\w+>|x\w{2}|u\w{4})/;
const isEnd = (text: string): boolean => text.includes('.') || text.includes('?');

/** Reads a pattern from left to right; it knows the syntax that the rules use. */
class Reader {
  /** Whether it matches no end of a sentence. */
  isInSentence = true;
  #at = 0;
  readonly #pattern: string;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** The alternatives up to the next `)`. */
  alternatives(isAtEdge = false): Part {
    const all: Part[] = [];
    do all.push(this.#sequence(isAtEdge));
    while (this.#take('|'));
    return anyOf(all);
  }

  #take(sign: string): boolean {
    if (!this.#pattern.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #next(): string {
    this.#at += 1;
    return this.#pattern[this.#at - 1] ?? '';
  }

  #sequence(isAtEdge: boolean): Part {
    const sequence = new Sequence(isAtEdge);
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] ?? '')) {
      const atom = this.#atom(sequence.isAtEdge);
      const times = this.#quantifier();
      if (atom) sequence.add(atom, ...times);
    }
    return sequence.result();
  }

  /** A part; undefined for what has no width, apart from the edges of words. */
  #atom(isAtEdge: boolean): Part | undefined {
    if (this.#take('(')) return this.#group(isAtEdge);
    if (this.#take('[')) return this.#set();
    if (this.#take('^') || this.#take('$')) return undefined;
    if (this.#take('\\')) return this.#escape();
    return this.#take('.') ? this.#unknown(true) : this.#sign(this.#next());
  }

  #group(isAtEdge: boolean): Part | undefined {
    const before = this.isInSentence;
    const hasNoWidth = ['?=', '?!', '?<=', '?<!'].some(sign => this.#take(sign));
    if (this.#take('?<')) this.#at = this.#pattern.indexOf('>', this.#at) + 1;
    else this.#take('?:');
    const inside = this.alternatives(isAtEdge);
    this.#take(')');
    if (!hasNoWidth) return inside;
    this.isInSentence = before;
    return undefined;
  }

  #set(): Part {
    const from = this.#at;
    while (!this.#take(']')) this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1;
    const signs = this.#pattern.slice(from, this.#at - 1);
    if (/^[a-z]{1,4}$/.test(signs)) return { texts: [...signs] };
    return this.#unknown(signs.startsWith('^') ? !/\..*\?|\?.*\./.test(signs) : isEnd(signs));
  }

  #escape(): Part | undefined {
    const sign = this.#next();
    if (sign === 'b') return { texts: [edge] };
    if (sign === 'd') return { texts: ['0'] };
    if (!/[a-zA-Z0-9]/.test(sign)) return this.#sign(sign);
    const [whole = sign] = longEscape.exec(this.#pattern.slice(this.#at - 1)) ?? [];
    this.#at += whole.length - 1;
    return this.#unknown(true);
  }

  #sign(sign: string): Part {
    if (isEnd(sign)) this.isInSentence = false;
    return { texts: [sign] };
  }

  #unknown(mayBeEnd: boolean): Part {
    if (mayBeEnd) this.isInSentence = false;
    return unknown;
  }

  /** The least and the most number of times. */
  #quantifier(): readonly [least: number, most: number] {
    const found = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/.exec(
      this.#pattern.slice(this.#at, this.#at + 12),
    );
    if (!found) return [1, 1];
    this.#at += found[0].length;
    const [sign = '', least, isRange, most] = found;
    if (least !== undefined)
      return [Number(least), isRange === '' ? Number(least) : Number(most || Infinity)];
    return [sign.startsWith('+') ? 1 : 0, sign.startsWith('?') ? 1 : Number.POSITIVE_INFINITY];
  }
}

/** What every text has that this pattern matches, null if nothing is certain, and whether a match is in one sentence. */
export function readPattern(pattern: string): { tree: Tree | null; isInSentence: boolean } {
  const reader = new Reader(pattern);
  const tree = neededBy(reader.alternatives())?.tree ?? null;
  return { tree, isInSentence: reader.isInSentence };
}
