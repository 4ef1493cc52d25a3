/**
 * What a text must contain for a pattern to match: all trigrams of at least one entry. Null if
 * nothing is certain. Hundreds of patterns are searched in each text, and most of them cannot match.
 */
export type Needs = readonly (readonly string[])[] | null;

const part = 3;

/** The trigrams of a text. */
export function partsOf(text: string): Set<string> {
  const parts = new Set<string>();
  for (let at = 0; at + part <= text.length; at += 1) parts.add(text.slice(at, at + part));
  return parts;
}

/** Words of nearly every text: to need one of them says little. */
const common = new Set(
  'i a to me my we is it in on at of do be he us no or an up so if by go am as please more about you your are the and for not with that this have can will was she they him her his but all get has how who what when where very just our out too his their from like want one'.split(
    ' ',
  ),
);
const COMMON = 40;
/** Literals that are too short cannot be looked for at all. */
const SHORT = 1_000;

const isCommon = (literal: string): boolean =>
  literal
    .trim()
    .split(' ')
    .every(word => common.has(word));

function literalCost(literal: string): number {
  if (literal.length < part) return SHORT;
  return isCommon(literal) ? COMMON : 1 + part / literal.length;
}

/** How many texts are likely to have one of these: the fewer, the better. */
const costOf = (literals: readonly string[]): number =>
  literals.reduce((sum, literal) => sum + literalCost(literal), 0);

/** Literals, at least one of which is in every match; null if none is certain. */
type Choice = readonly string[] | null;

/** Reads a pattern from left to right; it knows the syntax that the rules use. */
class Reader {
  #at = 0;
  readonly #pattern: string;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** Literals, one of which is in every match of the alternatives up to the next `)`. */
  alternatives(): Choice {
    let all: string[] | null = [];
    do {
      const one = this.#sequence();
      all = all === null || one === null ? null : [...all, ...one];
    } while (this.#take('|'));
    return all;
  }

  #take(sign: string): boolean {
    if (!this.#pattern.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #sequence(): Choice {
    const choices: string[][] = [];
    let literal = '';
    const flush = (): void => {
      if (literal !== '') choices.push([literal]);
      literal = '';
    };
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] ?? '')) {
      const atom = this.#atom();
      if (atom === 'nothing') continue;
      const [least, isRepeated] = this.#quantifier();
      if (typeof atom === 'string' && least > 0) {
        literal += atom;
        if (isRepeated) flush();
        continue;
      }
      flush();
      if (typeof atom !== 'string' && atom.choice !== null && least > 0)
        choices.push([...atom.choice]);
    }
    flush();
    return choices.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? null;
  }

  /** A literal, what a group needs, or `nothing` for what has no width. */
  #atom(): string | { readonly choice: Choice } | 'nothing' {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) {
      while (!this.#take(']')) this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1;
      return { choice: null };
    }
    if (this.#take('^') || this.#take('$')) return 'nothing';
    if (this.#take('\\')) return this.#escape();
    const sign = this.#pattern[this.#at] ?? '';
    this.#at += 1;
    return sign === '.' ? { choice: null } : sign;
  }

  #group(): { readonly choice: Choice } | 'nothing' {
    const hasNoWidth = ['?=', '?!', '?<=', '?<!'].some(sign => this.#take(sign));
    if (this.#take('?<')) this.#at = this.#pattern.indexOf('>', this.#at) + 1;
    else this.#take('?:');
    const choice = this.alternatives();
    this.#take(')');
    return hasNoWidth ? 'nothing' : { choice };
  }

  #escape(): string | { readonly choice: null } | 'nothing' {
    const sign = this.#pattern[this.#at] ?? '';
    this.#at += 1;
    if (/[bB]/.test(sign)) return 'nothing';
    if (/[a-zA-Z0-9]/.test(sign)) {
      if (sign === 'u') this.#at += 4;
      return { choice: null };
    }
    return sign;
  }

  /** The least number of times, and whether it may be more than once. */
  #quantifier(): readonly [least: number, isRepeated: boolean] {
    const found = /^(?:[?*+]|\{(\d+),?\d*\})\??/.exec(this.#pattern.slice(this.#at, this.#at + 12));
    if (!found) return [1, false];
    this.#at += found[0].length;
    const [sign = '', least] = found;
    if (least !== undefined) return [Number(least), true];
    return sign.startsWith('+') ? [1, true] : [0, true];
  }
}

/** What a text needs for this pattern to match. */
export function needsOf(pattern: string): Needs {
  const choice = new Reader(pattern).alternatives();
  if (choice === null || choice.some(literal => literal.length < part)) return null;
  return [...new Set(choice)].map(literal => [...partsOf(literal)]);
}

/** Whether a text with these parts has what a pattern needs. */
export const mayMatch = (needs: Needs, parts: ReadonlySet<string>): boolean =>
  needs === null || needs.some(one => one.every(each => parts.has(each)));
