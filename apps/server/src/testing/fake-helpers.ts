import type { Correction, Hint } from '@digipals/contract';
import type { Found, Screener, ScreeningContext } from '@digipals/screening';
import type { Writer } from '@digipals/writing';
import type { Letter, Mailer } from '../kernel/mailer.ts';
import type { Translated, Translator } from '../kernel/translator.ts';

/** A screener with configurable results; it finds nothing by default. */
export type FakeScreener = Screener & {
  /** Sets what it finds; a function receives the context. */
  finds(found: readonly Found[] | ((context: ScreeningContext) => readonly Found[])): void;
  /** Sets what it waits for with each text. */
  waits(until: () => Promise<void>): void;
  /** Sets its hints; an error is thrown. */
  hintsAt(hints: readonly Hint[] | Error): void;
  /** The contexts received so far. */
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

/** A writer with configurable corrections; none by default. */
export type FakeWriter = Writer & {
  /** Sets its corrections; an error is thrown. */
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
  /** Sets whether sending fails; a number is the response code of the mail server. */
  fails(whether: boolean | number): void;
  /** Sets what it waits for with each letter. */
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
      if (failing) throw Object.assign(new Error('mail server unavailable'), replied);
      letters.push(letter);
    },
    async discard(letterId) {
      letters.splice(0, letters.length, ...letters.filter(({ id }) => id !== letterId));
    },
    async close() {},
  };
}

/** A translator with configurable answers. */
export type FakeTranslator = Translator & {
  /** Sets its answer. */
  answers(answer: Translated): void;
  /** Sets what it waits for with each text. */
  waits(until: () => Promise<void>): void;
  /** The texts received so far, with their likely languages. */
  readonly asked: { text: string; likely: string | null }[];
};

export function createFakeTranslator(): FakeTranslator {
  const asked: { text: string; likely: string | null }[] = [];
  let next: Translated = { state: 'done', text: 'Hello, friend.', from: 'tr' };
  let waiting = async () => {};
  return {
    engine: '127.0.0.1',
    isOwn: true,
    asked,
    answers(answer) {
      next = answer;
    },
    waits(until) {
      waiting = until;
    },
    async translate(text, likely) {
      asked.push({ text, likely });
      await waiting();
      return next;
    },
  };
}
