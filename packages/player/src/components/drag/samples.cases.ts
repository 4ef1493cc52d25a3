import { partOf, pictureItem, sampleQuestion, wordItem } from '../sample-question.ts';

const birds = [pictureItem('hen', 'hen'), pictureItem('duck', 'duck')];

const animalsInOrder = ['pig', 'hen', 'cow'].map(animal => pictureItem(animal, animal));

const placedAnimals = ['horse', 'cow', 'hen'].map(animal => pictureItem(animal, animal));
const spot = (id: string, x: number, y: number) => ({ id, x, y, width: 17, height: 27 });

const captions = { cow: 'milk', hen: 'eggs', sheep: 'wool' } as const;
const givers = Object.keys(captions).map(animal => pictureItem(animal, animal));

const say = (id: string, value: string) => ({
  ...wordItem(id, value),
  label: 'Mia',
  audio: `/media/${id}.mp3`,
});
const fittingLines = [say('fine', "I'm fine, thank you."), say('happy', "I'm happy!")];

const missingLines = [wordItem('name', 'name'), wordItem('do', 'Yes, I do.')];

const sentence = ['The', 'cow', 'eats', 'green', 'grass'].map(word =>
  wordItem(word.toLowerCase(), word),
);

const places = { sun: [15, 28], cow: [30, 84], tree: [89, 22], hen: [68, 84] } as const;
const labels = Object.keys(places).map(word => wordItem(word, word));

const animals = [wordItem('cow', 'cow'), wordItem('hen', 'hen'), wordItem('pig', 'pig')];

const numbers = ['one', 'two', 'three', 'four'].map(word => ({
  ...wordItem(word, word),
  audio: `/media/${word}.mp3`,
}));

const cowFacts = [wordItem('big', 'It is a big animal.'), wordItem('milk', 'It gives us milk.')];

const farm = wordItem('farm', 'farm');
const horses = wordItem('horses', 'horses');
const feed = wordItem('feed', 'feed');

