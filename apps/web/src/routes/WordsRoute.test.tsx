import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeMetWord, makeReview, makeWordsWorld } from '../testing/words-world.ts';
import { makeLanguages, makeLesson } from '../testing/world.ts';

const cat = makeMetWord('cat');
const dog = makeMetWord('dog', 'understood');
const kite = makeMetWord('kite', 'spelt');
const many = Array.from({ length: 25 }, (_, index) => makeMetWord(`w${index + 1}`));
const none = { activity: null, asked: [] };

type Options = Parameters<typeof renderApp>[1] & { review?: Parameters<typeof makeWordsWorld>[1] };

const open = (words = [cat, dog, kite], { review, ...options }: Options = {}) =>
  renderApp('/words', {
    ...options,
    handlers: { ...makeWordsWorld(words, review), ...options.handlers },
  });

const plants = () =>
  [...document.querySelectorAll<HTMLElement>('[data-plant]')].map(
    ({ dataset }) => dataset['plant'],
  );
const beds = () =>
  [...document.querySelectorAll('[data-bed]')].map(bed =>
    [...bed.querySelectorAll<HTMLElement>('[data-plant]')].map(({ dataset }) => dataset['plant']),
  );
const click = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const heading = (name: string) => screen.findByRole('heading', { name });
const hasPlay = () => screen.queryByRole('link', { name: 'Play' }) !== null;

test('WORDS-11 each word is a plant that has grown as far as the word, and a tap or key says it', async () => {
  open();
  await heading('3 words grow!');
  expect(document.title).toBe('My words · DigiPals');
  expect(screen.getByRole('button', { name: /^cat\b.*, I saw it$/ }).dataset['growth']).toBe(
    'seen',
  );
  screen.getByRole('button', { name: /^kite\b.*, I can spell it$/ });
  await click(/^dog/);
  expect(FakeAudio.all.flatMap(({ played }) => played)).toEqual(['/media/dog.gb.mp3']);
  const pictures = ['cat', 'dog', 'kite'].map(
    id => document.querySelector<HTMLImageElement>(`[data-plant="${id}"] img`)?.src,
  );
  expect(new Set(pictures).size).toBe(3);
});

test('WORDS-11 the plant that was tapped last shows it, also without sound, and again at another tap', async () => {
  open();
  await heading('3 words grow!');
  const tapped = () => [...document.querySelectorAll<HTMLElement>('[data-tapped]')];
  expect(tapped()).toEqual([]);
  await click(/^dog/);
  const stem = tapped()[0]?.querySelector('img');
  await click(/^dog/);
  expect(tapped()[0]?.querySelector('img')).not.toBe(stem);
  await click(/^cat/);
  expect(tapped().map(({ dataset }) => dataset['plant'])).toEqual(['cat']);
});

test('WORDS-11 a word is said in the English of the child', async () => {
  open([cat], {
    handlers: { 'GET users/{id}/languages': () => makeLanguages({ teachingLanguage: 'us' }) },
  });
  await heading('1 word grows!');
  await click(/^cat/);
  expect(FakeAudio.all.flatMap(({ played }) => played)).toEqual(['/media/cat.us.mp3']);
});

test('WORDS-11 a page has three beds of seven, the newest words in front; buttons and swipes turn it', async () => {
  open(many);
  await heading('25 words grow!');
  expect(beds().map(bed => bed.length)).toEqual([7, 7, 7]);
  expect(beds()[0]?.[0]).toBe('w1');
  await click('Newer words');
  expect(plants().length).toBe(21);
  await click('Older words');
  expect(plants()).toEqual(['w22', 'w23', 'w24', 'w25']);
  const garden = document.querySelector('[data-bed]')?.parentElement as HTMLElement;
  fireEvent.pointerDown(garden, { pointerId: 1, clientX: 100, clientY: 0 });
  fireEvent.pointerUp(garden, { pointerId: 1, clientX: 300, clientY: 0 });
  expect(plants()[0]).toBe('w1');
});

test('WORDS-11 WORDS-15 it counts the words by what the child does with them', async () => {
  open([cat, dog, makeMetWord('sun', 'understood'), kite]);
  await heading('4 words grow!');
  const counts = within(screen.getByRole('list', { name: 'How well I know my words' }))
    .getAllByRole('listitem')
    .map(item => [item.dataset['growth'], item.textContent]);
  expect(counts).toEqual([
    ['seen', '1'],
    ['understood', '2'],
    ['said', '0'],
    ['spelt', '1'],
  ]);
});

test('WORDS-12 a new child is shown the way to its first word', async () => {
  open([], { review: none });
  await heading('Plant your first word!');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My words');
  const link = screen.getByRole('link', { name: 'To the Academy' });
  expect(link.getAttribute('href')).toBe('/training-menu');
  expect(hasPlay()).toBe(false);
});

test('WORDS-12 a new child without a licence is shown the way to the dictionary', async () => {
  open([], { premium: false });
  await heading('No words for today');
  const link = screen.getAllByRole('link', { name: 'Dictionary' }).at(-1);
  expect(link?.closest('main')).not.toBeNull();
  expect(link?.getAttribute('href')).toBe('/dictionary');
  expect(screen.queryByRole('link', { name: 'To the Academy' })).toBeNull();
});

test('WORDS-12 ALIVE-17 today’s review says how many words it has and what it pays', async () => {
  const { history } = open();
  await heading('2 words today');
  screen.getByText('3 minutes');
  screen.getByText('You win 5 Lingos!');
  await waitFor(() =>
    expect(document.querySelector('[data-alive] > img[data-mood="hello"]')).toBeTruthy(),
  );
  await act(async () => screen.getByRole('link', { name: 'Play' }).click());
  expect(history.location.pathname).toBe('/words/review');
});

test.each([
  ['No words for today', { review: none }],
  ['All done for today!', { review: { paid: true } }],
  ['No words for today', { premium: false }],
])('WORDS-12 “%s” is said when there is nothing to play: %o', async (title, options: Options) => {
  open([cat], options);
  await heading(title);
  expect(hasPlay()).toBe(false);
  expect(plants()).toEqual(['cat']);
});

test('WORDS-12 without a licence no review is asked for', async () => {
  const { server } = open([cat], { premium: false });
  await heading('No words for today');
  expect(server.seen.filter(({ key }) => key === 'GET users/{id}/wordReview')).toEqual([]);
});

test('WORDS-12 a review that cannot be loaded can be asked for again, and the garden stays', async () => {
  let works = false;
  open([cat], {
    handlers: {
      'GET users/{id}/wordReview': () => (works ? makeReview() : failure('internal')),
    },
  });
  await screen.findByText('Failed to fetch words');
  expect(plants()).toEqual(['cat']);
  works = true;
  await click('Retry');
  await heading('2 words today');
});

test.each([
  ['the Academy', '/training-menu'],
  ['the dictionary', '/dictionary'],
])('WORDS-14 %s leads to the words', async (_name, from) => {
  const { history } = renderApp(from, {
    handlers: {
      ...makeWordsWorld([cat]),
      'GET users/{id}/currentLesson': () => makeLesson(3),
      'GET dictionary/alphabet-list': () => [],
      'GET users/{id}/knownWords': () => [],
    },
  });
  const link = await screen.findByRole('link', { name: 'My words' });
  await act(async () => link.click());
  expect(history.location.pathname).toBe('/words');
});
