import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { makeWord } from '../testing/makers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeLanguages } from '../testing/world.ts';

const bear = makeWord('bear');
const words = [bear, makeWord('bed', { theme: 'home' }), makeWord('beaver', { level: 'A1+' })];
const cat = makeWord('cat', { theme: 'pets-farm' });

/** The dictionary with two letters, for a child with help in Spanish. */
const world = (known: string[] = []): Handlers => ({
  'GET dictionary/alphabet-list': () => ['b', 'c'],
  'GET dictionary/words/{letter}': ({ params }) => (params.letter === 'b' ? words : [cat]),
  'GET dictionary/words': () => [...words, cat],
  'GET users/{id}/languages': () => makeLanguages({ supportLanguage: 'gb' }),
  'GET users/{id}/knownWords': () => known,
});

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/dictionary', { ...options, handlers: { ...world(), ...options.handlers } });
const inSpanish: Handlers = {
  'GET users/{id}/languages': () =>
    makeLanguages({ teachingLanguage: 'us', supportLanguage: 'es' }),
};

const names = async () =>
  (await screen.findAllByRole('listitem')).map(item =>
    item.textContent?.replace('You know it', ''),
  );
const tap = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const openBear = async () => {
  await names();
  await tap('bear');
  return screen.getByRole('region', { name: 'bear' });
};
const played = () => FakeAudio.all.flatMap(audio => audio.played);
const search = (text: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  });

afterEach(() => {
  FakeAudio.all = [];
  vi.unstubAllGlobals();
});

test('ROUTE-02 NAME-02 DICT-01 the dictionary opens with the letters that have words', async () => {
  open();
  expect(await names()).toEqual(['bear', 'bed']);
  expect(document.title).toBe('Dictionary · DigiPals');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dictionary');
  const bricks = within(screen.getByRole('navigation', { name: 'Letters' })).getAllByRole('button');
  expect(bricks.map(brick => brick.textContent)).toEqual(['B', 'C']);
  expect(bricks[0]?.getAttribute('aria-current')).toBe('true');
});

test('ROUTE-02 without a session the dictionary redirects to the login', async () => {
  const { history } = open({ as: null });
  await act(async () => {});
  expect(history.location.pathname).not.toBe('/dictionary');
});

test('SHELL-06 SHELL-12 FLAG-10 the menu leads to the dictionary while its flag is on', async () => {
  const { history } = renderApp('/profile', { handlers: world() });
  await act(async () => (await screen.findByRole('button', { name: 'Menu' })).click());
  await act(async () => (await screen.findByRole('link', { name: 'Dictionary' })).click());
  expect(history.location.pathname).toBe('/dictionary');
});

test('DICT-02 a letter shows its words up to A1 and stays chosen', async () => {
  const { go } = open();
  await names();
  await tap('C');
  expect(await names()).toEqual(['cat']);
  expect(screen.getByRole('button', { name: 'C' }).getAttribute('aria-current')).toBe('true');
  await go('/profile');
  await go('/dictionary');
  expect(await names()).toEqual(['cat']);
});

test('ALIVE-19 a tap on a letter or a theme has a sound', async () => {
  open();
  await screen.findByRole('button', { name: 'C' });
  const heard = () =>
    FakeAudio.all.flatMap(({ played }) => played).filter(url => url.includes('/select.')).length;
  await tap('C');
  expect(heard()).toBe(1);
  await tap('Themes');
  await act(async () => (await screen.findByRole('button', { name: /At home/ })).click());
  expect(heard()).toBe(2);
});

test('DICT-06 a word speaks on a tap, again, and slowly, in the English of the child', async () => {
  open({ handlers: inSpanish });
  const sheet = await openBear();
  expect(played()).toEqual(['/media/bear.us.mp3']);
  const slowly = await within(sheet).findByRole('button', { name: 'Despacio' });
  await act(async () => slowly.click());
  expect(played()).toHaveLength(2);
  expect(FakeAudio.all.some(({ playbackRate }) => playbackRate < 1)).toBe(true);
  await act(async () => within(sheet).getByRole('button', { name: 'Escuchar' }).click());
  expect(FakeAudio.all.every(({ playbackRate }) => playbackRate === 1)).toBe(true);
});

