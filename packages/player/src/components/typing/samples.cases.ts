import { partOf, pictureItem, sampleQuestion, wordItem } from '../sample-question.ts';

const cow = wordItem('cow', 'cow');
const milk = wordItem('milk', 'milk');

const name = wordItem('name', 'name');
const fine = wordItem('fine', 'fine');

const horse = wordItem('horse', 'horse');

/** A question for each type of this family. */
export const typingSamples = {
  typingTextContainerWithGaps: sampleQuestion({
    type: 'typingTextContainerWithGaps',
    meta: { text: 'The {1} gives us {2}.' },
    data: [cow, { ...milk, label: 'm___' }],
    beside: [partOf('image', [pictureItem('cow', 'cow')])],
    right: [cow, milk].map((item, index) => ({ ...item, label: String(index + 1) })),
    instruction: 'Write the words.',
  }),
  typingSpeechBubbles: sampleQuestion({
    type: 'typingSpeechBubbles',
    meta: {
      bubbles: [
        { text: "Hello! What's your {1}?", speaker: 'Mia' },
        { text: "I'm Leo. How are you?", speaker: 'Leo' },
        { text: "I'm {2}, thank you.", speaker: 'Mia' },
      ],
    },
    data: [name, { ...fine, label: 'f___' }],
    right: [name, fine].map((item, index) => ({ ...item, label: String(index + 1) })),
    instruction: 'Read and write.',
  }),
  typeInTextBox: sampleQuestion({
    type: 'typeInTextBox',
    meta: { text: 'It is a {1}.' },
    data: [horse],
    beside: [partOf('image', [pictureItem('horse', 'horse')])],
    right: [horse],
    instruction: 'What is it? Write the word.',
  }),
};

/** The requirement that each type fulfils. */
export const typingIds = {
  typingTextContainerWithGaps: 'COMP-40',
  typingSpeechBubbles: 'COMP-28',
  typeInTextBox: 'COMP-47',
};
