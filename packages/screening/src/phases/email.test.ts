import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { email } from './email.ts';

test.each([
  ['write to mia.cat@example.com.', 'email', 2, 'mia.cat@example.com'],
  ['tom dot fox at gmail dot com', 'email', 2, 'tom dot fox at gmail dot com'],
  ['sara (at) yahoo (dot) com ok', 'email', 2, 'sara (at) yahoo (dot) com'],
  ['leo77 @ gmail . com', 'email', 2, 'leo77 @ gmail . com'],
  ['it is dragonboy gmail com', 'email', 2, 'dragonboy gmail com'],
  ['m i a @ g m a i l . c o m', 'email', 2, 'm i a @ g m a i l . c o m'],
  ['it is moc.liamg@aim', 'email', 2, 'moc.liamg@aim'],
  ['miaATgmailDOTcom', 'email', 2, 'miaATgmailDOTcom'],
  ['its mia_k at yahoo', 'email', 2, 'mia_k at yahoo'],
  ['i have hotmail its jackthecat7', 'email', 2, 'hotmail its jackthecat7'],
  ['its mia underscore 11 at gmail dot com', 'email', 2, 'mia underscore 11 at gmail dot com'],
  ['dasha underline cat dog mail ru', 'email', 2, 'dasha underline cat dog mail ru'],
  ['mia at g mail dot com', 'email', 2, 'mia at g mail dot com'],
  ['my gmail deniz polat 08', 'email', 2, 'gmail deniz polat 08'],
  ['my mum has gmail', 'email', 1, 'my mum has gmail'],
  ['nick＠yandex．ru', 'email', 2, 'nick＠yandex．ru'],
] as const)('finds an e-mail address: %s', (text, code, severity, marked) => {
  expect(show(email, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I sent an email to my teacher',
  'I am at home. Come and play',
  'Look at the dot on the map',
  'We met at mail time',
  'My email is nice',
  'a b c d e f g h i j',
  'I look at the mail',
])('finds no e-mail address: %s', text => {
  expect(show(email, text)).toEqual([]);
});

test.each([
  ['its anna1999xx then at then hotmail.com', 'anna1999xx then at then hotmail.com'],
  ['mail me nina.nina at gmx.de', 'nina.nina at gmx.de'],
  ['my mail: tim7tiger\nat\ngmail.com', 'tim7tiger\nat\ngmail.com'],
  ['olga2014 and then the a with circle mail.ru', 'olga2014 and then the a with circle mail.ru'],
  ['tom_the_king and then @proton.me', 'tom_the_king and then @proton.me'],
  ['skater_fin and then its gmail.com', 'skater_fin and then its gmail.com'],
  ['k i m 7 @ naver . com', 'k i m 7 @ naver . com'],
  ['on gmail im sofia dot the dot frog', 'gmail im sofia dot the dot frog'],
  ['its mia_k then a gmail.com', 'mia_k then a gmail.com'],
  ['mia_k then at then myschool.com', 'mia_k then at then myschool.com'],
  ['mia at libero.it', 'mia at libero.it'],
  ['skater_fin and then its gmail . com', 'skater_fin and then its gmail . com'],
])('marks the whole address in pieces: %s', (text, address) => {
  expect(show(email, text)).toContainEqual(['email', 2, address]);
});

test.each([
  'look at google.com',
  'on gmail im not allowed',
  'gmail is an app dot dot dot haha',
  'I am at home. This is a list. My dog',
  'We are at home. I saw a spider and a web. It was big',
  'We are at home. unit3 is on the web. It is good',
  'I came home and a mail. It was from you',
  'I was at the zoo. It was fun',
  'I was at the zoo.It was fun',
  'We saw at the zoo a monkey house. It was big',
])('finds no address in pieces: %s', text => {
  expect(show(email, text)).toEqual([]);
});
