import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { address } from './address.ts';

test.each([
  ['I live at 14 Rose Street', 'address', 2, '14 Rose Street'],
  ['Our house is in Atatürk Caddesi', 'address', 2, 'Atatürk Caddesi'],
  ['my home is Nizami küçəsi 45', 'address', 2, 'Nizami küçəsi 45'],
  ['it is at 8 rue des Fleurs', 'address', 2, '8 rue des Fleurs'],
  ['I live in calle Luna 4', 'address', 2, 'calle Luna 4'],
  ['my postcode is SW1A 1AA', 'address', 2, 'SW1A 1AA'],
  ['улица Ленина 10 квартира 5', 'address', 2, 'улица Ленина 10 квартира 5'],
  ['我家在阳光路35号3楼', 'address', 2, '我家在阳光路35号3楼'],
  ['number 31 cherry close', 'address', 2, '31 cherry close'],
  ['we live in flat 12', 'address', 2, 'flat 12'],
] as const)('finds an address: %s', (text, code, severity, marked) => {
  expect(show(address, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I live in a big house with a garden',
  'We walked along Oxford Street in London',
  'There are 24 children in our street',
  'I live in Istanbul',
  'My address book is full',
  'The address of the president is in the capital',
  'My house is next to a park',
  'our house is next to the school',
  'The shops at number 5 close early',
])('finds no address: %s', text => {
  expect(show(address, text)).toEqual([]);
});
