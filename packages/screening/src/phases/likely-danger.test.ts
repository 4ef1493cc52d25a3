import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import type { Found } from '../types.ts';
import { distress } from './distress.ts';
import { likelyDanger, withDoubts } from './likely-danger.ts';
import type { Phase } from './phase.ts';

test.each([
  ['My stepdad locks the door and I hear mum cry.', 'distress'],
  ['she pinches me under the table where nobody sees', 'distress'],
  ['I have bruises on my back and I say to the teacher that I fell', 'distress'],
  ['let us write in another app where the adults do not read', 'secret'],
  ['Get on the bus to the lake on Sunday, I wait there with a kite', 'meeting'],
] as const)('SAFE2-121 finds danger with severity 1: %s', (text, code) => {
  expect(show(likelyDanger, text)).toEqual([[code, 1, text.replace(/\.$/, '')]]);
});

test('SAFE2-121 marks the sentence', () => {
  const text =
    'I had pizza. When he comes home from the bar we hide under the bed! Do you like pizza?';
  expect(show(likelyDanger, text)).toEqual([
    ['distress', 1, 'When he comes home from the bar we hide under the bed'],
  ]);
});

test.each([
  'The knight hid under the bed until the dragon fell asleep',
  'We wait for the bus every morning and sing',
  'My mum hides the cookies on top of the fridge',
  'We will hide the cake until my sister comes home!',
  'zxqv',
  'ควย',
  '',
  '🐶🐶🐶 !!! ...',
])('SAFE2-121 finds nothing in a harmless text: %s', text => {
  expect(show(likelyDanger, text)).toEqual([]);
});

/** A rule that finds each text. */
const rule = (severity: Found['severity'], isWhole = false): Phase => ({
  name: 'a rule',
  find: ({ context: { text } }) => {
    const place = isWhole ? { start: null, end: null } : { start: 0, end: text.length };
    return [{ code: 'meeting', severity, ...place, status: 'ok', explanation: 'A plan to meet' }];
  },
});
const harmless = 'We wait for the bus every morning and sing';
const plan = 'Get on the bus to the lake on Sunday, I wait there with a kite';

test('SAFE2-122 a finding of severity 2 whose sentences are hardly dangerous is only worth a look', () => {
  expect(show(withDoubts(rule(2)), harmless)).toEqual([['meeting', 1, harmless]]);
  expect(show(withDoubts(rule(2)), plan)).toEqual([['meeting', 2, plan]]);
  expect(show(withDoubts(rule(2)), `${harmless}. ${plan}`)).toEqual([
    ['meeting', 2, `${harmless}. ${plan}`],
  ]);
});

test('SAFE2-122 doubts neither what goes to the lead nor what is about the whole text', () => {
  expect(show(withDoubts(rule(3)), harmless)).toEqual([['meeting', 3, harmless]]);
  expect(show(withDoubts(rule(2, true)), harmless)).toEqual([['meeting', 2, null]]);
});

test.each([
  'tengo miedo de mi papa',
  'боюсь отчима',
  'กลัวพ่อ',
  'w e  w a i t  f o r  t h e  b u s',
  'wee waitt forr teh busss evry mornin',
])('SAFE2-122 does not doubt what it cannot read: %s', text => {
  expect(show(withDoubts(rule(2)), text)).toEqual([['meeting', 2, text]]);
});

test.each(['tengo miedo de mi papa', "j'ai peur de rentrer", 'babamdan korkuyorum', 'boyus papu'])(
  'SAFE2-122 a call for help in another language keeps its severity: %s',
  text => {
    expect(show(withDoubts(distress), text)).toEqual([['distress', 2, text]]);
  },
);
