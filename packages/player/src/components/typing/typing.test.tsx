// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { isComplete } from '@digipals/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { playQuestion } from '../../testing/play-question.tsx';

afterEach(cleanup);

const texts = samples.typingTextContainerWithGaps;
const boxes = () =>
  screen.getAllByRole('textbox').filter(element => element instanceof HTMLInputElement);
const shown = () =>
  boxes()
    .map(({ value }) => value || '.')
    .join('');
const at = (place: number): HTMLInputElement => {
  const box = boxes()[place];
  if (!box) throw new Error(`There is no box ${place}`);
  return box;
};
const focused = () => boxes().findIndex(box => box.contains(document.activeElement));
const write = (place: number, value: string) => fireEvent.change(at(place), { target: { value } });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
const tapKey = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;

test('COMP-40 the given letter and the text are shown, every box has a name', async () => {
  await playQuestion(texts);
  expect(boxes().map(box => box.getAttribute('aria-label'))).toEqual([
    'Letter 1 of 3 of gap 1',
    'Letter 2 of 3 of gap 1',
    'Letter 3 of 3 of gap 1',
    'Letter 2 of 4 of gap 2',
    'Letter 3 of 4 of gap 2',
    'Letter 4 of 4 of gap 2',
  ]);
  expect(document.querySelector('p')?.textContent).toBe('The  gives us m.');
  // The device keyboard stays closed.
  expect(boxes().every(box => box.inputMode === 'none' && box.lang === 'en')).toBe(true);
});

test('RULE-09 typed gaps are complete only when all boxes are filled', async () => {
  const played = await playQuestion(texts);
  write(0, 'cowil');
  expect(shown()).toBe('cowil.');
  expect(isComplete(texts, played.picks)).toBe(false);
  write(5, 'k');
  expect(isComplete(texts, played.picks)).toBe(true);
  expect(played.picks.map(({ value, gap }) => [value, gap])).toEqual([
    ['cow', 1],
    ['milk', 2],
  ]);
});

test('RULE-10 two letters in one box: the second lands in the next', async () => {
  await playQuestion(texts);
  write(0, 'co');
  expect(shown()).toBe('co....');
});

test('RULE-11 the focus moves forward after a character, and stays in the last box', async () => {
  await playQuestion(texts);
  at(0).focus();
  write(0, 'c');
  expect(focused()).toBe(1);
  at(2).focus();
  write(2, 'w');
  expect(focused()).toBe(3);
  at(5).focus();
  write(5, 'k');
  expect(focused()).toBe(5);
});

test('RULE-11 the focus moves forward after a letter that is in the box already', async () => {
  await playQuestion(texts);
  write(0, 'co');
  at(0).focus();
  press('c');
  press('o');
  expect([shown(), focused()]).toEqual(['co....', 2]);
});

test('RULE-12 Backspace in an empty box moves back and deletes the letter there', async () => {
  await playQuestion(texts);
  at(0).focus();
  write(0, 'co');
  expect(focused()).toBe(2);
  press('Backspace');
  expect([focused(), shown()]).toEqual([1, 'c.....']);
  press('Backspace');
  expect([focused(), shown()]).toEqual([0, '......']);
  press('Backspace');
  expect(focused()).toBe(0);
});

test('RULE-12 Backspace in a filled box deletes its letter and stays', async () => {
  await playQuestion(texts);
  write(0, 'cow');
  at(1).focus();
  press('Backspace');
  expect([focused(), shown()]).toEqual([1, 'c.w...']);
  at(2).focus();
  press('Delete');
  expect([focused(), shown()]).toEqual([2, 'c.....']);
});

test('A11Y-01 arrow keys move from box to box and through the gaps; a gap is one Tab stop', async () => {
  await playQuestion(texts);
  at(2).focus();
  press('ArrowRight');
  expect(focused()).toBe(3);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(focused()).toBe(1);
  const stops = boxes().flatMap(({ tabIndex }, place) => (tabIndex === 0 ? [place] : []));
  expect(stops).toEqual([1, 3]);
});

test('RULE-10 an input method can compose a character before it is taken', async () => {
  const played = await playQuestion(texts);
  at(0).focus();
  fireEvent.compositionStart(at(0));
  fireEvent.input(at(0), { target: { value: 'e' }, isComposing: true });
  expect([played.picks, focused()]).toEqual([[], 0]);
  fireEvent.input(at(0), { target: { value: 'é' }, isComposing: true });
  fireEvent.compositionEnd(at(0), { data: 'é' });
  expect([shown(), focused()]).toEqual(['é.....', 1]);
});

test('COMP-40 on-screen keys type into the next box, and announce it', async () => {
  await playQuestion(texts);
  for (const letter of 'cowi') tapKey(letter);
  expect(shown()).toBe('cowi..');
  expect(said()).toBe('i: letter 2 of 4 of gap 2');
  tapKey('Delete');
  expect(shown()).toBe('cow...');
  expect(focused()).toBe(-1);
});

