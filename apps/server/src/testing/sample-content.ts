import type { Activity, Question, Word } from '@digipals/contract';
import { type Content, createContent } from '../content/content.ts';
import type { WordFile } from '../content/dictionary.ts';
import type { ActivityFile, ListedActivity, ListedFrames } from '../content/lessons.ts';
import type { ReviewTexts, WordReviewFile } from '../content/word-review.ts';

/** A question with the tiles yes and no; yes is right. */
const questionOf = (id: string): Question => ({
  id,
  instruction: { text: 'Tap.' },
  components: [
    {
      id: `${id}-c`,
      type: 'textButtons',
      data: [
        { id: `${id}-yes`, value: 'yes' },
        { id: `${id}-no`, value: 'no' },
      ],
      meta: {},
    },
  ],
  solution: [
    {
      id: `${id}-yes`,
      type: 'textButtons',
      value: 'yes',
      componentId: `${id}-c`,
      meta: { shuffle: false, questionId: id },
    },
  ],
  triggers: { correct: [], incorrect: null },
});

/** An activity of four questions, in the list of a lesson. */
export const listed = (activityId: string, lingos: number, test: boolean): ListedActivity => ({
  activityId,
  title: activityId,
  thumbnail: `/media/${activityId}.webp`,
  lingos,
  scoreThreshold: 0.5,
  test,
  questionIds: [1, 2, 3, 4].map(number => `${activityId}-q${number}`),
});

/** The files of a listed activity in both Englishes and Spanish. */
export function filesOf(activity: ListedActivity): ActivityFile[] {
  const kinds = [
    ['gb', 'gb', 'Tap.'],
    ['gb', 'es', 'Toca.'],
    ['us', 'us', 'Tap it.'],
  ] as const;
  return kinds.map(([variety, language, text]) => {
    const content: Activity = {
      id: activity.activityId,
      meta: { title: activity.title, lingos: activity.lingos, test: activity.test },
      data: activity.questionIds.map(id => ({
        ...questionOf(id),
        instruction: { text },
        ...(activity.unscored?.includes(id) && { skill: 'speak' as const }),
      })),
      testInstructions: [],
    };
    const bytes = Buffer.from(JSON.stringify(content));
    return { activityId: activity.activityId, variety, language, bytes };
  });
}

/**
 * Ids of the sample: lesson 1 has `first`, the test `check` and the song `tune`, lesson 2 has `later`
 * and the song `hymn`; the pack `playground` has `free`.
 */
export const sample = {
  first: 'first',
  check: 'check',
  later: 'later',
  free: 'free',
  tune: 'tune',
  hymn: 'hymn',
} as const;

const wordOf = (id: string, word = id): Word => ({
  id,
  word,
  picture: `/media/${id}.webp`,
  audio: { gb: `/media/${id}.gb.mp3`, us: `/media/${id}.us.mp3` },
  meaning: { es: `${id} (es)` },
  sentence: `I see ${word}.`,
  level: 'A1',
  theme: 'time',
});

/** Three words, one of which begins with another letter in each English. */
export const sampleWords: WordFile = {
  gb: [wordOf('apple'), wordOf('autumn'), wordOf('zoo')],
  us: [wordOf('apple'), wordOf('autumn', 'fall'), wordOf('zoo')],
};

/** An instruction and the feedback of a word review. */
const reviewText = {
  tasks: Object.fromEntries(
    ['hear', 'say', 'type', 'spell', 'match'].map(task => [task, { text: task }]),
  ) as ReviewTexts['tasks'],
  right: { type: 'image', data: { value: '/media/cheer.webp' } },
  wrong: { type: 'audio', data: { value: '/media/oops.mp3' } },
};

/** The questions of `first` ask apple, autumn and zoo, and the last one asks to spell apple. */
export const sampleReview: WordReviewFile = {
  uses: Object.fromEntries(
    ['apple', 'autumn', 'zoo', 'apple'].map((word, index) => [
      `first-q${index + 1}`,
      { shows: ['apple', word], asks: [word], proves: index === 3 ? 'spelt' : 'understood' },
    ]),
  ),
  texts: { gb: { gb: reviewText, es: reviewText }, us: { us: reviewText } },
};

const gapOf = (...texts: string[]) => ({
  tiles: texts.map(text => ({ text, picture: null, audio: null })),
});

/** The frames of both lessons, whose words differ in the two Englishes. */
const sampleFrames: ListedFrames = {
  gb: {
    frame: [{ text: 'I like ' }, gapOf('cats', 'dogs'), { text: '. Do you like biscuits?' }],
    answerFrame: [gapOf('Yes, I do.', "No, I don't.")],
    dominoAnswer: 'I like biscuits!',
  },
  us: {
    frame: [{ text: 'I like ' }, gapOf('cats', 'dogs'), { text: '. Do you like cookies?' }],
    answerFrame: [gapOf('Yes, I do.', "No, I don't.")],
    dominoAnswer: 'I like cookies!',
  },
};