/** A question for each type of this family. */
export const dragSamples = {
  draggableImageButtons: sampleQuestion({
    type: 'draggableImageButtons',
    data: [pictureItem('pig', 'pig'), ...birds, pictureItem('sheep', 'sheep')],
    right: birds,
    instruction: 'Which animals are birds?',
  }),
  draggableImageButtonsOrderSensitive: sampleQuestion({
    type: 'draggableImageButtonsOrderSensitive',
    data: [2, 0, 1].flatMap(index => animalsInOrder[index] ?? []),
    beside: [
      partOf('textLabel', [wordItem('story', 'First the pig, then the hen, then the cow.')]),
    ],
    right: animalsInOrder,
    instruction: 'Read. Put in order.',
  }),
  draggableImageHotspots: sampleQuestion({
    type: 'draggableImageHotspots',
    meta: {
      picture: { value: '/media/yard.webp', label: 'a barn, a fence and a tractor' },
      spots: [spot('fence', 15, 78), spot('barn', 40, 72), spot('tractor', 88, 41)],
    },
    data: [...placedAnimals.toReversed(), pictureItem('pig', 'pig')],
    beside: [
      partOf('textLabel', [
        wordItem('where', 'The hen is on the tractor. The cow is next to the barn.'),
      ]),
    ],
    right: placedAnimals.map((item, index) => ({
      id: item.id,
      value: item.value,
      label: String(index + 1),
    })),
    instruction: 'Read. Put the animals on the farm.',
  }),
  draggableImageHotspotsWithWrappers: sampleQuestion({
    type: 'draggableImageHotspotsWithWrappers',
    meta: {
      spots: Object.entries(captions).map(([id, label], index) => ({
        id,
        label,
        x: 20 + 30 * index,
        y: 50,
        width: 24,
        height: 60,
      })),
    },
    data: [pictureItem('pig', 'pig'), ...givers.toReversed()],
    right: givers.map((item, index) => ({
      id: item.id,
      value: item.value,
      label: String(index + 1),
    })),
    instruction: 'Who gives us what?',
  }),
  draggableSpeechBubbles: sampleQuestion({
    type: 'draggableSpeechBubbles',
    meta: { speakers: { Mia: '/media/mia.webp' } },
    data: [say('nine', "I'm nine."), ...fittingLines, say('red', 'It is red.')],
    beside: [
      {
        id: 'ask',
        type: 'speechBubble',
        data: [{ ...wordItem('how', 'How are you, Mia?'), label: 'Ali' }],
        meta: { speakers: { Ali: '/media/ali.webp' } },
      },
    ],
    right: fittingLines,
    instruction: 'What does Mia say?',
  }),
  draggableSpeechBubblesWithGaps: sampleQuestion({
    type: 'draggableSpeechBubblesWithGaps',
    meta: {
      speakers: { Ali: '/media/ali.webp', Mia: '/media/mia.webp' },
      bubbles: [
        { speaker: 'Ali', text: 'Hello! What is your {1}?', audio: '/media/name.mp3' },
        { speaker: 'Mia', text: 'My name is Mia.', audio: '/media/mia.mp3' },
        { speaker: 'Ali', text: 'Do you like horses?', audio: '/media/horses.mp3' },
        { speaker: 'Mia', text: '{2}' },
      ],
    },
    data: [
      wordItem('red', 'It is red.'),
      ...missingLines.toReversed(),
      wordItem('colour', 'colour'),
    ],
    right: missingLines.map((item, index) => ({ ...item, label: String(index + 1) })),
    instruction: 'What do Ali and Mia say?',
  }),
  draggableTextButtons: sampleQuestion({
    type: 'draggableTextButtons',
    data: [3, 0, 2, 1, 4].flatMap(index => sentence[index] ?? []),
    beside: [partOf('image', [pictureItem('cow', 'cow')])],
    right: sentence,
    instruction: 'Make the sentence.',
  }),
  draggableTextButtonsForHotspots: sampleQuestion({
    type: 'draggableTextButtonsForHotspots',
    meta: {
      picture: { value: '/media/barn.webp', label: 'a farm' },
      spots: Object.entries(places).map(([id, [x, y]]) => ({ id, x, y, width: 18, height: 12 })),
    },
    data: [wordItem('cat', 'cat'), ...labels.toReversed()],
    right: labels.map((item, index) => ({ ...item, label: String(index + 1) })),
    instruction: 'Put the words on the picture.',
  }),
  draggableTextButtonsOrderInsensitive: sampleQuestion({
    type: 'draggableTextButtonsOrderInsensitive',
    data: [
      wordItem('pen', 'pen'),
      ...animals,
      { ...wordItem('bag', 'bag'), audio: '/media/bag.mp3' },
    ],
    right: animals,
    instruction: 'Find three animals.',
  }),
  draggableTextButtonsWithAudio: sampleQuestion({
    type: 'draggableTextButtonsWithAudio',
    data: [2, 0, 3, 1].flatMap(index => numbers[index] ?? []),
    right: numbers,
    instruction: 'Listen. Put in order.',
  }),
  draggableTextContainer: sampleQuestion({
    type: 'draggableTextContainer',
    data: [wordItem('eggs', 'It gives us eggs.'), ...cowFacts, wordItem('fly', 'It can fly.')],
    beside: [partOf('image', [pictureItem('cow', 'cow')])],
    right: cowFacts,
    instruction: 'What do you know about the cow?',
  }),
  draggableTextContainerWithGaps: sampleQuestion({
    type: 'draggableTextContainerWithGaps',
    meta: { text: 'I live on a {1}. We have two {2} and a cow. I {3} the hens every day.' },
    data: [horses, wordItem('swim', 'swim'), feed, farm],
    beside: [partOf('image', [pictureItem('horse', 'horse')])],
    right: [farm, horses, feed].map((item, index) => ({ ...item, label: String(index + 1) })),
    instruction: 'Read and fill the gaps.',
  }),
};

/** The requirement that each type fulfils. */
export const dragIds = {
  draggableImageButtons: 'COMP-12',
  draggableImageButtonsOrderSensitive: 'COMP-13',
  draggableImageHotspots: 'COMP-35',
  draggableImageHotspotsWithWrappers: 'COMP-36',
  draggableSpeechBubbles: 'COMP-26',
  draggableSpeechBubblesWithGaps: 'COMP-27',
  draggableTextButtons: 'COMP-19',
  draggableTextButtonsForHotspots: 'COMP-22',
  draggableTextButtonsOrderInsensitive: 'COMP-20',
  draggableTextButtonsWithAudio: 'COMP-21',
  draggableTextContainer: 'COMP-38',
  draggableTextContainerWithGaps: 'COMP-39',
};
