// @vitest-environment happy-dom
import { judge } from '@digipals/engine';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Played, playQuestion } from '../../testing/play-question.tsx';
import { sampleQuestion, wordItem } from '../sample-question.ts';
import { gameSamples } from './samples.cases.ts';

const sample = gameSamples.spellingGame;

afterEach(cleanup);

const play = async (question = sample): Promise<Played & { effects: string[] }> => {
  const effects: string[] = [];
  const played = await playQuestion(question, {
    ports: { effect: name => effects.push(name) },
  });
  return Object.assign(played, { effects });
};

const key = (letter: string) => screen.getByRole('button', { name: letter });
const press = (letters: string) => {
  for (const letter of letters) fireEvent.click(key(letter));
};
const clue = () => screen.getByRole('button', { name: /^Clue/ });
const balloons = () => screen.getByRole('img', { name: /left$/ }).getAttribute('aria-label');
const word = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent.length === 1 ? textContent : '_'))
    .join('');
const said = (): string => screen.getByRole('status').textContent;
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

test('COMP-31 GAME-08 CONST-21 balloons, topic, picture, clue text and an empty word', async () => {
  await play();
  expect([balloons(), word()]).toEqual(['10 balloons left', '_____']);
  expect(screen.getByText('On the farm').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText(/gives us wool/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'a sheep' }).getAttribute('src')).toBe(
    '/media/sheep.webp',
  );
});

test('GAME-20 CONST-23 NOTSHOWN-52 the keyboard has rows a to i, j to r and s to z', async () => {
  await play();
  const keys = within(screen.getByRole('group', { name: 'Keyboard' })).getAllByRole('button');
  expect(keys.map(({ textContent }) => textContent).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  const rows = Map.groupBy(keys, ({ parentElement }) => parentElement);
  expect([...rows.values()].map(({ length }) => length)).toEqual([9, 9, 8]);
});

test('GAME-01 GAME-02 a pressed key is disabled and keeps the focus, a right one fills its places', async () => {
  const played = await play();
  key('e').focus();
  press('e');
  expect([word(), isOff(key('e')), isOff(key('s'))]).toEqual(['__ee_', true, false]);
  expect(document.activeElement).toBe(key('e'));
  expect(said()).toBe('e is in the word.');
  expect(played.picks).toMatchObject([{ id: 'sheep', value: '__ee_' }]);
  expect(played.effects).toEqual([]);
});

test('GAME-03 a wrong letter bursts one balloon, once', async () => {
  const played = await play();
  press('xx');
  expect([balloons(), played.effects, isOff(key('x'))]).toEqual([
    '9 balloons left',
    ['balloonPop'],
    true,
  ]);
  expect(said()).toBe('x is not in the word. 9 balloons left');
});

test('GAME-04 CONST-22 a clue costs 2 balloons and shows a letter', async () => {
  const played = await play();
  expect(clue().textContent).toContain('It costs 2 balloons');
  fireEvent.click(clue());
  expect(balloons()).toBe('8 balloons left');
  expect(word()).toMatch(/[sheep]/);
  expect(played.effects).toEqual(['balloonPop']);
});

test('PLAYER-74 with one letter missing there is no clue, so the child ends the word', async () => {
  const played = await play();
  press('she');
  expect([isOff(clue()), word()]).toEqual([true, 'shee_']);
  fireEvent.click(clue());
  expect([word(), balloons(), played.answers]).toEqual(['shee_', '10 balloons left', []]);
});

test('GAME-05 a clue is available with 3 balloons but not with 2', async () => {
  await play();
  press('abcdfgi');
  expect([balloons(), isOff(clue())]).toEqual(['3 balloons left', false]);
  press('j');
  expect([balloons(), isOff(clue())]).toEqual(['2 balloons left', true]);
  fireEvent.click(clue());
  expect([balloons(), word()]).toEqual(['2 balloons left', '_____']);
});

test('GAME-06 AMBIG-37 losing all balloons fails the answer; with a try left the game restarts', async () => {
  const played = await play();
  press('eabcdfgijkl');
  expect(balloons()).toBe('0 balloons left');
  expect(played.answers).toHaveLength(1);
  expect(played.answers[0]).toMatchObject([{ value: '__ee_' }]);
  expect(judge(sample, played.answers[0] ?? [])).toBe(false);
  played.check('tryAgain');
  press('s');
  expect(word()).toBe('__ee_');
  played.check(null);
  expect([balloons(), word(), played.picks]).toEqual(['10 balloons left', '_____', []]);
  expect([isOff(key('a')), isOff(key('e'))]).toEqual([false, false]);
});

test('GAME-07 the last letter answers, without the confirm button', async () => {
  const played = await play();
  press('she');
  expect(played.answers).toEqual([]);
  press('p');
  expect(played.answers).toHaveLength(1);
  expect(judge(sample, played.answers[0] ?? [])).toBe(true);
});

test('RULE-16 keys of a real keyboard count in either case, but not while the child is typing in a field', async () => {
  await play();
  fireEvent.keyDown(document.body, { key: 'S' });
  fireEvent.keyDown(document.body, { key: 'h', ctrlKey: true });
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'p' });
  field.remove();
  expect(word()).toBe('s____');
  key('a').focus();
  fireEvent.keyDown(key('a'), { key: 'e' });
  expect([word(), balloons()]).toEqual(['s_ee_', '10 balloons left']);
});

test('NOTSHOWN-53 signs of a word are shown from the start', async () => {
  const item = wordItem('cake', "cup-cake o'clock");
  const played = await play(
    sampleQuestion({
      type: 'spellingGame',
      data: [item],
      right: [item],
      meta: { topic: 'Tea time', colours: ['blue'] },
    }),
  );
  const boxes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(boxes.filter(text => text.length === 1)).toEqual(['-', "'"]);
  press('cupakeol');
  expect(played.answers[0]).toMatchObject([{ value: "cup-cake o'clock" }]);
});
