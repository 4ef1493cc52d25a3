import type { Correction, Hint } from '@digipals/contract';
import type { Found, Screener, ScreeningContext } from '@digipals/screening';
import type { Writer } from '@digipals/writing';
import type { Letter, Mailer } from '../domains/mail/index.ts';

/** A screener that finds what a test says: nothing at first. */
export type FakeScreener = Screener & {
  /** What it finds from now on; a function looks at what it is given. */
  finds(found: readonly Found[] | ((context: ScreeningContext) => readonly Found[])): void;
  /** What it hints from now on; an error is thrown. */
  hintsAt(hints: readonly Hint[] | Error): void;
  /** What it was given so far. */
  readonly given: ScreeningContext[];
};

export function createFakeScreener(): FakeScreener {
  let found: (context: ScreeningContext) => readonly Found[] = () => [];
  let hints: readonly Hint[] | Error = [];
  const given: ScreeningContext[] = [];
  return {
    given,
    finds(next) {
      found = typeof next === 'function' ? next : () => next;
    },
    hintsAt(next) {
      hints = next;
    },
    async screen(context) {
      given.push(context);
      return { signals: found(context), checksRan: 1, tookMs: 1 };
    },
    hints() {
      if (hints instanceof Error) throw hints;
      return [...hints];
    },
    async close() {},
  };
}

/** A writer that corrects what a test says: nothing at first. */
export type FakeWriter = Writer & {
  /** What it offers from now on; an error is thrown. */
  offers(corrections: readonly Correction[] | Error): void;
};

export function createFakeWriter(): FakeWriter {
  let corrections: readonly Correction[] | Error = [];
  return {
    offers(next) {
      corrections = next;
    },
    async corrections() {
      if (corrections instanceof Error) throw corrections;
      return [...corrections];
    },
    async close() {},
  };
}

/** A mailer that collects letters. */
export type FakeMailer = Mailer & {
  readonly letters: Letter[];
  /** Whether letters cannot be handed over from now on. */
  fails(whether: boolean): void;
};

export function createFakeMailer(): FakeMailer {
  const letters: Letter[] = [];
  let failing = false;
  return {
    letters,
    fails(whether) {
      failing = whether;
    },
    async send(letter) {
      if (failing) throw new Error('no post today');
      letters.push(letter);
    },
    async close() {},
  };
}
