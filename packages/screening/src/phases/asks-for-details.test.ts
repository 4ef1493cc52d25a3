import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { asksForDetails } from './asks-for-details.ts';

test.each([
  ['can i have ur number', 'asksForDetails', 2, 'can i have ur number'],
  ['Where do you live?', 'asksForDetails', 1, 'Where do you live'],
  ['send me a photo of you', 'asksForDetails', 2, 'send me a photo of you'],
  ['tell me your surname', 'asksForDetails', 1, 'tell me your surname'],
  ['are you home alone?', 'asksForDetails', 2, 'are you home alone'],
] as const)('finds a question for details: %s', (text, code, severity, marked) => {
  expect(show(asksForDetails, text)).toContainEqual([code, severity, marked]);
});

test.each([
  ['whats your minecraft name', 2],
  ['say me your nick in brawl stars', 2],
  ['how are you called on roblox', 2],
  ['what is the password of ur tablet', 2],
  ['your gmail pls', 2],
  ["what's your dad's phone", 2],
  ['when nobody is at home with you?', 2],
  ['which year were you born', 1],
  ['how is called your mother, full name?', 1],
  ['my surname is Lopez, and yours?', 1],
  ['where works your father', 1],
  ['you learn in what school', 1],
  ['what number is your bus', 1],
  ['what is opposite your house', 1],
  ['when do you have dance class', 1],
  ['you walk alone from school?', 1],
  ['make a picture of your street', 1],
  ['hola your number', 1],
] as const)('finds it in the words of learners: %s', (text, severity) => {
  expect(show(asksForDetails, text).map(([, found]) => found)).toContain(severity);
});

test.each([
  'What is your name?',
  'What is your nickname?',
  'What is your favourite number?',
  'What is your favorite number?',
  'What is the number of your favourite player?',
  'Show your numbers on the cards, please.',
  'Where are you from?',
  'Do you have a phone?',
  'Do you like school?',
  'Tell me about your school.',
  'Send me a photo of your cat',
  'I can take photos.',
  'How old are you?',
  'When is your birthday?',
  'When was Shakespeare born?',
  'What time do you go to school?',
  'How do you go to school? By bus.',
  'What colour is your house?',
  'Where does a doctor work?',
  'Never tell your password!',
  'Do not write your address on the internet.',
  'It is dangerous to tell your address.',
])('finds no question for details: %s', text => {
  expect(show(asksForDetails, text)).toEqual([]);
});

test.each([
  'If you do not tell me your address we are not friends',
  'Why not give me your number?',
  'You still did not send me your number',
  'You never gave it, why do you not tell us your password?',
  'If you do not write me your email I am sad',
])('finds pressure behind a negation: %s', text => {
  expect(show(asksForDetails, text).map(([, found]) => found)).toContain(2);
});

test.each([
  'never give your number',
  'do not tell anyone your address',
  'Never ever send your phone number to strangers',
  'You should not share your password',
])('finds advice harmless: %s', text => {
  expect(show(asksForDetails, text)).toEqual([]);
});

test.each([
  ['sorry, your phone number?', 'your phone number'],
  ['tu numero?', 'tu numero'],
  ['address please! my mum has stamps', 'address please'],
  ['give email i write you', 'give email'],
  ['drop ur @', 'drop ur'],
  ['how is called your street', 'how is called your street'],
  ['put a photo of your school', 'put a photo of your school'],
  ['you have instagram? give name', 'you have instagram? give name'],
  ['first name, surname, age GO', 'first name, surname, age GO'],
  ['what is your scratch name', 'what is your scratch name'],
])('finds a question in few words: %s', (text, marked) => {
  expect(show(asksForDetails, text).map(([, , found]) => found)).toContain(marked);
});

test.each([
  'How is your school? Is it big?',
  'How is called this animal?',
  'Put a photo of your drawing in the book',
  'what is the address of the zoo',
  'Tell me the name of your dog',
  'I said my favourite color, now you say yours!',
])('finds no question in few words: %s', text => {
  expect(show(asksForDetails, text)).toEqual([]);
});
