import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, placeOf } from './fold.ts';

test.each([
  ['HeLLo World', 'hello world'],
  ['ÇaĞLar ŞİMŞEK', 'caglar simsek'],
  ['Bağdat küçəsi', 'bagdat kucesi'],
  ['０５３２', '0532'],
  ['๐๘๑ ٠٥٥', '081 055'],
  ['0️⃣5️⃣', '05'],
  ['f\u200bu\u00adc\u2060k', 'fuck'],
  ['𝓯𝓾𝓬𝓴 Ⓕⓤⓒⓚ 🅰🅱', 'fuck fuck ab'],
  ['z\u0335\u0321a\u0322lgo', 'zalgo'],
  ['раypаl', 'paypal'],
  ['Привет, Ёлка', 'привет, елка'],
  ['สวัสดี', 'สวัสดี'],
  ['don’t', "don't"],
])('folds %s to %s', (original, folded) => {
  expect(fold(original).text).toBe(folded);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'Z',
      'é',
      'İ',
      'ß',
      'æ',
      'а',
      'о',
      'Я',
      '٣',
      '๙',
      '４',
      '\u200b',
      '\u0301',
      '\ufe0f',
      '🅰',
      '👩‍👧',
      'น้',
      ' ',
      '.',
      '\n',
    ),
    maxLength: 60,
  }),
);

test('every unit of a folded text maps to a place of the original, in order', () => {
  fc.assert(
    fc.property(anyText, original => {
      const { text, starts, ends } = fold(original);
      expect([starts.length, ends.length]).toEqual([text.length, text.length]);
      starts.forEach((start, unit) => {
        expect(start).toBeGreaterThanOrEqual(starts[unit - 1] ?? 0);
        expect(ends[unit]).toBeGreaterThan(start);
        expect(ends[unit]).toBeLessThanOrEqual(original.length);
      });
    }),
    { numRuns: 1_000 },
  );
});

test('folding the original place of a word gives the word', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), fc.nat(), (parts, choice) => {
      const original = parts.join(' ');
      const folded = fold(original);
      const words = [...folded.text.matchAll(/\S+/g)];
      const word = words[choice % Math.max(1, words.length)];
      if (!word) return;
      const { start, end } = placeOf(folded, word.index, word.index + word[0].length);
      // A character that folds to several units is marked completely, so the mark can be longer than the match.
      const again = fold(original.slice(start, end)).text;
      expect(again).toContain(word[0]);
      if (!/[^\p{L}\p{N}\p{P}\p{S}]/u.test(again)) expect(again).toBe(word[0]);
    }),
    { numRuns: 1_000 },
  );
});