test('DICT-06 the meaning appears on the first tap on its flag, in its own language', async () => {
  open({ handlers: inSpanish });
  const sheet = await openBear();
  expect(screen.queryByText('el bearo')).toBeNull();
  const flag = await within(sheet).findByRole('button', { name: '¿Qué significa?' });
  await act(async () => flag.click());
  expect(screen.getByText('el bearo').lang).toBe('es');
  expect(screen.getByRole('heading', { name: 'bear' }).lang).toBe('en');
});

test('DICT-06 a child with help in English sees no meaning', async () => {
  open();
  const sheet = await openBear();
  expect(within(sheet).queryByRole('button', { name: 'What does it mean?' })).toBeNull();
});

test('DICT-06 the sentence has the word in bold, also in another form', async () => {
  open();
  const sheet = await openBear();
  expect(sheet.querySelector('b')?.textContent).toBe('bears');
  expect(sheet.querySelector('p')?.textContent).toBe('My bears are here.');
});

test('DICT-06 the opened word takes the focus, and Escape or the cross give it back to its card', async () => {
  open();
  const sheet = await openBear();
  expect(document.activeElement).toBe(sheet);
  await act(async () => fireEvent.keyDown(sheet, { key: 'Escape' }));
  expect(screen.queryByRole('region', { name: 'bear' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('bear');
  await tap('bear');
  await tap('Close');
  expect(screen.queryByRole('region', { name: 'bear' })).toBeNull();
});

test('DICT-06 Back closes the opened word, also after another one, and gives the focus to its card', async () => {
  const { history } = renderApp('/profile', { handlers: world() });
  await act(async () => history.push('/dictionary'));
  await openBear();
  await tap('bed');
  expect(screen.queryByRole('region', { name: 'bear' })).toBeNull();
  await act(async () => history.back());
  expect(screen.queryByRole('region', { name: 'bed' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('bed');
  expect(history.location.href).toBe('/dictionary');
  await act(async () => history.back());
  expect(history.location.href).toBe('/profile');
});

test('DICT-06 two taps on the cross close the word only', async () => {
  const { history } = renderApp('/profile', { handlers: world() });
  await act(async () => history.push('/dictionary'));
  await openBear();
  const cross = screen.getByRole('button', { name: 'Close' });
  await act(async () => {
    cross.click();
    cross.click();
  });
  expect(history.location.href).toBe('/dictionary');
});

test('DICT-06 a word that is tapped while the browser closes another one opens', async () => {
  const { history } = renderApp('/profile', { handlers: world() });
  await act(async () => history.push('/dictionary'));
  await openBear();
  const cross = screen.getByRole('button', { name: 'Close' });
  const bed = screen.getByRole('button', { name: 'bed' });
  await act(async () => {
    cross.click();
    bed.click();
  });
  await screen.findByRole('region', { name: 'bed' });
  await act(async () => history.back());
  expect(history.location.href).toBe('/dictionary');
});

test('DICT-06 a link or a reload opens a word of any letter, silently, and the cross closes it', async () => {
  const { history } = renderApp('/dictionary?word=cat', { handlers: world() });
  expect(await screen.findByRole('region', { name: 'cat' })).toBeTruthy();
  expect(played()).toEqual([]);
  await tap('Close');
  expect(screen.queryByRole('region')).toBeNull();
  expect(history.location.href).toBe('/dictionary');
  // The letter of the word is not open.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('DICT-06 another letter or theme closes the opened word, which would cover it on a phone', async () => {
  open();
  await openBear();
  await tap('C');
  expect(await names()).toEqual(['cat']);
  expect(screen.queryByRole('region', { name: 'bear' })).toBeNull();
  await tap('Themes');
  await names();
  await tap('Wild animals');
  await openBear();
  await tap('All themes');
  expect(await names()).toHaveLength(19);
  expect(screen.queryByRole('region', { name: 'bear' })).toBeNull();
});

test('DICT-05 the star of a known word is sent and shown on its card, and can be removed', async () => {
  const known: string[] = [];
  const { server } = open({
    handlers: {
      'GET users/{id}/knownWords': () => known,
      'PUT users/{id}/knownWords/{wordId}': ({ body }) => body,
    },
  });
  const sheet = await openBear();
  const star = (pressed: boolean) =>
    within(sheet).findByRole('button', { name: 'I know it', pressed });
  const press = async (pressed: boolean) => {
    const button = await star(pressed);
    await act(async () => button.click());
  };
  await press(false);
  await star(true);
  expect(screen.getByRole('button', { name: /bear.*You know it/ })).toBeTruthy();
  await press(true);
  await star(false);
  expect(screen.queryByText('You know it')).toBeNull();
  const sent = server.seen.filter(({ key }) => key.startsWith('PUT'));
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/users/u-mia/knownWords/bear', { known: true }],
    ['/api/users/u-mia/knownWords/bear', { known: false }],
  ]);
});

test('DICT-05 two quick taps on the star are sent one after another', async () => {
  const key = 'PUT users/{id}/knownWords/{wordId}' as const;
  const { server } = open({ handlers: { [key]: ({ body }) => body } });
  const release = server.hold(key);
  const sheet = await openBear();
  const star = within(sheet).getByRole('button', { name: 'I know it' });
  const sent = () => server.seen.filter(call => call.key === key).map(({ body }) => body);
  await act(async () => star.click());
  await act(async () => star.click());
  expect(sent()).toEqual([{ known: true }]);
  await act(async () => release());
  await waitFor(() => expect(sent()).toEqual([{ known: true }, { known: false }]));
  expect(star.getAttribute('aria-pressed')).toBe('false');
});

test('DICT-05 a star that cannot be saved is taken back with a kind text', async () => {
  open({ handlers: { 'PUT users/{id}/knownWords/{wordId}': () => failure('internal') } });
  const sheet = await openBear();
  await act(async () => within(sheet).getByRole('button', { name: 'I know it' }).click());
  expect(await screen.findByText('Oops! Something went wrong. Could you try again?')).toBeTruthy();
  expect(screen.queryByText('You know it')).toBeNull();
});

test('DICT-04 search finds words of all levels and letters, also misspelt, and by their meaning', async () => {
  open({ handlers: inSpanish });
  await names();
  await search('beever');
  expect(await names()).toEqual(['beaver']);
  await search('cato');
  expect(await names()).toContain('cat');
  await search('');
  expect(await names()).toEqual(['bear', 'bed']);
});

test('DICT-04 a search without a result says so, and can be cleared', async () => {
  open();
  await names();
  await search('qqqqq');
  expect(await screen.findByText('We found no word like “qqqqq”.')).toBeTruthy();
  await tap('Clear');
  expect(await names()).toEqual(['bear', 'bed']);
});

test('DICT-04 themes are a second way to the words', async () => {
  open();
  await names();
  await tap('Themes');
  expect(await names()).toHaveLength(19);
  await tap('Wild animals');
  expect(await names()).toEqual(['bear']);
  await tap('All themes');
  expect(await names()).toHaveLength(19);
  await tap('Letters');
  expect(await names()).toEqual(['bear', 'bed']);
});

test('ERR-07 an alphabet that does not load says so and can be retried', async () => {
  let fails = true;
  open({
    handlers: {
      'GET dictionary/alphabet-list': () => (fails ? failure('internal') : ['b']),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch alphabet');
  fails = false;
  await tap('Retry');
  expect(await names()).toEqual(['bear', 'bed']);
});

test('ERR-08 words that do not load say so and can be retried', async () => {
  let fails = true;
  open({
    handlers: {
      'GET dictionary/words/{letter}': () => (fails ? failure('internal') : words),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch words');
  fails = false;
  await tap('Retry');
  expect(await names()).toEqual(['bear', 'bed']);
});

test('without a connection the dictionary stays open and says which letters are there', async () => {
  const { setOnline } = open();
  await names();
  await setOnline(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await names()).toEqual(['bear', 'bed']);
  await tap('C');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch words');
  expect(
    screen.getByText('You are offline. The letters that you opened before are still here.'),
  ).toBeTruthy();
  await tap('B');
  expect(await names()).toEqual(['bear', 'bed']);
});
