import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { fullName } from './full-name.ts';

test.each([
  ['My name is Ayşe Yılmaz.', 'fullName', 2, 'Ayşe Yılmaz'],
  ['my name is maria lopez garcia', 'fullName', 2, 'maria lopez garcia'],
  ["Hi! I'm Murad Huseynov from Baku", 'fullName', 2, 'Murad Huseynov'],
  ['My surname is Petrov', 'fullName', 2, 'Petrov'],
  ["my friend's name is Emma Wilson", 'fullName', 2, 'Emma Wilson'],
  ['mia kaya is my name', 'fullName', 2, 'mia kaya'],
  ['my full name is oliver james smith', 'fullName', 2, 'oliver james smith'],
  ['im emily watson from leeds', 'fullName', 2, 'emily watson'],
  ['my name is mia helo', 'fullName', 1, 'mia helo'],
  ['my name is mia plesae', 'fullName', 1, 'mia plesae'],
  ['me and Jess Okonkwo made slime', 'fullName', 1, 'Jess Okonkwo'],
  ['it says zeynep karabulut on my cup', 'fullName', 1, 'zeynep karabulut'],
  ['first name Kevin last name Brandt', 'fullName', 2, 'Kevin last name Brandt'],
  ['my name starts with Zara and ends with Chaudhry', 'fullName', 1, 'Zara and ends with Chaudhry'],
  ["surname's Gallagher", 'fullName', 2, 'Gallagher'],
  ['full name: kacper nowak', 'fullName', 2, 'kacper nowak'],
  ['I am on the list as T. Rosenberg', 'fullName', 1, 'T. Rosenberg'],
  ['My best friend is Leyla Karimova', 'fullName', 1, 'Leyla Karimova'],
] as const)('finds a full name: %s', (text, code, severity, marked) => {
  expect(show(fullName, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'My name is Ali.',
  'My name is Mia and I am from England',
  'my name is tom and i like trains',
  'I am Harry Potter',
  'I like the songs of Taylor Swift',
  'my brother loves Erling Haaland',
  'My doll name is Anna Maria',
  'in the play my name is Captain Hook',
  'my friends are Lily and Ruby',
  'We visited São Paulo',
  'I am Russian',
  'My name is Mia im 9',
  'My name is Mia Im 8 years old',
  'my name is ali plz write',
  'my name is mia wat',
  'my name is olga ilike cats',
  'i am verry hapy from the news',
  'This is my name',
  'Nobody knows what is my name',
  'My name is Anna. Nice to meet you.',
])('finds no full name: %s', text => {
  expect(show(fullName, text)).toEqual([]);
});

test.each([
  ['my best mate Caoimhe Ní Dhomhnaill can juggle', 'Caoimhe Ní Dhomhnaill'],
  ['Sofie van der Berg sits behind me', 'Sofie van der Berg'],
  ['my cousin Tran Thi Bich Ngoc came', 'Tran Thi Bich Ngoc'],
  ['Omar bin Rashid is our new kid', 'Omar bin Rashid'],
  ['I play with Lucia Moreno Benitez', 'Lucia Moreno Benitez'],
  ['giorgos papadopoulos from my street has a trampoline', 'giorgos papadopoulos'],
  ['a sticker with ANASTASIYA KOVALENKO on it', 'ANASTASIYA KOVALENKO'],
  ['my surname is van den Heuvel', 'van den Heuvel'],
  ['it is spelled M-A-T-E-U-S-Z  W-O-J-C-I-K', 'M-A-T-E-U-S-Z  W-O-J-C-I-K'],
  ['my surname is K-O-W-A-L-S-K-I', 'K-O-W-A-L-S-K-I'],
])('marks all parts of the name: %s', (text, name) => {
  expect(show(fullName, text).map(([, , marked]) => marked)).toContain(name);
});

test.each([
  ['His real name is Zed Gearhart', 1],
  ['My rabbit has a surname: Carrotson', 1],
  ["My hamster's full name is Nibbles McFluff", 1],
  ['My full name is Nora McFluff', 2],
] as const)('the name of an animal or a character is less grave: %s', (text, severity) => {
  expect(Math.max(...show(fullName, text).map(([, found]) => found))).toBe(severity);
});

test.each([
  "Spider-Man's real name is Peter Parker",
  'I can spell E-L-E-P-H-A-N-T and C-A-T',
  'my friend liam drawed a dinosuar',
  'he is the best in my team Kylian Mbappe for sure',
  'We saw Santa Maria, the ship of Columbus',
])('finds no name of somebody close: %s', text => {
  expect(show(fullName, text)).toEqual([]);
});

test.each([
  ['My teacher is Miss Elif Karaca and she sings', 'Miss Elif Karaca'],
  ['My piano teacher she is Park Sora', 'Park Sora'],
  ['I am Inès, Inès Vercruysse, and I like films', 'Inès Vercruysse'],
  ['yo its ya girl keisha whitmore back again', 'keisha whitmore'],
  ['I signed it A. B. Hollings', 'A. B. Hollings'],
  ['my cousin Jose Miguel dela Rosa', 'Jose Miguel dela Rosa'],
  ['in the school play Aisha Noor Siddiqui is the queen', 'Aisha Noor Siddiqui'],
])('marks the whole name of somebody close: %s', (text, name) => {
  expect(show(fullName, text).map(([, , marked]) => marked)).toContain(name);
});

test.each([
  'its ya turn now my friend',
  'In the class play I am Red Riding Hood',
  'My Friend She Is Very Funny',
  'Miss Kaya is my teacher',
])('finds no whole name: %s', text => {
  expect(show(fullName, text)).toEqual([]);
});
