import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import type { Found } from '../types.ts';
import { likelyDetails, withWholeMarks } from './likely-details.ts';
import type { Phase } from './phase.ts';

test.each([
  ['the postman leaves it at Kastanova 9, he knows our dog', 'address', 'Kastanova 9'],
  ['I swim every week at Delfin Club Bornova', 'school', 'Delfin Club Bornova'],
  [
    'tell me which street is yours and which door',
    'asksForDetails',
    'tell me which street is yours and which door',
  ],
] as const)('SAFE2-116 finds a detail with severity 1: %s', (text, code, mark) => {
  expect(show(likelyDetails, text)).toEqual([[code, 1, mark]]);
});

test.each([
  'how many legs has a spider, eight or six?',
  'Yesterday I scored 3 goals and drank 2 juices',
  'my brother calls his hamster Captain Biscuit',
  '',
  '🐶🐶🐶 !!! ...',
])('SAFE2-116 finds nothing in a harmless text: %s', text => {
  expect(show(likelyDetails, text)).toEqual([]);
});

/** A rule that finds one part of each text. */
const rule = (part: string, code: Found['code'] = 'address'): Phase => ({
  name: 'a rule',
  find: ({ context: { text } }) => {
    const start = text.indexOf(part);
    const place = { start, end: start + part.length };
    return [{ code, severity: 2, ...place, status: 'ok', explanation: 'A street' }];
  },
});

test.each([
  ['send it to Calle 11, La Candelaria please', 'Calle', 'Calle 11, La Candelaria'],
  ['the postman leaves it at Kastanova 9, he knows our dog', '9', 'Kastanova 9'],
  ['the postman leaves it at Kastanova 9, he knows our dog', 'knows our', 'knows our'],
  ['我在北京小学上学', '北京小学', '北京小学'],
])('SAFE2-116 completes the mark of a rule: %s', (text, part, mark) => {
  expect(show(withWholeMarks(rule(part)), text)).toEqual([['address', 2, mark]]);
});

test('a mark does not go on into words that belong to another detail', () => {
  const text = 'the postman leaves it at Kastanova 9, he knows our dog';
  const name = withWholeMarks(rule('Kastanova', 'fullName'));
  expect(show(name, text)).toEqual([['fullName', 2, 'Kastanova']]);
});

test('a finding about the whole text has no mark to complete', () => {
  const place = { start: null, end: null };
  const whole: Phase = {
    name: 'a rule',
    find: () => [{ code: 'address', severity: 2, ...place, status: 'ok', explanation: 'A street' }],
  };
  const text = 'the postman leaves it at Kastanova 9';
  expect(show(withWholeMarks(whole), text)).toEqual([['address', 2, null]]);
});
