// @vitest-environment happy-dom
import type { Personal, Question } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  activityOf,
  answer,
  choose,
  openPlayer,
  press,
  question,
  setUpPlayer,
} from '../testing/open-player.tsx';

setUpPlayer();

const colours = ['red', 'blue', 'pink'];
const me: Personal = {
  key: 'colour',
  texts: {
    red: { value: "It's red.", audio: '/media/red.mp3' },
    blue: { value: "It's blue.", audio: '/media/blue.mp3' },
  },
};

const items = colours.map(value => ({ id: `q1-${value}`, value }));
const chooses: Question = {
  ...question('q1'),
  components: [{ id: 'q1-words', type: 'textButtons', data: items, meta: {} }],
  solution: items.map(item => ({
    ...item,
    type: 'textButtons',
    componentId: 'q1-words',
    meta: { shuffle: false, questionId: 'q1', multiChoice: true },
  })),
  sets: { key: 'colour', values: Object.fromEntries(items.map(({ id, value }) => [id, value])) },
  triggers: {
    correct: [
      {
        type: 'audio',
        data: {
          value: '/media/pink.mp3',
          me: { key: 'colour', texts: { blue: { value: '/media/blue.mp3' } } },
        },
      },
    ],
    incorrect: null,
  },
};
const tells: Question = {
  ...question('q2'),
  components: [
    {
      id: 'q2-text',
      type: 'textLabels',
      data: [{ id: 'q2-t', value: "It's pink.", audio: '/media/pink.mp3', me }],
      meta: {},
    },
    ...question('q2').components,
  ],
};
const activity = activityOf({}, [chooses, tells]);

test('COURSE-40 one choice is taken, a second replaces it, and there are no tries to lose', async () => {
  const { records } = await openPlayer({ activity });
  expect(screen.queryByText(/tries left/)).toBeNull();
  await choose('red');
  await answer('pink');
  expect(records).toMatchObject([[{ questionId: 'q1', valid: 1, picks: [{ id: 'q1-pink' }] }]]);
});

test('COURSE-41 the praise says the choice, and the next sentence shows and says it', async () => {
  const { played } = await openPlayer({ activity, me: { choices: { colour: 'red' } } });
  await answer('blue');
  await waitFor(() => expect(played).toContain('/media/blue.mp3'));
  expect(played).not.toContain('/media/pink.mp3');
  await press('Next');
  const told = await screen.findByText("It's blue.");
  played.length = 0;
  fireEvent.click(within(told.parentElement ?? told).getByRole('button', { name: 'Listen' }));
  expect(played).toEqual(['/media/blue.mp3']);
});
