import type { Activity, Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { solve } from './rules.ts';
import { reduceRun } from './run.ts';
import { type RunEvent, type RunState, startRun } from './run-state.ts';
import { currentQuestion } from './step.ts';
import { activityOf, pickOf, questionOf } from './testing/samples.ts';

const asking = (activity: Activity, text: (id: string) => string): Activity => ({
  ...activity,
  data: activity.data.map(question => ({
    ...question,
    instruction: { text: text(question.id), audio: `/${text(question.id)}.mp3` },
  })),
});
const inEnglish = (activity = activityOf(3)) => asking(activity, id => `Ask ${id}`);
const inFrench = (activity = activityOf(3)) => asking(activity, id => `Demande ${id}`);

const play = (from: RunState, ...events: RunEvent[]): RunState =>
  events.reduce((state, event) => reduceRun(state, event).state, from);
const begin = (activity = inEnglish()) => startRun(activity, { random: seededRandom(1), now: 0 });
const reworded = (activity: Activity): RunEvent => ({ type: 'reworded', activity });

const opened = (state: RunState): Question => {
  const question = currentQuestion(state);
  if (!question) throw new Error('no open question');
  return question;
};
/** The values of the tiles of the open question, as they are shown. */
const tilesOf = (state: RunState) => opened(state).components[0]?.data.map(({ value }) => value);

test('PLAYER-15 another language shows the same place in its words, with all that was answered', () => {
  const first = begin();
  const second = play(
    first,
    { type: 'answered', picks: solve(opened(first)), at: 1_000 },
    { type: 'feedbackEnded', at: 2_000 },
    { type: 'answered', picks: [], at: 3_000 },
    { type: 'feedbackEnded', at: 4_000 },
    { type: 'replayed' },
  );
  const step = reduceRun(second, reworded(inFrench()));
  const { activity, ...rest } = step.state;
  const { activity: before, ...kept } = second;
  expect(step.effects).toEqual([]);
  expect(rest).toEqual(kept);
  expect(opened(step.state).instruction).toEqual({ text: 'Demande q2', audio: '/Demande q2.mp3' });
  expect(activity.meta).toEqual(before.meta);
});

test('PLAYER-15 another language keeps the feedback that is shown', () => {
  const first = begin();
  const shown = play(first, { type: 'answered', picks: solve(opened(first)), at: 1_000 });
  const after = play(shown, reworded(inFrench()));
  expect(after.phase).toBe('feedback');
  expect(after.feedback).toEqual(shown.feedback);
  expect(opened(play(after, { type: 'feedbackEnded', at: 2_000 })).instruction?.text).toBe(
    'Demande q2',
  );
});

test('PLAYER-15 PLAYER-57 another language keeps the order of questions and tiles', () => {
  const mixed = {
    ...activityOf(6, { shuffle: true }),
    data: activityOf(6).data.map(({ id }) => {
      const tiles = ['I', 'am', 'fine', 'thank', 'you'];
      return questionOf({ id, type: 'draggableTextButtons', tiles, right: tiles });
    }),
  };
  const before = begin(inEnglish(mixed));
  const after = play(before, reworded(inFrench(mixed)));
  const ids = ({ activity }: RunState) => activity.data.map(({ id }) => id);
  expect(ids(before)).not.toEqual(mixed.data.map(({ id }) => id));
  expect(ids(after)).toEqual(ids(before));
  expect(tilesOf(after)).toEqual(tilesOf(before));
  expect(opened(after).instruction?.text).toBe(`Demande ${opened(before).id}`);
});

test('PLAYER-15 an unchecked answer stays if its words stay, and is cleared if they change', () => {
  const asked = (colour: string) => ({
    ...activityOf(1),
    data: [
      {
        ...questionOf({ tiles: ['yes'], right: ['yes'] }),
        components: [
          {
            id: 'q1-c',
            type: 'imageButtons',
            meta: {},
            data: [
              { id: 'q1-yes', value: 'yes' },
              { id: 'q1-colour', value: colour },
            ],
          },
        ],
      },
    ],
  });
  const first = begin(asked('colour'));
  const pickedYes = play(first, { type: 'picked', picks: [pickOf(opened(first), 'yes')] });
  expect(play(pickedYes, reworded(asked('color'))).picks).toEqual(pickedYes.picks);
  const colour = { id: 'q1-colour', value: 'colour', componentId: 'q1-c' };
  const pickedBoth = play(first, { type: 'picked', picks: [...pickedYes.picks, colour] });
  expect(play(pickedBoth, reworded(asked('color'))).picks).toEqual([]);
});

test('PLAYER-15 what was typed is of no item, and stays', () => {
  const first = begin();
  const typed = [{ id: 'q1-box', value: 'he', componentId: 'q1-c', gap: 1 }];
  const after = play(first, { type: 'picked', picks: typed }, reworded(inFrench()));
  expect(after.picks).toEqual(typed);
});

test('COURSE-41 PLAYER-15 sentences in another language are about the child too', () => {
  const about = (start: string): Activity => ({
    ...activityOf(1),
    data: [
      {
        ...questionOf({ tiles: ['yes'], right: ['yes'] }),
        components: [
          {
            id: 'q1-c',
            type: 'textLabels',
            meta: {},
            data: [{ id: 'q1-me', value: `${start} Domino.`, me: { name: `${start} {me}.` } }],
          },
        ],
      },
    ],
  });
  const me = { name: 'Mia', choices: {} };
  const first = startRun(about("I'm"), { random: seededRandom(1), now: 0, me });
  const after = play(first, { type: 'reworded', activity: about('Je suis'), me });
  expect(tilesOf(after)).toEqual(['Je suis Mia.']);
});

test.each([
  ['fewer', inFrench(activityOf(2))],
  ['more', inFrench(activityOf(4))],
  [
    'other',
    {
      ...inFrench(),
      data: [...inFrench(activityOf(2)).data, questionOf({ id: 'q9', tiles: [], right: [] })],
    },
  ],
])('PLAYER-15 an activity with %s questions changes nothing', (_, other) => {
  const before = begin();
  expect(play(before, reworded(other))).toBe(before);
});
