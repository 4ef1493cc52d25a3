import type { Activity, Component, Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import {
  decoration,
  hasOwnFullScreen,
  instructionOf,
  mainPicture,
  mediaOf,
  questionSounds,
  withoutOnlySound,
  withWords,
} from './question-media.ts';

const question = (id: string, components: Question['components'], audio?: string): Question => ({
  id,
  instruction: { text: 'Listen. Tap.', ...(audio ? { audio } : {}) },
  components,
  solution: [],
  triggers: { correct: [], incorrect: null },
});
const part = (type: string, ...values: string[]): Question['components'][number] => ({
  id: type,
  type,
  data: values.map(value => ({ id: value, value })),
  meta: {},
});

test('NOTSHOWN-71 replay plays all sounds in order, else the instruction', () => {
  expect(questionSounds(question('a', [part('audio', '1.mp3', '2.mp3')], 'i.mp3'))).toEqual([
    '1.mp3',
    '2.mp3',
  ]);
  expect(questionSounds(question('a', [part('textLabel', 'Hi')], 'i.mp3'))).toEqual(['i.mp3']);
  expect(questionSounds(question('a', []))).toEqual([]);
});

test('full screen shows the picture of the question', () => {
  expect(
    mainPicture(question('a', [part('audio', '1.mp3'), part('largeImage', 'scene.webp')]))?.value,
  ).toBe('scene.webp');
  expect(
    mainPicture(question('a', [part('imageWithTextContainer', 'hen.webp', 'A hen.')]))?.value,
  ).toBe('hen.webp');
  expect(
    mainPicture(question('a', [part('hiddenImageWithTextContainer', 'hen.webp', 'Who?')])),
  ).toBeUndefined();
  expect(mainPicture(question('a', []))).toBeUndefined();
});

test('COMP-54 a story image has its own full screen button', () => {
  expect(hasOwnFullScreen(question('a', [part('storyImage', 'scene.webp')]))).toBe(true);
  expect(hasOwnFullScreen(question('a', [part('image', 'cat.webp')]))).toBe(false);
  expect(mainPicture(question('a', [part('storyImage', 'scene.webp')]))?.value).toBe('scene.webp');
});

test('the toy blocks show pictures of other questions', () => {
  const open = question('a', [part('image', 'cat.webp')]);
  const activity: Activity = {
    id: 'x',
    meta: { title: 'x', lingos: 0 },
    data: [
      open,
      question('b', [
        part('imageButtons', 'cat.webp', 'dog.webp', 'dog.webp', 'sun.webp'),
        part('audio', 'a.mp3'),
      ]),
    ],
    testInstructions: [],
  };
  expect(decoration(activity, open, 3)).toEqual(['dog.webp', 'sun.webp']);
});

test('PLAYER-05 NOTSHOWN-48 a test shows the instruction of the question id, and before the first the one without an id', () => {
  const activity: Activity = {
    id: 'x',
    meta: { title: 'Test', lingos: 0, test: true },
    data: [question('a', []), question('b', []), question('c', [])],
    testInstructions: [
      { question_id: '', text: 'Begin!' },
      { question_id: 'b', text: 'Read.', audio: 'read.mp3' },
    ],
  };
  expect([0, 1, 2].map(index => instructionOf(activity, index).text)).toEqual([
    'Begin!',
    'Read.',
    'Listen. Tap.',
  ]);
  expect(instructionOf(activity, 1).audio).toBe('read.mp3');
});

test('COMP-01 the speaker above the board plays a single sound; several sounds keep their places', () => {
  const types = (given: Question) => withoutOnlySound(given).components.map(({ type }) => type);
  expect(types(question('a', [part('audio', '1.mp3'), part('imageButtons', 'cat.webp')]))).toEqual([
    'imageButtons',
  ]);
  expect(types(question('a', [part('audio', '1.mp3', '2.mp3')]))).toEqual(['audio']);
});

test('PLAYER-78 partly: what sounds say is above the board or on it; a sound without its words stays', () => {
  const sounds = (type: string, ...captions: (string | undefined)[]) => ({
    ...part(type),
    data: captions.map((caption, at) => ({
      id: `${at}`,
      value: `${at}.mp3`,
      ...(caption ? { caption } : {}),
    })),
  });
  const pictures = part('imageButtons', 'cat.webp');
  const read = (heard: Component, isPhone = false) => {
    const { words, onBoard } = withWords(question('a', [heard, pictures]), isPhone);
    return { words, board: onBoard.components.map(({ type, data }) => [type, data[0]?.value]) };
  };
  const choices = ['imageButtons', 'cat.webp'];
  expect(read(sounds('audio', 'A cat.'))).toEqual({ words: 'A cat.', board: [choices] });
  expect(read(sounds('audio', undefined))).toEqual({ words: undefined, board: [choices] });
  const texts = { words: undefined, board: [['textContainer', 'A cat.'], choices] };
  expect(read(sounds('audio', 'A cat.'), true)).toEqual(texts);
  expect(read(sounds('audio', 'A cat.', 'A dog.'))).toEqual(texts);
  expect(read(sounds('audioTrigger', 'A cat.'))).toEqual(texts);
  const dictation = [sounds('audio', 'A cat.'), part('typeInTextBox', 'cat')];
  expect(withWords(question('a', dictation), false).words).toBe('A cat.');
  const shown = withWords(question('a', [...dictation, part('image', 'cat.webp')]), false);
  expect(shown).toEqual({
    onBoard: expect.objectContaining({ components: [dictation[1], part('image', 'cat.webp')] }),
  });
  expect(read(sounds('audioTrigger', 'A cat.', undefined)).board).toEqual([
    ['audioTrigger', '0.mp3'],
    choices,
  ]);
});

test('the media of a question are its pictures and sounds, not its words', () => {
  const open = question(
    'a',
    [part('image', '/media/cat.webp'), part('textButtons', 'cat', 'dog')],
    '/media/i.mp3',
  );
  const triggers = {
    correct: [{ type: 'image', data: { value: '/media/cheer.svg' } }],
    incorrect: { type: 'audio', data: { value: '/media/oops.mp3' } },
  };
  expect(mediaOf({ ...open, triggers })).toEqual([
    '/media/cat.webp',
    '/media/i.mp3',
    '/media/cheer.svg',
    '/media/oops.mp3',
  ]);
});

test('COURSE-04 partly: what a wrong item says is loaded with its question, last', () => {
  const choices = part('textButtons', 'cat', 'dog');
  const data = choices.data.map(item => ({
    ...item,
    why: { sentence: `A ${item.value}.`, audio: `/media/${item.value}.mp3` },
  }));
  expect(mediaOf(question('a', [{ ...choices, data }], '/media/i.mp3'))).toEqual([
    '/media/i.mp3',
    '/media/cat.mp3',
    '/media/dog.mp3',
  ]);
});

test('COURSE-89 the pictures that help to say something are loaded with their question', () => {
  const speaking = part('speakingActivity', "I'm happy.");
  const pictures = [{ value: '/media/happy.webp', label: 'a smile' }];
  const data = speaking.data.map(item => ({ ...item, pictures }));
  expect(mediaOf(question('a', [{ ...speaking, data }], '/media/i.mp3'))).toEqual([
    '/media/happy.webp',
    '/media/i.mp3',
  ]);
});

test('the media of a question include those in its meta data', () => {
  const dialogue = {
    ...part('speechBubbles', 'Hello!'),
    meta: { speakers: { Mia: '/media/mia.webp' }, topic: 'farm' },
  };
  const slides = {
    ...part('imageCarouselHotspots', 'cow'),
    meta: { slides: [{ id: '1', value: '/media/yard.webp', label: 'a yard' }], spots: [{ x: 3 }] },
  };
  expect(mediaOf(question('a', [dialogue, slides]))).toEqual([
    '/media/mia.webp',
    '/media/yard.webp',
  ]);
});
