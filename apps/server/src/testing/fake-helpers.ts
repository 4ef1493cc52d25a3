import type { Correction, Hint } from '@digipals/contract';
import type { Found, Screener, ScreeningContext } from '@digipals/screening';
import type { Writer } from '@digipals/writing';
import type { Letter, Mailer } from '../kernel/mailer.ts';

/** A screener that finds what a test says: nothing at first. */
export type FakeScreener = Screener & {
  /** What it finds from now on; a function looks at what it is given. */
  finds(found: readonly Found[] | ((context: ScreeningContext) => readonly Found[])): void;
  /** What is waited for with each text from now on. */
  waits(until: () => Promise<void>): void;
  /** What it hints from now on; an error is thrown. */
  hintsAt(hints: readonly Hint[] | Error): void;
  /** What it was given so far. */
  readonly given: ScreeningContext[];
};

export function createFakeScreener(): FakeScreener {
  let found: (context: ScreeningContext) => readonly Found[] = () => [];
  let hints: readonly Hint[] | Error = [];
  let waiting = async () => {};
  const given: ScreeningContext[] = [];
  return {
    given,
    waits(until) {
      waiting = until;
    },
    finds(next) {
      found = typeof next === 'function' ? next : () => next;
    },
    hintsAt(next) {
      hints = next;
    },
    async screen(context) {
      given.push(context);
      await waiting();
      return { signals: found(context), checksRan: 1, tookMs: 1 };
    },
    hints() {
      if (hints instanceof Error) throw hints;
      return [...hints];
    },
    async ready() {},
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
  };
}

/** A mailer that collects letters. */
export type FakeMailer = Mailer & {
  readonly letters: Letter[];
  /** Whether letters cannot be handed over from now on; a number is what the mail server replies. */
  fails(whether: boolean | number): void;
  /** What is waited for with each letter from now on. */
  waits(until: () => Promise<void>): void;
};

export function createFakeMailer(): FakeMailer {
  const letters: Letter[] = [];
  let failing: boolean | number = false;
  let waiting = async () => {};
  return {
    letters,
    fails(whether) {
      failing = whether;
    },
    waits(until) {
      waiting = until;
    },
    async send(letter) {
      await waiting();
      const replied = typeof failing === 'number' && { responseCode: failing };
      if (failing) throw Object.assign(new Error('no post today'), replied);
      letters.push(letter);
    },
    async close() {},
  };
}
