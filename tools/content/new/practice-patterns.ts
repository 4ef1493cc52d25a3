import { placeholder } from '../placeholders.ts';
import {
  activityText,
  choice,
  type Material,
  openQuestion,
  picturesOf,
  question,
  textsOf,
  typedWords,
  wordsFrom,
} from './source-text.ts';

const listen = (material: Material, name: string, type: string, from: number): string => {
  const words = wordsFrom(material.words, from, 3);
  const [first] = words;
  const pictures = `${type}: ${choice(picturesOf(words))}`;
  return question(name, 'Press the speaker. Tap.', `audioTrigger: ${first?.text}`, pictures);
};

const tapAll = (material: Material, name: string, from: number, count: number): string => {
  const words = wordsFrom(material.words, from, count);
  const pictures = words.map(({ text, picture }) => `${picture} = ${text}`).join(' | ');
  const line = `imageButtonsTriggers: ${pictures}`;
  return openQuestion(name, 'Tap all. Listen.', line, 'confirmButton: Ready!');
};

/** Activity 1: every new word is seen, heard and read at once. */
export const present = (material: Material): string => {
  const half = Math.ceil(material.words.length / 2);
  return activityText(
    {
      ...material,
      comment: 'Present: every new word is seen, heard and read at once.',
      attempts: 3,
    },
    [
      tapAll(material, 'words-1', 0, half),
      listen(material, 'listen-1', 'randomisedImageButtons', 0),
      listen(material, 'listen-2', 'imageButtons', 1),
      tapAll(material, 'words-2', half, material.words.length - half),
      listen(material, 'listen-3', 'randomisedImageButtons', half),
      listen(material, 'listen-4', 'imageButtons', half + 1),
    ],
  );
};

/** Activity 2: hear or read, then tap. */
export const recognise = (material: Material): string => {
  const { words } = material;
  const [look, read, list] = [
    wordsFrom(words, 2, 3),
    wordsFrom(words, 5, 4),
    wordsFrom(words, 6, 5),
  ];
  const searched = wordsFrom(typedWords(words), 0, Math.min(5, typedWords(words).length));
  return activityText(
    {
      ...material,
      comment: 'Recognise: the words are picked by ear and by eye; each is asked at least once.',
      attempts: 3,
      shuffle: true,
    },
    [
      listen(material, 'listen-1', 'imageButtons', 3),
      listen(material, 'listen-2', 'adjustableImageButtons', 7),
      question(
        'look',
        'Look. Choose the word.',
        `image: ${look[0]?.picture}`,
        `audioTextButtons: ${choice(textsOf(look))}`,
      ),
      question(
        'read',
        'Read. Tap.',
        `textLabel: (say) ${read[0]?.text}`,
        `imageButtons: ${choice(picturesOf(read))}`,
      ),
      question(
        'list',
        'Read. Put three pictures in the box.',
        `textLabels: ${textsOf(list.slice(0, 3)).join(' | ')}`,
        `draggableImageButtons: ${choice(picturesOf(list), 3)}`,
      ),
      openQuestion('search', 'Find five words.', `wordSearch: ${textsOf(searched).join(' | ')}`),
    ],
  );
};

/** Activities 3 and 4: the new structure in all its forms, then the same with words of earlier lessons. */
export const structure = (material: Material, comment: string): string => {
  const { words } = material;
  const [listened, others] = [wordsFrom(words, 0, 3), wordsFrom(words, 3, 3)];
  const [first = '', ...rest] = textsOf(others);
  return activityText({ ...material, comment, attempts: 2 }, [
    openQuestion(
      'ask',
      'Look and listen.',
      `speechBubbles: Mia: (say) ${placeholder} | Ali: (say) ${placeholder}`,
      'confirmButton: Ready!',
    ),
    question(
      'answer',
      'Choose the answer.',
      `speechBubble: Mia: (say) ${placeholder}`,
      `textButtons: ${choice(textsOf(listened))}`,
    ),
    question(
      'listen',
      'Press the speaker. Tap.',
      `audioTrigger: ${placeholder}`,
      `imageButtons: ${choice(picturesOf(listened))}`,
    ),
    question(
      'gap',
      'Put the words in.',
      `draggableTextContainerWithGaps: ${placeholder} [${first}]. + ${rest.join(' | ')}`,
    ),
    question('order', 'Make the sentence.', `draggableTextButtons: I | have | ${placeholder}.`),
    question(
      'choose',
      'Choose the word.',
      `fillableTextLabel: ${placeholder} ___.`,
      `textButtons: ${choice(textsOf(others))}`,
    ),
  ]);
};