test('COMP-40 a wrong word shows which letters differ; feedback locks the boxes', async () => {
  const played = await playQuestion(texts);
  write(0, 'catilk');
  played.check('tryAgain');
  expect(boxes().map(box => box.getAttribute('data-mark'))).toEqual([
    'right',
    'again',
    'again',
    'right',
    'right',
    'right',
  ]);
  expect(boxes().map(box => box.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
    'true',
    null,
    null,
    null,
  ]);
  expect(said()).toBe('Look again at: a, t');
  tapKey('x');
  expect([shown(), at(0).readOnly]).toEqual(['catilk', true]);
});

test('COMP-40 after a wrong answer on-screen keys go on at the first letter to correct', async () => {
  const played = await playQuestion(texts);
  for (const letter of 'xowilk') tapKey(letter);
  played.check('tryAgain');
  played.check(null);
  tapKey('c');
  expect(shown()).toBe('cowilk');
});

test('COMP-28 the gaps of a dialogue can be typed through all its bubbles', async () => {
  const played = await playQuestion(samples.typingSpeechBubbles);
  for (const letter of 'nameine') tapKey(letter);
  expect(played.picks.map(({ value, gap }) => [value, gap])).toEqual([
    ['name', 1],
    ['fine', 2],
  ]);
  expect(screen.getByText(/How are you/)).toBeTruthy();
});

test('COMP-28 a line with a voice can be played', async () => {
  const sample = samples.typingSpeechBubbles;
  const voiced: Question = {
    ...sample,
    components: sample.components.map(part => ({
      ...part,
      meta: {
        bubbles: [{ text: 'My {1} is {2}.', speaker: 'Mia', audio: '/media/name.mp3' }],
      },
    })),
  };
  const played = await playQuestion(voiced);
  tapKey('Listen');
  expect(played.sounds).toEqual(['/media/name.mp3']);
});

const textBox = samples.typeInTextBox;
const answer = () => screen.getByLabelText<HTMLInputElement>('Your answer');

test('COMP-47 a word is taken as typed, with either keyboard', async () => {
  const played = await playQuestion(textBox);
  expect(isComplete(textBox, played.picks)).toBe(false);
  fireEvent.change(answer(), { target: { value: ' Hors' } });
  tapKey('e');
  expect(played.picks).toMatchObject([{ id: 'horse', value: ' Horse' }]);
  played.check('correct');
  expect(document.querySelector('[data-mark="right"]')).toBeTruthy();
});

test('COMP-47 on-screen keys type and delete at the caret', async () => {
  const played = await playQuestion(textBox);
  fireEvent.change(answer(), { target: { value: 'hose' } });
  answer().setSelectionRange(2, 2);
  tapKey('r');
  expect([answer().value, answer().selectionStart]).toEqual(['horse', 3]);
  tapKey('Delete');
  expect([answer().value, answer().selectionStart]).toEqual(['hose', 2]);
  answer().setSelectionRange(0, 4);
  tapKey('Delete');
  expect(played.picks).toEqual([]);
});

test('COMP-47 a wrong word shows what differs and what is missing', async () => {
  const played = await playQuestion(textBox);
  fireEvent.change(answer(), { target: { value: 'hoasse' } });
  played.check('tryAgain');
  expect(said()).toBe('Look again at: a, s');
  expect(answer().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(answer(), { target: { value: 'horse' } });
  expect(played.picks).toMatchObject([{ value: 'hoasse' }]);
});

test('COMP-47 the sign of an empty box cannot be typed', async () => {
  const played = await playQuestion(textBox);
  fireEvent.change(answer(), { target: { value: 'h_o' } });
  expect(played.picks).toMatchObject([{ value: 'ho' }]);
});

/** Types a word, and begins the next try when it was wrong. */
const failWith = async (value: string) => {
  const played = await playQuestion(textBox);
  fireEvent.change(answer(), { target: { value } });
  played.check('tryAgain');
  played.check(null);
  return played;
};

test('COMP-47 a letter after a wrong word begins a new word, with either keyboard', async () => {
  await failWith('cow');
  tapKey('h');
  tapKey('o');
  expect([answer().value, answer().selectionStart]).toEqual(['ho', 2]);
  cleanup();
  await failWith('cow');
  fireEvent.change(answer(), { target: { value: 'cowh' } });
  fireEvent.change(answer(), { target: { value: 'ho' } });
  expect(answer().value).toBe('ho');
});

test('COMP-47 a wrong word can be corrected: Delete takes its last letter, and the caret its place', async () => {
  await failWith('horsee');
  tapKey('Delete');
  expect(answer().value).toBe('horse');
  tapKey('s');
  expect(answer().value).toBe('horses');
  cleanup();
  await failWith('hose');
  answer().setSelectionRange(2, 2);
  tapKey('r');
  expect(answer().value).toBe('horse');
});

test('COMP-47 only the first letter after a wrong word begins a new one', async () => {
  await failWith('co');
  for (const letter of 'hor') tapKey(letter);
  expect(answer().value).toBe('hor');
});

test('COMP-47 what the right word begins with is completed', async () => {
  await failWith('hors');
  tapKey('e');
  expect(answer().value).toBe('horse');
});

test('COMP-47 an answer can be about twice as long as the right one', async () => {
  await playQuestion(textBox);
  for (const letter of 'a'.repeat(14)) tapKey(letter);
  expect(answer().value).toBe('a'.repeat(13));
  fireEvent.change(answer(), { target: { value: 'b'.repeat(30) } });
  expect(answer().value).toBe('b'.repeat(13));
});
