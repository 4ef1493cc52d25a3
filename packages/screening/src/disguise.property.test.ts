import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold/fold.ts';
import { createPhases } from './phases/index.ts';
import { noGuess } from './phases/not-english.ts';
import { createScreener } from './screener.ts';
import { readCases } from './testing/cases.ts';
import { contextOf, findAll } from './testing/measure.ts';

// The language check needs the plain text, and secret writing has no words.
const phases = createPhases(() => noGuess).filter(
  ({ name }) => name !== 'language' && name !== 'codes',
);

/** The findings, as the folded words that are marked. */
const seen = (text: string): unknown[] =>
  findAll(phases, text).map(({ code, severity, start, end }) => [
    code,
    severity,
    start === null || end === null ? null : fold(text.slice(start, end)).text,
  ]);

const isLetter = /^[a-z]$/i;
const invisible = ['\u200b', '\u2060', '\u00ad', '\ufeff'];

/** Adds invisible characters after some letters. */
const hide = (text: string, places: readonly number[]): string =>
  Array.from(text, (letter, index) =>
    isLetter.test(letter) && places.includes(index) ? letter + invisible[index % 4] : letter,
  ).join('');

/** Replaces some letters and digits by their wide forms. */
const widen = (text: string, places: readonly number[]): string =>
  Array.from(text, (letter, index) =>
    /^[a-z0-9]$/i.test(letter) && places.includes(index)
      ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0)
      : letter,
  ).join('');

/** Adds strokes and dots through letters. */
const cross = (text: string, places: readonly number[]): string =>
  Array.from(text, (letter, index) =>
    isLetter.test(letter) && places.includes(index) ? letter + crosses[index % 3] : letter,
  ).join('');
const crosses = ['\u0336', '\u0323\u0308', '\u20dd'];

/** Replaces letters by Cyrillic lookalikes in words that keep a Latin letter. */
const borrow = (text: string, places: readonly number[]): string =>
  text.replace(/[a-z]{2,}/g, (word, at: number) => {
    const [first = '', ...rest] = word;
    const borrowed = rest.map((letter, index) =>
      places.includes(at + index + 1) ? (alike[letter] ?? letter) : letter,
    );
    return first + borrowed.join('');
  });
const alike: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х' };

const cases = readCases('known').map(({ text }) => text);
const places = fc.array(fc.nat({ max: 60 }), { maxLength: 30 });

test('marks the same words in a disguised text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.constantFrom(hide, widen),
      places,
      (text, disguise, at) => {
        expect(seen(disguise(text, at))).toEqual(seen(text));
      },
    ),
    { numRuns: 600 },
  );
});

/** Harmless sequences: emoji families, flags, skin tones and letters made of several characters. */
const around = fc.constantFrom('👨‍👩‍👧‍👦', '🇹🇷🇦🇿', '👋🏽', '🏳️‍🌈', '❤️', '🙂', '😀'.repeat(3));

test('SAFE-02 every mark matches the original text, whatever characters it has', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.constantFrom(hide, widen, cross, borrow),
      places,
      around,
      around,
      (text, disguise, at, before, after) => {
        const disguised = `${before} ${disguise(text, at)} ${after}`;
        for (const { start, end } of findAll(phases, disguised)) {
          if (start === null || end === null) continue;
          const marked = disguised.slice(start, end);
          expect(marked.isWellFormed()).toBe(true);
          // A mark must not split a letter from its combining marks.
          expect(`${disguised.slice(0, start)}|${marked}|${disguised.slice(end)}`).not.toMatch(
            /\|(?:\p{M}|\u200d|\ufe0f)/u,
          );
          const folded = fold(marked).text;
          expect(folded).not.toBe('');
          expect(fold(text).text).toContain(folded);
        }
      },
    ),
    { numRuns: 500 },
  );
});

const pieces = fc.constantFrom(
  ...'a|a |1|1 |01|0 1 |you are |so |my name is |-|. |a.|street |your |@|a@| dot | at |((|one|oh |double |the |School |f*|*|s |e\u0301|\u200b|я|สวัสดี|你|https://|a.com |1.|code |.-|hi!|_|live in |we |do not |send |lo'.split(
    '|',
  ),
);

test('SAFE-02 a long text is checked to its end, however it is built', async () => {
  // A busy machine takes its time; a check that never ends still fails.
  const limits = { phaseMs: 30_000, totalMs: 60_000, startMs: 240_000 };
  const screener = createScreener({ limits });
  try {
    await screener.ready();
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 4 }), async parts => {
        const piece = parts.join('');
        const text = piece.repeat(Math.floor(4_000 / piece.length));
        const { checksRan } = await screener.screen(contextOf(text));
        expect(checksRan).toBe(23);
      }),
      { numRuns: 60 },
    );
  } finally {
    await screener.close();
  }
});
