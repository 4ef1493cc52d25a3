import { placeholder } from '../placeholders.ts';
import {
  activityText,
  choice,
  type Material,
  openQuestion,
  type PatternWord,
  picturesOf,
  question,
  testQuestion,
  textsOf,
  typedWords,
  wordsFrom,
} from './source-text.ts';

/** `??? [cat]. ??? [dog]. + cow | duck` */
const gaps = (texts: readonly string[], inGaps: number): string => {
  const sentences = texts.slice(0, inGaps).map(text => `${placeholder} [${text}].`);
  return `draggableTextContainerWithGaps: ${sentences.join(' ')} + ${texts.slice(inGaps).join(' | ')}`;
};

const typedIn = (material: Material) => {
  const typed = typedWords(material.words);
  return wordsFrom(typed.length > 0 ? typed : material.words, 0, 3);
};

/** Activity 5: the child says and writes something true about itself. */
export const produce = (material: Material): string => {
  const { words } = material;
  const [spelt, typed, last] = typedIn(material);
  const found = wordsFrom(words, 4, 4);
  return activityText(
    {
      ...material,
      comment: 'Produce: the child says and writes something true about itself.',
      attempts: 2,
    },
    [
      question(
        'spell',
        'Spell the word.',
        `spellingGame: ${spelt?.text}`,
        `  topic: ${placeholder}`,
        '  colours: red, blue',
        `  picture: ${spelt?.picture}`,
      ),
      question(
        'type',
        'Look. Type the word.',
        `image: ${typed?.picture}`,
        `typeInTextBox: ${typed?.text}`,
      ),
      question(
        'write',
        'Type the word.',
        `typingTextContainerWithGaps: ${placeholder} [${last?.text}].`,
      ),
      question('letter', 'Read. Put the words in.', gaps(textsOf(wordsFrom(words, 0, 4)), 2)),
      question(
        'two',
        'Listen. Tap two pictures.',
        `audioTrigger: ${textsOf(found.slice(0, 2)).join(', ')}`,
        `imageButtons: ${choice(picturesOf(found), 2)}`,
      ),
      openQuestion(
        'speak',
        'Listen. Say it.',
        `speakingActivity: echo: ${placeholder} | answer: Domino: ${placeholder} > ${placeholder} | free: ${placeholder} = ${picturesOf(found).join(', ')}`,
      ),
    ],
  );
};

const pages = [1, 2, 3, 4, 5];

/** Activity 6: a story with a real turn; it does not test. @param name of its pictures, such as `l7` */
export const story = (material: Material, name: string): string =>
  activityText(
    { ...material, comment: 'Enjoy: a story with a real turn. It does not test.', attempts: 2 },
    [
      ...pages.map(page =>
        question(
          `page-${page}`,
          'Read and listen. What is right?',
          `storyImage: ${name}-p${page}`,
          `largeTextContainer: (say) ${placeholder}`,
          `textButtons: ${choice(textsOf(wordsFrom(material.words, page, 3)))}`,
        ),
      ),
      question(
        'order',
        'Put the story in order.',
        `draggableImageButtonsOrderSensitive: ${pages.map(page => `${name}-p${page}-card`).join(' | ')}`,
      ),
    ],
  );

/** Activity 7: the song and the sound of the lesson. @param name of the song */
export const song = (material: Material, name: string): string => {
  const { words } = material;
  return activityText(
    { ...material, comment: 'Enjoy: the song and the sound of the lesson.', attempts: 2 },
    [
      openQuestion('song', 'Listen and sing.', `karaokeListen: ${name}`),
      question('gaps', 'Listen. Put the words in.', gaps(textsOf(wordsFrom(words, 0, 4)), 2)),
      question(
        'lines',
        'Listen. Put in order.',
        `audio: ${textsOf(wordsFrom(words, 4, 3)).join(', ')}`,
        `draggableTextButtonsWithAudio: ${textsOf(wordsFrom(words, 4, 3)).join(' | ')}`,
      ),
      question(
        'sounds',
        'Same sound: find two words.',
        `audio: ${placeholder}`,
        `audioTextButtons: ${choice(textsOf(wordsFrom(words, 2, 4)), 2)}`,
      ),
      question(
        'listen',
        'Listen. Tap.',
        `audio: ${wordsFrom(words, 7, 1)[0]?.text}`,
        `randomisedImageButtons: ${choice(picturesOf(wordsFrom(words, 7, 3)))}`,
      ),
      openQuestion('speak', 'Listen. Say it.', `speakingActivity: ${placeholder}`),
    ],
  );
};