/** Two small lessons and one of another pack, with four questions per activity. */
export function sampleContent(mediaDir = '/nowhere'): Content {
  const first = listed(sample.first, 5, false);
  const check = listed(sample.check, 10, true);
  const later = listed(sample.later, 5, false);
  const free = listed(sample.free, 5, false);
  const tune = listed(sample.tune, 2, false);
  const hymn = { ...listed(sample.hymn, 2, false), title: 'Colours', titleUs: 'Colors' };
  const lesson = (number: number, activities: ListedActivity[]) => ({
    pack: 'starter',
    lessonId: `lesson-${number}`,
    number,
    title: `Lesson ${number}`,
    thumbnail: `/media/lesson-${number}.webp`,
    activities,
  });
  return createContent(
    [
      {
        ...lesson(2, [later]),
        songs: [hymn],
        frames: sampleFrames,
        title: 'Colours',
        titleUs: 'Colors',
      },
      { ...lesson(1, [free]), pack: 'playground', lessonId: 'playground' },
      { ...lesson(1, [first, check]), songs: [tune], frames: sampleFrames },
    ],
    [first, check, later, free, tune, hymn].flatMap(filesOf),
    mediaDir,
    new Map(),
    sampleWords,
    sampleReview,
  );
}

/** A lesson with only the test `check`, whose questions but the first are to speak, and a lesson after it. */
export function sampleSpokenTest(): Content {
  const test = listed(sample.check, 10, true);
  const check = { ...test, unscored: test.questionIds.slice(1) };
  const lessons = [check, listed(sample.later, 5, false)].map((activity, index) => ({
    pack: 'starter',
    lessonId: `lesson-${index + 1}`,
    number: index + 1,
    title: `Lesson ${index + 1}`,
    thumbnail: '',
    activities: [activity],
  }));
  const files = lessons.flatMap(({ activities }) => activities.flatMap(filesOf));
  return createContent(lessons, files, '/nowhere');
}

/** Questions of `check` by what they check: line 1 is trained by `first`. */
const canDoQuestions = [
  { can: 1, skill: 'listen' },
  { can: 1, skill: 'listen' },
  { can: 2, skill: 'read' },
  { can: 2, skill: 'speak' },
] as const;

/** A lesson with `first` and the test `check`, which checks two can-do lines with three questions and one to speak. */
export function sampleCanDo(kind: { review?: true } = {}): Content {
  const test = listed(sample.check, 10, true);
  const check = { ...test, unscored: test.questionIds.slice(3) };
  const first = listed(sample.first, 5, false);
  const lesson = { pack: 'starter', lessonId: 'lesson-1', number: 1, ...kind, title: 'Hello!' };
  const files = [first, check].flatMap(filesOf).map(file => {
    if (file.activityId !== sample.check) return file;
    const activity = JSON.parse(file.bytes.toString()) as Activity;
    const can = file.language === 'es' ? 'Sé' : 'I can';
    const content: Activity = {
      ...activity,
      data: activity.data.map((question, place) => ({ ...question, ...canDoQuestions[place] })),
      canDo: [{ text: `${can} A.`, trains: sample.first }, { text: `${can} B.` }],
    };
    return { ...file, bytes: Buffer.from(JSON.stringify(content)) };
  });
  return createContent(
    [{ ...lesson, thumbnail: '', activities: [first, check] }],
    files,
    '/nowhere',
  );
}

/** A course of six lessons with seven activities and a test each, for tests that span many days. */
export function sampleCourse(): Content {
  const lessons = [1, 2, 3, 4, 5, 6].map(number => ({
    pack: 'starter',
    lessonId: `lesson-${number}`,
    number,
    title: `Lesson ${number}`,
    thumbnail: `/media/lesson-${number}.webp`,
    activities: [1, 2, 3, 4, 5, 6, 7, 8].map(place => {
      const test = place === 8;
      return listed(`lesson-${number}-${place}`, test ? 10 : 5, test);
    }),
  }));
  const files = lessons.flatMap(({ activities }) => activities.flatMap(filesOf));
  return createContent(lessons, files, '/nowhere');
}

/** The pick of a tile of a sample question. */
export const pickOf = (questionId: string, value: 'yes' | 'no') => ({
  id: `${questionId}-${value}`,
  value,
  componentId: `${questionId}-c`,
});

/** A right entry with picks. */
export const right = (questionId: string) => ({
  questionId,
  valid: 1 as const,
  picks: [pickOf(questionId, 'yes')],
});

/** A wrong entry with picks. */
export const wrong = (questionId: string) => ({
  questionId,
  valid: 0 as const,
  picks: [pickOf(questionId, 'no')],
});

/** Ids of the four questions of a sample activity. */
export const questionsOf = (activityId: string): string[] =>
  [1, 2, 3, 4].map(number => `${activityId}-q${number}`);
