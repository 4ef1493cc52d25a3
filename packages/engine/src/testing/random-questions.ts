import type { Component, Pick, Question, SolutionItem } from '@digipals/contract';
import fc from 'fast-check';

/** A question of any kind and an answer to it, right or not. */
export type Case = { question: Question; picks: Pick[] };

const ids = ['1', '2', '3', '4'];
/** Values that are easily mistaken for each other. */
const values = ['a', ' a ', 'A', 'b', "it's", 'It’s', 'it`s  ', 'ก็', 'é', 'e\u0301', ''];

const kinds = [
  'imageButtons',
  'textButtonsMultiChoice',
  'imageHotspots',
  'draggableTextButtons',
  'draggableTextButtonsWithAudio',
  'draggableImageButtonsOrderSensitive',
  'draggableTextContainerWithGaps',
  'draggableTextButtonsForHotspots',
  'verticalTextButtonsWithAudio',
  'typingTextContainerWithGaps',
  'typeInTextBox',
  'spellingGame',
];
/** Another kind in the same question: one whose order counts beside one whose order does not. */
const besides = ['imageButtons', 'draggableTextButtons'];

const part = fc.constantFrom('left', 'right', undefined);
const place = fc.integer({ min: 1, max: 3 });
const maybe = <T>(value: T | undefined, name: string): Record<string, T> =>
  value === undefined ? {} : { [name]: value };

const anyPick: fc.Arbitrary<Pick> = fc
  .record({
    id: fc.constantFrom(...ids),
    value: fc.constantFrom(...values),
    componentId: part,
    gap: fc.option(place, { nil: undefined }),
  })
  .map(({ id, value, componentId, gap }) => ({
    id,
    value,
    ...maybe(componentId, 'componentId'),
    ...maybe(gap, 'gap'),
  }));

const anyItem = (type: string, multiChoice: boolean): fc.Arbitrary<SolutionItem> =>
  fc.tuple(anyPick, place).map(([{ gap: _gap, ...item }, label]) => ({
    ...item,
    type,
    label: String(label),
    meta: { shuffle: false, questionId: 'q', ...(multiChoice ? { multiChoice } : {}) },
  }));

const rightPick = ({ id, value, componentId, label }: SolutionItem): Pick => ({
  id,
  value,
  ...maybe(componentId, 'componentId'),
  gap: Number(label),
});

/** The right answer, as it is or shuffled, or with one pick changed, missing or added. */
const rightOrNearly = (right: readonly Pick[]): fc.Arbitrary<Pick[]> => {
  const mixed = fc.shuffledSubarray([...right], { minLength: right.length });
  const oneLess = fc.shuffledSubarray([...right], { minLength: Math.max(0, right.length - 1) });
  const oneMore = fc.tuple(mixed, anyPick).map(([picks, more]) => [...picks, more]);
  const changed = fc
    .tuple(fc.nat(Math.max(0, right.length - 1)), anyPick)
    .map(([at, pick]) => right.map((own, index) => (index === at ? pick : own)));
  return fc.oneof(
    mixed.map(() => [...right]),
    mixed,
    oneLess,
    oneMore,
    changed,
  );
};

const voice: Component = {
  id: 'voice',
  type: 'speakingActivity',
  data: [
    { id: 't1', value: 'Hello!', audio: '/media/hello.mp3' },
    { id: 't2', value: 'Bye!', audio: '/media/bye.mp3' },
  ],
  meta: {},
};
const turns: Pick[] = voice.data.map(({ id, value }) => ({ id, value, componentId: voice.id }));

/** Inserts spoken turns between the answers, whose order stays. */
const withTurns = (picks: Pick[], spoken: Pick[]): fc.Arbitrary<Pick[]> =>
  fc.nat(picks.length).map(cut => [...picks.slice(0, cut), ...spoken, ...picks.slice(cut)]);

const answersTo = (question: Question): fc.Arbitrary<Pick[]> => {
  const answer = fc.oneof(
    { weight: 6, arbitrary: rightOrNearly(question.solution.map(rightPick)) },
    { weight: 1, arbitrary: fc.array(anyPick, { maxLength: 4 }) },
  );
  if (!question.components.includes(voice)) return answer;
  const spoken = fc.oneof(fc.constant(turns), fc.subarray(turns));
  return fc.tuple(answer, spoken).chain(([picks, done]) => withTurns(picks, done));
};

/** Questions of every kind: orders, gaps, multi-choice, typed, spoken, without a solution. */
const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    beside: fc.option(fc.constantFrom(...besides), { nil: undefined, freq: 2 }),
    multiChoice: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
    speaks: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  })
  .chain(({ kind, beside = kind, multiChoice, speaks }) => {
    const item = fc.oneof(anyItem(kind, multiChoice), anyItem(beside, multiChoice));
    return fc.array(item, { maxLength: 4 }).map(solution => ({
      id: 'q',
      components: [{ id: 'left', type: kind, data: [], meta: {} }, ...(speaks ? [voice] : [])],
      solution,
      triggers: { correct: [], incorrect: null },
    }));
  });

/** A random question with a random answer, right about half the time. */
export const anyCase: fc.Arbitrary<Case> = anyQuestion.chain(question =>
  answersTo(question).map(picks => ({ question, picks })),
);
