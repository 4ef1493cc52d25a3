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
  ['we are at Nut Farm, Long Lane', 'address', 1, 'Nut Farm, Long Lane'],
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

test.each([
  ['we moved to', '310 Otter Creek Ct, Waco TX 76701', 'last week'],
  ['send it to', '5 Bilby Street, Wirra NSW 2650', 'pls'],
  ['we live in', 'Flat 6, Elm Court, Mill Road, Ashby', 'now'],
  ['my home is', 'the last house in Larch Lane just past the pub', 'ok'],
  ['our mail comes to', 'RR 4 Box 12, Elk Falls', 'only'],
  ['I live in', 'rua da Fonte, 7, Braga', 'with my cat'],
  ['my home is', 'calle Olmo 14, piso 2, colonia Centro', 'I like it'],
  ['my home is', 'lotissement Ennour villa 12, Fes', 'it is new'],
  ['send to', 'Rosenweg 3a, 50674 Brühl', 'please'],
  ['we live in', 'via Mazzini 21, scala B, Lucca', 'my nonna too'],
  ['I live at', 'ul. Polna 14/3, 30-001 Gdynia', 'with dad'],
  ['my house is', 'rajiv nagar 2nd cross house no 14', 'come'],
  ['my home is', 'Gali no 7, behind Shiv Mandir, Rohini', 'you see it'],
  ['we sell noodles in', 'so 12 ngo 88 duong Lang, Ha Noi', 'each day'],
  ['my house is at', 'Jalan Kenanga no 8, Malang', 'with a tree'],
  ['our compound is', 'No 4 Okafor Close, off Bode Road, Ikeja', 'you know'],
  ['my home is', 'Lale mahallesi, Gül sokak no 14 daire 3', 'it is big'],
  ['write to', '2-11-5 Sakuragaoka, Setagaya', 'please'],
])('marks an address from its first part to its last: %s %s', (before, whole, after) => {
  const marks = show(address, `${before} ${whole} ${after}`).map(([, , marked]) => marked);
  expect(marks).toEqual([whole]);
});

test.each([
  ['Hazel Tree Farm, Upper Wickley has new lambs', 'Hazel Tree Farm, Upper Wickley'],
  [
    'my house is the blue one opposite the mosque in Tessaly',
    'the blue one opposite the mosque in Tessaly',
  ],
  ['we live in village Bolshoe Ozero', 'village Bolshoe Ozero'],
  ['come to my house, 22 Otter Creek Dr, for a game', '22 Otter Creek Dr'],
  ['our house is in Quba, Kiş kəndi', 'Quba, Kiş kəndi'],
])('marks a home without a number, worth a look: %s', (text, marked) => {
  expect(show(address, text)).toEqual([['address', 1, marked]]);
});

test.each([
  'My house is near the sea in Spain',
  'We live in a village and I have 5 chickens there',
  'I got 10 points, Mia got 8',
  'At 4 Dr Smith looked at my teeth',
  'In the game I built 3 houses, The Lost Villa and Candy Hill',
  'We read Animal Farm in class',
  'Ronaldo number 7, Messi number 10',
  'My village has one shop and one school',
  'Class 4B, Room 12 is the best',
  'We talk via Zoom 3 times a week from my home',
  'I opened door 5, Haunted House is scary',
  'at 5 the house was dark, so 2 friends came',
  'There are 3 big gardens.',
])('finds no address by the order of its parts: %s', text => {
  expect(show(address, text)).toEqual([]);
});

test.each([
  ['I live at 12 Cherry Tree Lane', 2],
  ['45 Drury Lane, London', 2],
  ['7 Coronation Street, flat 3', 2],
  ['14 Oak Road, near Coronation Street', 2],
  ['Send it to 9 Sesame Street, Leeds', 2],
  ['My house is 17 Cherry Tree Lane', 2],
  ['We live at 10 Downing Street', 1],
  ['I live in 4 Privet Drive', 1],
])('finds a home in a street that a story also has: %s', (text, severity) => {
  expect(Math.max(...show(address, text).map(([, found]) => found))).toBe(severity);
});

test.each([
  'Harry Potter lives at Privet Drive 4, Little Whinging',
  'I am Harry Potter and I live at 4 Privet Drive, Little Whinging',
  'I live in a town. Sherlock Holmes lives at 221B Baker Street, London.',
  'The Simpsons live at 742 Evergreen Terrace, Springfield',
])('finds no address in a story: %s', text => {
  expect(show(address, text)).toEqual([]);
});

