import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { format, type Message, rulesOf, type Values } from './format.ts';

const written = (locale: string, text: string, values: Values = {}) =>
  format(rulesOf(locale), compileMessageOrThrow(text) as Message, values);

describe('values in messages', () => {
  test('a text without placeholders is unchanged, in a list or not', () => {
    expect(written('en', 'Hello!')).toBe('Hello!');
    expect(format(rulesOf('en'), 'Hello!', {})).toBe('Hello!');
  });

  test('inserts texts and numbers, formatted for the language', () => {
    expect(written('en', '{name} has {count, number}', { name: 'Mia', count: 1234 })).toBe(
      'Mia has 1,234',
    );
    expect(written('tr', '{count, number}', { count: 1234.5 })).toBe('1.234,5');
  });

  test('a missing value leaves nothing, a zero is a value', () => {
    expect(written('en', 'Hello {name}!')).toBe('Hello !');
    expect(written('en', '{count} left', { count: 0 })).toBe('0 left');
  });

  test('a plural uses the exact number first, then its category, then other', () => {
    const days = '{n, plural, =0 {no day} one {# day} other {# days for {name}}}';
    const of = (n: number) => written('en', days, { n, name: 'Ali' });
    expect([0, 1, 2, 1000].map(of)).toEqual([
      'no day',
      '1 day',
      '2 days for Ali',
      '1,000 days for Ali',
    ]);
  });

  test('# in a select within a plural is the number of the plural', () => {
    const text = '{n, plural, other {{who, select, own {my #} other {their #}}}}';
    expect(written('en', text, { n: 3, who: 'own' })).toBe('my 3');
    expect(written('en', text, { n: 3, who: 'x' })).toBe('their 3');
  });

  test('# outside a plural is literal', () => {
    expect(written('en', 'Number #{n}', { n: 1 })).toBe('Number #1');
  });

  test('names of JavaScript properties are not branches', () => {
    expect(written('en', '{who, select, a {A} other {O}}', { who: 'constructor' })).toBe('O');
  });
});
