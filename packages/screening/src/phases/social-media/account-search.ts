import { isAccountName, isLikeAccountName, mayBeAccountName, type Token } from './account-names.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words between a service or label and the name of an account. */
const between = words(`
  is it it's its that's thats that i'm im i am me my mine name named called user username nick nickname id tag account acc
  profile as under by in on at there the to one with add find for of and u you use can look search us new now page channel so
  also too please pls got we have from old changed friend us kids @ who but
`);
/** Words after which even a word without any sign is the name of an account. */
const introducing = words(`is i'm im as under its it's called name named user username`);
/** What says that a name is of the author, so that it is not the name of a game. */
const personal = words(
  `i'm im i am me my mine name nick nickname user username as under called it's its that's thats add find follow us`,
);
const inviting = words("dm add follow friend find text message search im i'm am as");
const mostBetween = 7;

export type Place = readonly [first: number, last: number];

/** Looks for names of accounts among the tokens of a text. */
export class AccountSearch {
  readonly #tokens: readonly Token[];
  readonly #said: readonly Place[];

  constructor(tokens: readonly Token[], said: readonly Place[]) {
    this.#tokens = tokens;
    this.#said = said;
  }

  /** The name of an account that this token is part of. */
  #nameAt(index: number): Place | undefined {
    const said = this.#said.find(([first, last]) => first <= index && index <= last);
    if (said) return said;
    const one = this.#tokens[index];
    return one && isAccountName(one) ? [index, index] : undefined;
  }

  /** The name on this side of a token, with only words between them that go with one. */
  beside(start: number, step: 1 | -1, isLabelled: boolean): Place | undefined {
    let isPersonal = isLabelled;
    for (let count = 0; count < mostBetween; count += 1) {
      const index = start + count * step;
      const one = this.#tokens[index];
      const name = this.#nameAt(index);
      if (name || !one) return name;
      const isIntroduced = step < 0 && personal.has(this.#tokens[index - 1]?.text ?? '');
      if ((isPersonal || isIntroduced) && isLikeAccountName(one)) return [index, index];
      if (!between.has(one.text)) return undefined;
      isPersonal ||= personal.has(one.text);
    }
    return undefined;
  }

  #isIntroduced(index: number): boolean {
    const isThere = this.#tokens[index - 2]?.text === 'there';
    return introducing.has(this.#tokens[index - 1]?.text ?? '') && !isThere;
  }

  /** A word that may be a name after `on it I am`. */
  unsureAfter(start: number): Place | undefined {
    for (let index = start; index < start + mostBetween; index += 1) {
      const one = this.#tokens[index];
      if (!one) return undefined;
      if (index > start && this.#isIntroduced(index) && mayBeAccountName(one))
        return [index, index];
      if (!between.has(one.text)) return undefined;
    }
    return undefined;
  }

  /** A word that may be a name before `on it`, after an invitation: `dm ottersocks on ig`. */
  unsureBefore(end: number): Place | undefined {
    const [one, before] = [this.#tokens[end - 1], this.#tokens[end - 2]];
    const isOn = /^(?:on|in|at)$/.test(this.#tokens[end]?.text ?? '');
    if (!one || !isOn || !inviting.has(before?.text ?? '')) return undefined;
    return mayBeAccountName(one) ? [end - 1, end - 1] : undefined;
  }
}
