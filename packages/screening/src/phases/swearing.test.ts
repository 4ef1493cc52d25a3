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
  ['f off', 'swearing', 2, 'f off'],
  ['what the f is that', 'swearing', 2, 'what the f'],
  ['kiss my a**', 'swearing', 2, 'kiss my a**'],
  ['you f-ing liar', 'swearing', 2, 'f-ing'],
  ['what an a-hole', 'swearing', 2, 'a-hole'],
  ['dum ass', 'swearing', 2, 'dum ass'],
  ['f🔥ck', 'swearing', 2, 'f🔥ck'],
  ['🖕', 'swearing', 2, '🖕'],
  ['ffs', 'swearing', 2, 'ffs'],
  ['bullcrap', 'swearing', 2, 'bullcrap'],
  ['total bs', 'swearing', 1, 'bs'],
  ['he said the f word', 'swearing', 1, 'f word'],
  ['a white shet of paper', 'swearing', 1, 'shet'],
  ['the trane is late', 'swearing', 1, 'trane'],
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
  'an epar tree',
  'a pussy willow by the pond',
  'the hoover sucks up the dust',
  'there is a hole in my sock',
  'My friend Nigar and my cousin Amina',
  'The town is called Hell, and Hell is in Norway',
])('finds no swear word: %s', text => {
  expect(show(swearing, text)).toEqual([]);
});
