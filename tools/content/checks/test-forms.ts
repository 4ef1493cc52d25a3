import type { ComponentType } from '@digipals/contract/component-types';
import type { Skill } from '@digipals/contract/constants';
import { splitTiles } from '../components/form.ts';
import type { LessonSource } from '../pack.ts';
import type { Problems } from '../problems.ts';
import {
  isTest,
  readItems,
  type SourceActivity,
  type SourceItem,
  type SourceLine,
  type SourceQuestion,
} from '../source.ts';
import { skillOf } from '../test-fields.ts';

/** One answer among four: guessing is right in a quarter of them. */
const choiceTypes: readonly string[] = [
  'imageButtons',
  'randomisedImageButtons',
  'adjustableImageButtons',
  'textButtons',
  'audioTextButtons',
  'draggableSpeechBubbles',
  'draggableTextContainer',
] satisfies ComponentType[];
const optionsOfChoice = 4;

const gapTypes: readonly string[] = [
  'draggableTextContainerWithGaps',
  'draggableSpeechBubblesWithGaps',
] satisfies ComponentType[];
const gapsOfText = 3;
const extraTiles = 2;

const typedTypes: readonly string[] = [
  'typingTextContainerWithGaps',
  'typingSpeechBubbles',
  'typeInTextBox',
] satisfies ComponentType[];

const textTypes: readonly string[] = [
  'textContainer',
  'largeTextContainer',
  'imageWithTextContainer',
] satisfies ComponentType[];
const fewestSentences = 4;

const orderType: ComponentType = 'draggableTextButtons';
const speakingType: ComponentType = 'speakingActivity';
const turnsToSpeak = 2;

const ofTypes = ({ components }: SourceQuestion, types: readonly string[]): SourceLine[] =>
  components.filter(({ key }) => types.includes(key));

/** The options of a line with one right answer; none of another line. */
const singleChoice = ({ value }: SourceLine): readonly SourceItem[] => {
  const items = readItems(value);
  return items.filter(({ right }) => right).length === 1 ? items : [];
};

const hasChoice = (question: SourceQuestion): boolean =>
  ofTypes(question, choiceTypes).some(line => singleChoice(line).length > 0);

const gapsIn = (text: string): number => text.match(/\[[^\]]+\]/g)?.length ?? 0;
const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

const hasLongText = (question: SourceQuestion): boolean =>
  ofTypes(question, textTypes).some(({ value }) => sentencesIn(value) >= fewestSentences);

/** What a test has at least once among the questions of a skill. */
const wanted: readonly {
  skill: Skill;
  what: string;
  isIt(question: SourceQuestion): boolean;
}[] = [
  {
    skill: 'listen',
    what: 'has a child do what it hears, such as draggableImageButtons or draggableImageHotspots',
    isIt: ({ components }) => components.some(({ key }) => key.startsWith('draggable')),
  },
  { skill: 'read', what: `has a text of ${fewestSentences} sentences`, isIt: hasLongText },
  { skill: 'language', what: 'has one answer to choose, such as textButtons', isIt: hasChoice },
  {
    skill: 'language',
    what: `has a sentence to put in order, ${orderType}`,
    isIt: question => ofTypes(question, [orderType]).length > 0,
  },
  {
    skill: 'language',
    what: `has gaps to fill, such as ${gapTypes[0]}`,
    isIt: question => ofTypes(question, gapTypes).length > 0,
  },
];

const checkHead = ({ file, head }: SourceActivity, problems: Problems) => {
  for (const [key, value, why] of [
    ['attempts', '1', 'a child has one try in a test'],
    ['shuffle', 'yes', 'the questions of a test are in another order each time'],
  ] as const)
    if (head.get(key)?.value !== value)
      problems.error(head.get(key)?.path ?? file, `${why}: write “${key}: ${value}”`);
};

const checkChoices = (question: SourceQuestion, problems: Problems) => {
  for (const line of ofTypes(question, choiceTypes)) {
    const { length } = singleChoice(line);
    if (length > 0 && length !== optionsOfChoice)
      problems.error(
        line.path,
        `has ${length} options, not ${optionsOfChoice}: in a test one of four is right`,
      );
  }
};

const checkGaps = (question: SourceQuestion, problems: Problems) => {
  for (const { value, path } of ofTypes(question, gapTypes)) {
    const { written, others } = splitTiles(value);
    if (gapsIn(written) !== gapsOfText || others.length !== extraTiles)
      problems.error(
        path,
        `has ${gapsIn(written)} gaps and ${others.length} other tiles, not ${gapsOfText} and ${extraTiles}: ` +
          'write [gaps] in the text and tiles after a +',
      );
  }
};

const checkWriting = (question: SourceQuestion, problems: Problems) => {
  const lines = ofTypes(question, typedTypes);
  const words = lines.map(({ value }) => gapsIn(value) || 1).reduce((sum, one) => sum + one, 0);
  if (words !== 1)
    problems.error(
      lines[0]?.path ?? question.path,
      `asks for ${words} words to type, not 1: choose the one that is checked, such as “It's a [clock].”`,
    );
};

const checkSpeaking = (question: SourceQuestion, problems: Problems) => {
  const lines = ofTypes(question, [speakingType]);
  const turns = lines.flatMap(({ value }) => readItems(value)).length;
  if (turns !== turnsToSpeak)
    problems.error(
      lines[0]?.path ?? question.path,
      `has ${turns} turns to speak, not ${turnsToSpeak}: write “${speakingType}: Domino: How are you? > I'm fine. | …”`,
    );
};

const checkTest = (test: SourceActivity, problems: Problems) => {
  const { file, questions } = test;
  checkHead(test, problems);
  for (const question of questions) {
    const skill = skillOf(question);
    checkChoices(question, problems);
    checkGaps(question, problems);
    if (skill === 'write') checkWriting(question, problems);
    if (skill === 'speak') checkSpeaking(question, problems);
  }
  for (const { skill, what, isIt } of wanted)
    if (!questions.some(question => skillOf(question) === skill && isIt(question)))
      problems.error(file, `no question with “skill: ${skill}” ${what}: add one`);
};

/**
 * Checks how the tests of a course ask: one try, in another order each time, and each skill in the forms of the
 * blueprint (course plan 1.6).
 */
export const checkTestForms = (lessons: readonly LessonSource[], problems: Problems) => {
  for (const activity of lessons.flatMap(({ activities }) => activities))
    if (isTest(activity)) checkTest(activity, problems);
};
