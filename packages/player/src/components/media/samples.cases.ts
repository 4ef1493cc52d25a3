import { partOf, pictureItem, sampleQuestion, wordItem, words } from '../sample-question.ts';

const birds = partOf('imageButtons', [
  pictureItem('duck', 'duck'),
  pictureItem('hen', 'hen'),
  pictureItem('sheep', 'sheep'),
]);

const callers = partOf('imageButtons', [
  pictureItem('hen', 'hen'),
  pictureItem('sheep', 'sheep'),
  pictureItem('cow', 'cow'),
]);

const caption = partOf('textContainer', [
  { ...wordItem('sunny', 'It is a sunny day. The cow is on the farm.'), audio: '/media/sunny.mp3' },
]);

const isThere = partOf('textButtons', [
  wordItem('is', 'Yes, there is.'),
  wordItem('not', "No, there isn't."),
]);

const calls = partOf('textButtons', [wordItem('oink', 'Oink!'), wordItem('moo', 'Moo!')]);

/** A question for each type of this family. */
export const mediaSamples = {
  audio: sampleQuestion({
    type: 'audio',
    data: [{ id: 'sound', value: '/media/duck.mp3' }],
    answers: birds,
    right: birds.data.slice(0, 1),
  }),
  audioTrigger: sampleQuestion({
    type: 'audioTrigger',
    data: [{ id: 'moo', value: '/media/cow.mp3' }],
    answers: callers,
    right: callers.data.slice(2),
    instruction: 'Press. Who says it?',
  }),
  image: sampleQuestion({
    type: 'image',
    data: [pictureItem('horse', 'horse')],
    answers: words,
    right: words.data.slice(0, 1),
  }),
  largeImage: sampleQuestion({
    type: 'largeImage',
    data: [pictureItem('cow', 'cow')],
    answers: words,
    right: words.data.slice(1),
  }),
  storyImage: sampleQuestion({
    type: 'storyImage',
    data: [{ id: 'scene', value: '/media/barn.webp', label: 'a farm in the sun' }],
    beside: [caption],
    answers: words,
    right: words.data.slice(0, 1),
    instruction: 'Is it sunny?',
  }),
  imageCarousel: sampleQuestion({
    type: 'imageCarousel',
    data: [
      { ...pictureItem('cow', 'cow'), audio: '/media/cow.mp3' },
      { ...pictureItem('duck', 'duck'), audio: '/media/duck.mp3' },
      { ...pictureItem('pig', 'pig'), audio: '/media/pig.mp3' },
      { ...pictureItem('hen', 'hen'), audio: '/media/hen.mp3' },
      pictureItem('sheep', 'sheep'),
    ],
    answers: isThere,
    right: isThere.data.slice(1),
    instruction: 'Is there a dog?',
  }),
  imageButtonsTriggers: sampleQuestion({
    type: 'imageButtonsTriggers',
    data: [
      { ...pictureItem('pig', 'pig'), audio: '/media/pig.mp3' },
      { ...pictureItem('cow', 'cow'), audio: '/media/cow.mp3' },
      { ...pictureItem('horse', 'horse'), audio: '/media/horse.mp3' },
      { ...pictureItem('duck', 'duck'), audio: '/media/duck.mp3' },
    ],
    answers: calls,
    right: calls.data.slice(0, 1),
    instruction: 'Tap and listen. What does the pig say?',
  }),
  imageWithTextContainer: sampleQuestion({
    type: 'imageWithTextContainer',
    data: [
      pictureItem('horse', 'horse'),
      wordItem('big', 'This is Star. She is big and brown.'),
      wordItem('run', 'She can run and jump.'),
    ],
    answers: words,
    right: words.data.slice(0, 1),
    instruction: 'Is Star brown?',
  }),
  hiddenImageWithTextContainer: sampleQuestion({
    type: 'hiddenImageWithTextContainer',
    data: [
      pictureItem('duck', 'duck'),
      wordItem('swim', 'I live on a farm and I can swim.'),
      wordItem('who', 'Am I a duck?'),
    ],
    answers: words,
    right: words.data.slice(0, 1),
    instruction: 'Read. Who is it?',
  }),
  imageWithTextContainerAndAudio: sampleQuestion({
    type: 'imageWithTextContainerAndAudio',
    data: [
      pictureItem('sheep', 'sheep'),
      { ...wordItem('white', 'My sheep is white.'), audio: '/media/white.mp3' },
      { ...wordItem('grass', 'It eats grass.'), audio: '/media/grass.mp3' },
    ],
    answers: words,
    right: words.data.slice(1),
    instruction: 'Is the sheep black?',
  }),
  hiddenImageWithTextContainerAndAudio: sampleQuestion({
    type: 'hiddenImageWithTextContainerAndAudio',
    data: [
      pictureItem('pig', 'pig'),
      { ...wordItem('pink', 'I am pink.'), audio: '/media/pink.mp3' },
      { ...wordItem('oink', 'I say oink!'), audio: '/media/oink.mp3' },
    ],
    answers: words,
    right: words.data.slice(1),
    instruction: 'Listen. Is it a cow?',
  }),
};

/** The requirement that each type fulfils. */
export const mediaIds = {
  audio: 'COMP-01',
  audioTrigger: 'COMP-46',
  image: 'COMP-06',
  largeImage: 'COMP-52',
  storyImage: 'COMP-54',
  imageCarousel: 'COMP-07',
  imageButtonsTriggers: 'COMP-14',
  imageWithTextContainer: 'COMP-42',
  hiddenImageWithTextContainer: 'COMP-43',
  imageWithTextContainerAndAudio: 'COMP-44',
  hiddenImageWithTextContainerAndAudio: 'COMP-45',
};