/**
 * Activity 8: ten questions by the blueprint of tests. It does not teach.
 *
 * @param old words of earlier lessons, which two questions ask for
 */
export const check = (material: Material, old: readonly PatternWord[]): string => {
  const { words } = material;
  const four = (from: number, among = words) => wordsFrom(among, from, 4);
  // No other question asks for these.
  const left = words.slice(9);
  const [typed] = typedIn({ ...material, words: left.length > 0 ? left : words });
  return activityText(
    {
      ...material,
      comment:
        'Check: each new word in one question at most; two questions ask for words of earlier lessons.',
      attempts: 1,
      shuffle: true,
      test: true,
    },
    [
      testQuestion(
        'listen',
        { skill: 'listen', can: 1 },
        'Press the speaker. Tap.',
        `audioTrigger: ${four(0)[0]?.text}`,
        `imageButtons: ${choice(picturesOf(four(0)))}`,
      ),
      testQuestion(
        'listen-2',
        { skill: 'listen', can: 1 },
        'Press the speaker. Tap.',
        `audioTrigger: ${four(1)[0]?.text}`,
        `randomisedImageButtons: ${choice(picturesOf(four(1)))}`,
      ),
      testQuestion(
        'box',
        { skill: 'listen', can: 1 },
        'Listen. Put three pictures in the box.',
        `audioTrigger: ${textsOf(four(6).slice(0, 3)).join(', ')}`,
        `draggableImageButtons: ${choice(picturesOf(wordsFrom(words, 6, 5)), 3)}`,
      ),
      testQuestion(
        'read',
        { skill: 'read', can: 2 },
        'Read. What is right?',
        `textContainer: ${placeholder}. ${placeholder}. ${placeholder}. ${placeholder}.`,
        `textButtons: ${choice(textsOf(four(2)))}`,
      ),
      testQuestion(
        'tap',
        { skill: 'read', can: 1 },
        'Read. Tap.',
        `textLabel: ${placeholder}`,
        `imageButtons: ${choice(picturesOf(four(0, old)))}`,
      ),
      testQuestion(
        'answer',
        { skill: 'language', can: 2 },
        'Find the answer.',
        `speechBubble: Mia: (say) ${placeholder}`,
        `draggableSpeechBubbles: ${choice(textsOf(four(1, old)).map(text => `Ali: ${text}`))}`,
      ),
      testQuestion(
        'gaps',
        { skill: 'language', can: 2 },
        'Put the words in.',
        gaps(textsOf(wordsFrom(words, 3, 5)), 3),
      ),
      testQuestion(
        'order',
        { skill: 'language', can: 2 },
        'Make the sentence.',
        `draggableTextButtons: *Here's | *my | *${placeholder}. | is`,
      ),
      testQuestion(
        'write',
        { skill: 'write', can: 1 },
        'Look. Type the word.',
        `image: ${typed?.picture}`,
        `typingTextContainerWithGaps: ${placeholder} [${typed?.text}].`,
      ),
      testQuestion(
        'speak',
        { skill: 'speak', can: 2 },
        'Listen. Say it.',
        `speakingActivity: Domino: ${placeholder} > ${placeholder} | Domino: ${placeholder} > ${placeholder}`,
      ),
    ],
  );
};
