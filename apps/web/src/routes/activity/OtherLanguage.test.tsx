import type { Activity } from '@digipals/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeMetWord, makeReview, makeWordsWorld } from '../../testing/words-world.ts';
import { makeActivity, makeLanguages } from '../../testing/world.ts';

/** An activity whose questions are asked in a language. */
const askedIn = (language: string | null, activity = makeActivity({}, 3)): Activity => ({
  ...activity,
  data: activity.data.map(question => ({
    ...question,
    instruction: { text: `${language} ${question.id}` },
  })),
});

/** Its help is in American English, so that the names of the buttons are English, too. */
const american = { 'GET users/{id}/languages': () => makeLanguages({ supportLanguage: 'us' }) };
const readAny: Handlers = {
  ...american,
  'GET activities/{id}': ({ query }) => askedIn(query.get('language')),
};
/** British English fails. */
const withoutBritish: Handlers = {
  ...american,
  'GET activities/{id}': ({ query }) =>
    query.get('language') === 'us' ? askedIn('us') : failure('internal'),
};

const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const answer = async () => {
  const choice = await screen.findByText('cat');
  await act(async () => choice.click());
  await click('Check');
  await click('Next');
};
const asked = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const british = 'Show it in English';

const open = (handlers: Handlers) => renderApp('/activity/act-1', { handlers });
type View = ReturnType<typeof open>;
const sentBy = ({ server }: View) =>
  server.seen
    .filter(({ key }) => key === 'POST users/{id}/solution')
    .flatMap(({ body }) => body as { questionId: string; run: string }[]);
const fetchedBy = ({ server }: View) =>
  server.seen.filter(({ key }) => key === 'GET activities/{id}').map(({ url }) => url);

test('PLAYER-15 the other flag fetches the activity in its language, and the child goes on where it is', async () => {
  const view = open(readAny);
  await answer();
  await asked('us q2');
  await click(british);
  await asked('gb q2');
  expect(fetchedBy(view)).toEqual([
    '/api/activities/act-1?language=us',
    '/api/activities/act-1?language=gb',
  ]);
  await answer();
  await asked('gb q3');
  const sent = sentBy(view);
  expect(sent.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
  expect(new Set(sent.map(({ run }) => run)).size).toBe(1);
});

test('PLAYER-15 the question stays on the screen, and can be answered, while the other language loads', async () => {
  const { server } = open(readAny);
  await asked('us q1');
  const release = server.hold('GET activities/{id}');
  await click(british);
  await answer();
  await asked('us q2');
  expect(screen.getByRole('button', { name: british }).getAttribute('aria-pressed')).toBe('false');
  await act(async () => release());
  await asked('gb q2');
  expect(screen.getByRole('button', { name: british }).getAttribute('aria-pressed')).toBe('true');
});

test('PLAYER-15 a language that cannot be loaded says so, and the one before stays', async () => {
  open(withoutBritish);
  await answer();
  await click(british);
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  await click('OK');
  await asked('us q2');
  expect(screen.getByRole('button', { name: british }).getAttribute('aria-pressed')).toBe('false');
  await answer();
  await asked('us q3');
});

test('PLAYER-15 without a connection the popup says that the internet is missing', async () => {
  const { setOnline } = open(readAny);
  await asked('us q1');
  await setOnline(false);
  await click('OK');
  await click(british);
  await screen.findByText('Oops! The internet connection is not working.');
  await asked('us q1');
});

test('PLAYER-15 of two presses the last one counts', async () => {
  const { server } = open({
    ...readAny,
    'GET users/{id}/languages': () => makeLanguages({ supportLanguage: 'tr' }),
  });
  await asked('tr q1');
  // The names of these buttons are Turkish.
  const [help, inEnglish] = document.querySelectorAll<HTMLElement>('header button[aria-pressed]');
  const release = server.hold('GET activities/{id}');
  await act(async () => inEnglish?.click());
  await act(async () => help?.click());
  await act(async () => release());
  await waitFor(() => expect(server.seen.at(-1)?.url).toContain('language=gb'));
  await asked('tr q1');
});

test('COURSE-80 PLAYER-15 the other language stays in the chosen part', async () => {
  const parts = [
    { title: 'One', picture: '/one.webp', questionIds: ['q1'] },
    { title: 'Two', picture: '/two.webp', questionIds: ['q2', 'q3'] },
  ];
  open({
    ...american,
    'GET activities/{id}': ({ query }) => ({ ...askedIn(query.get('language')), parts }),
  });
  await click(/Two/);
  await answer();
  await click(british);
  await asked('gb q3');
});

test('WORDS-13 PLAYER-15 the other language stays at the question of a word review, and its plants grow', async () => {
  const words = [makeMetWord('cat'), makeMetWord('dog', 'spelt')];
  const { activity } = makeReview();
  if (!activity) throw new Error('a review has questions');
  renderApp('/words/review', {
    handlers: {
      ...makeWordsWorld(words),
      ...american,
      'GET users/{id}/wordReview': ({ query }) =>
        makeReview({ activity: askedIn(query.get('language'), activity) }),
    },
  });
  await answer();
  await asked('us q2');
  await click(british);
  await asked('gb q2');
  await answer();
  await screen.findByRole('heading', { level: 1, name: '1 word grew!' });
});
