import { partOf, pictureItem, sampleQuestion, wordItem } from '../sample-question.ts';

const pig = pictureItem('pig', 'pig');

const horse = pictureItem('horse', 'horse');

const hen = pictureItem('hen', 'small hen');

const sheep = pictureItem('sheep', 'sheep');

const hello = wordItem('hello', 'Hello!');

const fine = { ...wordItem('fine', "I'm fine, thank you."), audio: '/media/fine.mp3' };

const spokenHen = { ...wordItem('hen', 'a hen'), audio: '/media/hen.mp3' };

/** A question for each type of this family. */
export const choiceSamples = {
  imageButton: sampleQuestion({
    type: 'imageButton',
    data: [pig],
    beside: [partOf('imageButton', [pictureItem('hen', 'hen')])],
    right: [pig],
  }),
  imageButtons: sampleQuestion({
    type: 'imageButtons',
    data: [
      pictureItem('cow', 'cow'),
      pictureItem('hen', 'hen'),
      horse,
      pig,
      pictureItem('duck', 'duck'),
      pictureItem('sheep', 'sheep'),
    ],
    right: [horse, pig],
    instruction: 'Tap the horse and the pig.',
  }),
  adjustableImageButtons: sampleQuestion({
    type: 'adjustableImageButtons',
    data: [pictureItem('horse', 'big horse'), hen],
    meta: { sizes: { hen: 46 } },
    right: [hen],
    instruction: 'Tap the small animal.',
  }),
  randomisedImageButtons: sampleQuestion({
    type: 'randomisedImageButtons',
    data: [pictureItem('cow', 'cow'), sheep, pictureItem('hen', 'hen')],
    right: [sheep],
    instruction: 'Tap the sheep.',
  }),
  textButton: sampleQuestion({
    type: 'textButton',
    data: [hello],
    beside: [partOf('textButton', [wordItem('goodbye', 'Goodbye!')])],
    right: [hello],
  }),
  textButtons: sampleQuestion({
    type: 'textButtons',
    data: [wordItem('mia', "I'm Mia."), fine, wordItem('nine', "I'm nine.")],
    right: [fine],
    instruction: 'How are you?',
  }),
  audioTextButtons: sampleQuestion({
    type: 'audioTextButtons',
    data: [
      { ...wordItem('pen', 'a pen'), audio: '/media/pen.mp3' },
      spokenHen,
      { ...wordItem('ten', 'ten'), audio: '/media/ten.mp3' },
      { ...wordItem('men', 'men'), audio: '/media/men.mp3' },
    ],
    right: [spokenHen],
    instruction: 'Listen. What is on the farm?',
  }),
};

/** The requirement that each type fulfils. */
export const choiceIds = {
  imageButton: 'COMP-09',
  imageButtons: 'COMP-10',
  adjustableImageButtons: 'COMP-11',
  randomisedImageButtons: 'COMP-55',
  textButton: 'COMP-15',
  textButtons: 'COMP-16',
  audioTextButtons: 'COMP-48',
};
