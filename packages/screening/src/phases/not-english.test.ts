import { expect, test } from 'vitest';
import { explanationsFor } from '../explain-language.ts';
import { guessLanguage } from '../guess-language.ts';
import { read } from '../read/reading.ts';
import { show } from '../testing/marks.ts';
import { contextOf } from '../testing/measure.ts';
import { notEnglish } from './not-english.ts';

const language = notEnglish(guessLanguage);

test.each([
  ['Привет, как дела?', 'Привет, как дела'],
  ['Hello! Сегодня мы играли.', 'Сегодня мы играли'],
  ['สวัสดี วันนี้', 'สวัสดี วันนี้'],
  ['你好', '你好'],
  ['I like cats. Benim kedim çok güzel.', 'Benim kedim çok güzel'],
  ['privet kak dela', 'privet kak dela'],
  ['me gusta mucho jugar contigo', 'me gusta mucho jugar contigo'],
  ['Je t’aime beaucoup', 'Je t’aime beaucoup'],
  ['Mənim adım Nigardır', 'Mənim adım Nigardır'],
  ['ich habe einen Hund und eine Katze', 'ich habe einen Hund und eine Katze'],
  ['I am at home e non so cosa fare', 'non so cosa fare'],
  ['My brother is nice ama bana hic yardim etmiyor', 'ama bana hic yardim etmiyor'],
  ['men bilmirem', 'men bilmirem'],
  ['kya tum theek ho', 'kya tum theek ho'],
])('finds other languages: %s', (text, marked) => {
  expect(show(language, text)).toContainEqual(['notEnglish', 1, marked]);
});

test.each([
  'I goed to the zoo and I seed a big elefant',
  'He have a cat and she like milk',
  'My name is Ayşe and my friend is Murad',
  'We eat dolma and pilav',
  'In Turkey we say merhaba for hello',
  'Novruz is a holiday in Azerbaijan',
  'omg lol thx u r gr8',
  'Hmmm',
  'M T W T F S S',
  'Mia and Ana, my friends',
  'My babushka and my abuela are here',
  'Rio de Janeiro and Los Angeles',
  '1 + 1 = 2',
  '🐱🐶',
])('accepts as English: %s', text => {
  expect(show(language, text)).toEqual([]);
});

test('names the main language, even one that the app does not support', () => {
  const [signal] = language.find(read(contextOf('eu gosto muito de jogar bola')));
  expect(signal?.explanation).toBe('Seems to be in Portuguese, not in English');
});

test('finds other languages by letters and words without a language guess', () => {
  const alone = notEnglish(() => ({ language: '', english: 0 }));
  expect(show(alone, 'Merhaba, nasılsın?')).toEqual([['notEnglish', 1, 'Merhaba, nasılsın']]);
  expect(show(alone, 'Hello, how are you?')).toEqual([]);
});

test.each([
  ['es', 'me gusta mucho jugar contigo'],
  ['fr', 'Je t’aime beaucoup'],
  ['ru', 'Привет, как дела?'],
  ['ru', 'privet kak dela'],
  ['tr', 'ama bana hic yardim etmiyor'],
  ['az', 'Mənim adım Nigardır'],
  ['th', 'สวัสดี วันนี้'],
  ['cn', '你好'],
] as const)(
  'SAFE2-113 partly: adults who read %s are known by what is explained of "%s"',
  (code, text) => {
    const [signal] = language.find(read(contextOf(text)));
    expect(explanationsFor(code)).toContain(signal?.explanation);
  },
);
