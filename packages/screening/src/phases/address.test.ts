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
  ['number 31 cherry close', 'address', 2, 'number 31 cherry close'],
  ['number of my house is 27 and street is Gul', 'address', 2, '27 and street is Gul'],
  ['my street is Gul and my house is 27', 'address', 2, 'Gul and my house is 27'],
  ['2208 Maple Drive, Springfield', 'address', 2, '2208 Maple Drive, Springfield'],
  ['25 Park Road\u2060, Lon\u200bdon', 'address', 2, '25 Park Road\u2060, Lon\u200bdon'],
  ['I live at 5 The Paddocks', 'address', 2, '5 The Paddocks'],
  ['my home is Nizami street 5, flat 12', 'address', 2, 'Nizami street 5, flat 12'],
  ['We live in Rose Cottage on Mill Lane', 'address', 2, 'Rose Cottage on Mill Lane'],
  ['I live opposite the Tesco', 'address', 2, 'opposite the Tesco'],
  ['we are at Nut Farm, Long Lane', 'address', 1, 'Long Lane'],
  ['the key is under the plant pot', 'address', 2, 'the key is under the plant pot'],
  ['our door code is 4471', 'address', 2, 'door code is 4471'],
  ['my dad works at Gul Hospital', 'address', 2, 'Gul Hospital'],
  ['my mum is a cook at Carrefour', 'address', 1, 'Carrefour'],
  [
    'i am always in the park behind the mosque at 4:30',
    'address',
    1,
    'always in the park behind the mosque at 4:30',
  ],
  ['I am at Grand Pools on tuesdays', 'address', 1, 'Grand Pools on tuesdays'],
  ['I am home alone until 5', 'address', 1, 'home alone until 5'],
  ['i walk home by myself', 'address', 1, 'walk home by myself'],
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
  'I live near the Black Sea',
  'I play in the park every day',
  'My dad works in a hospital',
  'we walk to school with my sister at 8',
  'I watch cartoons at 7 every morning',
])('finds no address: %s', text => {
  expect(show(address, text)).toEqual([]);
});