test.each([
  ['My street is', 'boulevard Garnier 31', 'and it is loud'],
  ['our home is in', 'vul. Kvitneva 7, Lutsk', 'you know'],
  ['I live in', 'Block 21, Marsiling Drive 6, #09-114', 'with my cat'],
  ['we live at', 'calle Roble 3, 2º derecha, 37001 Salamanca', 'now'],
  ['my house is', 'Fern Cottage, Kilmore, Co. Sligo', 'it is old'],
  ['the parcel goes to', 'Mrs Nolan, 8 Ashgrove Park, Larne', 'please'],
  ['the mailbox says', 'Box 51, Rural Route 7, Cedarville', 'in red'],
  ['this is for letters:', 'BP 908, quartier Nlongkak', 'please'],
  ['I live', 'Tereshkovoy 16', 'and I have a cat'],
  ['our house is', 'the green one in front of the farmacia Sol in Tunja', 'come'],
  ['my bus stops at', 'the corner of calle Lima and calle Cusco', 'every day'],
  ['to find us', 'get off at the Spar in Moyne, then the second street', '. Bye'],
])(
  'marks a home in the words of another country, or the way to it: %s %s',
  (before, whole, after) => {
    const marks = show(address, `${before} ${whole} ${after}`).map(([, , marked]) => marked);
    expect(marks).toEqual([whole]);
  },
);

test.each([
  'We watched at home: Arsenal 2, Chelsea 0',
  'We have 3 Jurassic Park films',
  'I live in county Cork',
  'we live near Paris and I have 2 cats',
  'Go straight and turn left is what we learn',
  'Vitamin B-12 is in milk and my house is cold',
  'The cupboard of Harry Potter is under the stairs, Privet Drive 4',
])('finds no home or way in: %s', text => {
  expect(show(address, text)).toEqual([]);
});

test.each([
  ['"My address is 7 Oak Street." It is a sentence from my workbook', 1],
  ['In the dialogue Ben says: I live at 7 Oak Street', 1],
  ['Exercise 4: I live at 7 Oak Street', 1],
  ['My English book says: I live at 7 Oak Street', 1],
  ['I live at 7 Oak Street and I like listening to music', 2],
  ['I do exercise. I live at 7 Oak Street', 2],
  ['I live at 7 Oak Street. The dialogue in the film was funny', 2],
  ['I left my workbook. I live at 7 Oak Street', 2],
])('an address of a lesson is worth a look, any other is severe: %s', (text, severity) => {
  expect(show(address, text)).toEqual([['address', severity, '7 Oak Street']]);
});

test.each([
  'Baku boulevard has 3 parks',
  'I live near the boulevard and I walk',
  'We walked on the boulevard with 3 friends',
  'I go to the bulvar at 5',
])('finds no street at a boulevard: %s', text => {
  expect(show(address, text)).toEqual([]);
});

test.each([
  ['boulevard Michelet 245', 2, 'boulevard Michelet 245'],
  ['my home is 12 boulevard de la Plage', 2, '12 boulevard de la Plage'],
  ['I live at boulevard haussmann 9', 2, 'boulevard haussmann 9'],
  ['my home is on bulvar Nizami 12', 2, 'bulvar Nizami 12'],
  ['we live in boulevard Michelet', 1, 'boulevard Michelet'],
  ['write to BP 908.', 1, 'BP 908'],
  ['my house is in street Gagarina 5', 2, 'street Gagarina 5'],
  ['our street is street Gul 7', 2, 'street Gul 7'],
  ['12 Links Way', 2, '12 Links Way'],
  ['14 County Close', 2, '14 County Close'],
  ['3 Family Court', 2, '3 Family Court'],
  ['I live in Moskovskaya 4', 1, 'Moskovskaya 4'],
] as const)(
  'finds a street or post box in another order of words: %s',
  (text, severity, marked) => {
    expect(show(address, text)).toEqual([['address', severity, marked]]);
  },
);

test.each([
  'My mum has BP 120 over 80',
  'My mum has BP 12.8 today',
  'This is the street where 3 friends live',
  'It is the road behind 2 shops',
  'I live on the road between 2 towns',
  'I live on the street which 3 families share',
  'At 3 Mr Green came',
  'I won 3 First Place medals',
  'I live in Antalya 5 months a year',
  'I live in Istanbul 15 minutes from the sea',
  'I live in Kadikoy 3 km from the sea',
  'I live in Kyiv 10',
])('finds no street or post box in: %s', text => {
  expect(show(address, text)).toEqual([]);
});
