import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { swearing } from './swearing.ts';

test.each([
  ['what the fuuuck', 'swearing', 2, 'fuuuck'],
  ['f*ck it', 'swearing', 2, 'f*ck'],
  ['oh f u c k', 'swearing', 2, 'f u c k'],
  ['a$$ face', 'swearing', 2, 'a$$'],
  ['fսck', 'swearing', 2, 'fսck'],
  ['çok orospu', 'swearing', 2, 'orospu'],
  ['сука', 'swearing', 2, 'сука'],
  ['你他妈的', 'swearing', 2, '他妈的'],
  ['傻逼', 'swearing', 2, '傻逼'],
  ['motherfuckingdog', 'swearing', 1, 'motherfuckingdog'],
  ['damn it', 'swearing', 1, 'damn'],
  ['you are a Bich', 'swearing', 1, 'Bich'],
  ['hey Sh1t', 'swearing', 2, 'Sh1t'],
  ['you Dick', 'swearing', 1, 'Dick'],
  ['you bitch, the teacher said so', 'swearing', 1, 'bitch'],
  ['burn in hell', 'swearing', 1, 'hell'],
] as const)('finds a swear word: %s', (text, code, severity, marked) => {
  expect(show(swearing, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I have seen assorted sweets and shiitake mushrooms',
  'My grandmother uses cumin',
  'I saw a blue tit',
  'The cock crows',
  'Moby Dick is a whale',
  'Dick Whittington had a cat',
  'We sat on the grass in the class',
  'Scunthorpe is a town',
  'Cümleyi yaz',
  'a donkey and an ass',
  'keep tihs',
  'My friend Nigar and my cousin Amina',
  'The town is called Hell, and Hell is in Norway',
])('finds no swear word: %s', text => {
  expect(show(swearing, text)).toEqual([]);
});
