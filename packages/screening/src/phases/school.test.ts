import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { school } from './school.ts';

test.each([
  ['I go to Hillside Primary School', 'school', 2, 'Hillside Primary School'],
  ['we learn in Gazi İlkokulu', 'school', 2, 'Gazi İlkokulu'],
  ['My school is called Lakeside', 'school', 2, 'Lakeside'],
  ['I study at school number 27', 'school', 2, 'school number 27'],
  ['our play at Thorn Grove Primary is on friday', 'school', 2, 'Thorn Grove Primary'],
  ['I go Lincoln Middle', 'school', 2, 'Lincoln Middle'],
  ["my school's called Ladybrook", 'school', 2, 'Ladybrook'],
  ["my teacher is at St Anne's", 'school', 2, "St Anne's"],
  ['I dance in Zvezda dance school', 'school', 2, 'Zvezda dance school'],
  ['I play for Cheadle Rovers', 'school', 1, 'Cheadle Rovers'],
  ['We go to Lycée Victor Hugo', 'school', 2, 'Lycée Victor Hugo'],
] as const)('finds a school: %s', (text, code, severity, marked) => {
  expect(show(school, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'My school is very big',
  'I want to be a primary school teacher',
  'High school is for big children',
  'After school I play',
  'I play for fun',
  'primary school is fun',
  'We go to church at Easter',
  'Our school has a football team called Tigers',
  'I am in class 4',
  'my school is Good',
  'My School Is Very Big',
])('finds no school: %s', text => {
  expect(show(school, text)).toEqual([]);
});

test.each([
  ['my cousin is at Laerskool Vaalrand', 2, 'Laerskool Vaalrand'],
  ['I learn in Szkoła Podstawowa nr 9 w Opolu', 2, 'Szkoła Podstawowa nr 9 w Opolu'],
  ['i go to ceip gloria fuertes', 2, 'ceip gloria fuertes'],
  ['Our colegio is called San Isidro del Campo', 2, 'San Isidro del Campo'],
  ['trường tiểu học Trần Phú is near', 2, 'trường tiểu học Trần Phú'],
  ['I go to Schillerschule', 2, 'Schillerschule'],
  ['we beat Ashdown Elementary', 2, 'Ashdown Elementary'],
  ['we had lunch at harlow green juniors', 1, 'harlow green juniors'],
  ['im in year 3 at Copley Infants', 2, 'year 3 at Copley Infants'],
  ['quran class is in masjid Al-Falah', 1, 'masjid Al-Falah'],
] as const)('finds a school abroad, or without the word: %s', (text, severity, marked) => {
  expect(show(school, text)).toContainEqual(['school', severity, marked]);
});

test.each([
  ['I play under 8s for Kilcoo GAA', 'Kilcoo GAA'],
  ['our team is FC Ruda under 10', 'FC Ruda under 10'],
  ['we are Marlow Rovers U9s from Wexcombe', 'Marlow Rovers U9s from Wexcombe'],
  ['i have karate at Sensei Ann’s Dojo', 'Sensei Ann’s Dojo'],
  ['I am in the 4th Horley Cub pack', 'the 4th Horley Cub pack'],
  ['we sing at the Bright Stars drama club', 'the Bright Stars drama club'],
])('finds the club of a child: %s', (text, marked) => {
  expect(show(school, text)).toContainEqual(['school', 1, marked]);
});

test.each([
  'My favourite team is Manchester United and I play football',
  'I saw England U21 on tv',
  'I am under 9 so I cannot ride',
  'My colegio is very big and we go 5 days',
  'i go to elementry school',
  'i go to music school',
  'We go to masjid on Friday',
  'Last day of school 26/06/2026',
  'Harry Potter goes to Hogwarts School',
  'my dojo has ten mats',
])('finds no school or club of a child: %s', text => {
  expect(show(school, text)).toEqual([]);
});

test.each([
  ['I learn in school 23, 5 grade', 'school 23'],
  ['school 45, 4b', 'school 45'],
  ['I am in school 12, 3 class', 'school 12'],
  ['my brother is in school 7, 2a', 'school 7'],
  ['I go to the British School in Baku', 'British School'],
  ['I go to the English School', 'English School'],
  ['I go to the French School', 'French School'],
  ['We learn at the German School in Ankara', 'German School'],
])('finds a school by its number or people: %s', (text, marked) => {
  const marks = show(school, text).map(([, , found]) => found);
  expect(marks).toContainEqual(expect.stringContaining(marked));
});

test.each([
  'Last day of school 26.06.2026',
  'No school 1 5 2026',
  'In the Roman school boys wrote on wax',
  'I go to an English school',
  'My French school is fun',
  'I go to Sunday School',
])('finds no number or name of a school: %s', text => {
  expect(show(school, text)).toEqual([]);
});

test.each([
  ['I am in collège Marcel Pagnol', 'collège Marcel Pagnol'],
  ['our class is 3-B of school 61 in Rivne', '3-B of school 61 in Rivne'],
  ['I go to Gaelscoil na Coille', 'Gaelscoil na Coille'],
  ['I play chess in the Palace of Children of Lerik', 'the Palace of Children of Lerik'],
  ['I learn in Hwarang Karate near Sinchon station', 'Hwarang Karate near Sinchon station'],
  ['chess is at Sacred Heart PS on friday', 'Sacred Heart PS'],
  ['we go Maple Ridge Falcons, thats my school', 'Maple Ridge Falcons'],
  ['my swim club is Otters of Penarth', 'Otters of Penarth'],
  ['im at holy trinity in year 5', 'holy trinity in year 5'],
  ['I go to the school named after Abay in Semey', 'the school named after Abay in Semey'],
])('marks a school or club completely: %s', (text, marked) => {
  expect(show(school, text).map(([, , found]) => found)).toContain(marked);
});

test.each([
  'On Monday I draw. This is my school',
  'I was in New York. It is my school holiday',
  'I have Art On Friday. This is my school',
  'I am Anna Bell. This is my school',
  'My friend Jack Bell, this is my school photo',
  'English is my school subject',
  'my sister is at college. Mark is at home',
  'Love from Emma PS I like cats',
  'I dance in the studio of my aunt',
  'my favourite club is Arsenal',
  'We went to a school named after a king',
  'I am in 2 school teams',
  'Math is one of 5 school subjects',
  'We went to 3 school concerts',
  'At 3 school is over',
  'my club is Norwich',
])('finds no school or place of lessons in: %s', text => {
  expect(show(school, text)).toEqual([]);
});

test.each([
  ['I go to 61 school', 2, '61 school'],
  ['I am in 61 school of Lutsk', 2, '61 school of Lutsk'],
  ['I study in 12 school with my sister', 2, '12 school'],
  ['Lakeside Falcons, that is my school', 2, 'Lakeside Falcons'],
  ['we go Lakeside Falcons i think, thats my school', 2, 'Lakeside Falcons'],
  ['look at Lakeside Hill. It is my school and I like it', 1, 'Lakeside Hill'],
  ['I swim for Sheffield Sharks', 1, 'Sheffield Sharks'],
  ['my club is Norwich Penguins', 1, 'Norwich Penguins'],
] as const)('finds a school or club as a child says it: %s', (text, severity, marked) => {
  expect(show(school, text)).toContainEqual(['school', severity, marked]);
});
