import { partOf, sampleQuestion, wordItem, words } from '../sample-question.ts';

const animals = partOf('textButtons', [
  wordItem('moo', 'cow'),
  wordItem('quack', 'duck'),
  wordItem('oink', 'pig'),
  wordItem('neigh', 'horse'),
]);

const aboutMia = partOf('textButtons', [
  wordItem('name', 'My name is Mia.'),
  wordItem('nine', 'I am nine.'),
]);

const yesAnswers = partOf('textButtons', [
  wordItem('do', 'Yes, I do.'),
  wordItem('am', 'Yes, I am.'),
]);

/** A question for each type of this family. */
export const textSamples = {
  textLabel: sampleQuestion({
    type: 'textLabel',
    data: [wordItem('label', 'Is it a horse?')],
    answers: words,
    right: words.data.slice(0, 1),
  }),
  textLabels: sampleQuestion({
    type: 'textLabels',
    data: [wordItem('one', 'a cow'), wordItem('two', 'a hen'), wordItem('three', 'a pig')],
    answers: words,
    right: words.data.slice(0, 1),
  }),
  textContainer: sampleQuestion({
    type: 'textContainer',
    data: [
      { ...wordItem('first', 'My name is Sam. I live on a farm.'), audio: '/media/farm.mp3' },
      wordItem('second', 'We have two horses and a cow.'),
    ],
    answers: words,
    right: words.data.slice(0, 1),
    instruction: 'Read. Is it right?',
  }),
  largeTextContainer: sampleQuestion({
    type: 'largeTextContainer',
    data: [
      { ...wordItem('once', 'Once there was a little hen.'), audio: '/media/once.mp3' },
      wordItem('friend', 'She had a friend: a big brown horse. They played on the farm every day.'),
      wordItem('rain', 'One day it rained and rained. "Come in!" said the horse.'),
    ],
    answers: words,
    right: words.data.slice(0, 1),
    instruction: 'Read. Is the horse her friend?',
  }),
  fillableTextLabel: sampleQuestion({
    type: 'fillableTextLabel',
    data: [],
    meta: { text: 'Quack! I am a {1}.' },
    answers: animals,
    right: animals.data.slice(1, 2),
    instruction: 'Who says it?',
  }),
  speechBubble: sampleQuestion({
    type: 'speechBubble',
    data: [{ ...wordItem('ask', 'How old are you?'), label: 'Ali', audio: '/media/old.mp3' }],
    answers: aboutMia,
    right: aboutMia.data.slice(1),
    instruction: 'What does Mia say?',
  }),
  speechBubbles: sampleQuestion({
    type: 'speechBubbles',
    data: [
      { ...wordItem('hello', 'Hello! What is your name?'), label: 'Ali', audio: '/media/name.mp3' },
      { ...wordItem('mia', 'My name is Mia.'), label: 'Mia' },
      { ...wordItem('like', 'Do you like horses?'), label: 'Ali' },
    ],
    meta: { speakers: { Mia: '/media/mia.webp' } },
    answers: yesAnswers,
    right: yesAnswers.data.slice(0, 1),
    instruction: 'What does Mia say?',
  }),
};

/** The requirement that each type fulfils. */
export const textIds = {
  textLabel: 'COMP-17',
  textLabels: 'COMP-18',
  textContainer: 'COMP-51',
  largeTextContainer: 'COMP-53',
  fillableTextLabel: 'COMP-37',
  speechBubble: 'COMP-24',
  speechBubbles: 'COMP-25',
};
