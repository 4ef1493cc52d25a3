// @vitest-environment happy-dom
import type { Item } from '@digipals/contract';
import { isComplete, judge } from '@digipals/engine';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Played, playQuestion } from '../../testing/play-question.tsx';
import { sampleQuestion, wordItem } from '../sample-question.ts';
import { gameSamples } from './samples.cases.ts';

const sample = gameSamples.wordSearch;

afterEach(cleanup);

const question = (words: readonly Item[]) =>
  sampleQuestion({ type: 'wordSearch', data: words, right: words });
const named = (...words: string[]): Item[] => words.map(word => wordItem(word, word));

const rows = (): HTMLElement[][] =>
  screen.getAllByRole('row').map(row => within(row).getAllByRole('button'));
const cell = (row: number, column: number): HTMLElement => {
  const found = rows()[row]?.[column];
  if (!found) throw new Error(`no cell in row ${row}, column ${column}`);
  return found;
};
const said = (): string => screen.getByRole('status').textContent;

/** First and last letter of a word, found by reading the grid in every direction. */
const endsOf = (word: string): [HTMLElement, HTMLElement] => {
  const grid = rows();
  const ways = [-1, 0, 1].flatMap(down => [-1, 0, 1].map(right => [down, right] as const));
  const starts = grid.flatMap((line, row) => line.map((_, column) => ({ row, column })));
  for (const { row, column } of starts)
    for (const [down, right] of ways) {
      const cells = [...word].map((_, step) => grid[row + down * step]?.[column + right * step]);
      const [first, last] = [cells[0], cells.at(-1)];
      if (first && last && cells.map(at => at?.textContent).join('') === word) return [first, last];
    }
  throw new Error(`${word} is not in the grid`);
};

const find = (word: string, backwards = false): void => {
  const [first, last] = endsOf(word);
  fireEvent.click(backwards ? last : first);
  fireEvent.click(backwards ? first : last);
};

const pickedIn = (played: Played): string[] => played.picks.map(({ value }) => value);

test('COMP-30 CONST-24 the grid shows 12 x 12 letters, each named by its place', async () => {
  await playQuestion(sample);
  expect(rows().map(row => row.length)).toEqual(Array(12).fill(12));
  for (const [row, column] of [
    [0, 0],
    [4, 11],
  ] as const) {
    const { textContent } = cell(row, column);
    expect(textContent).toMatch(/^[a-z]$/);
    expect(cell(row, column).getAttribute('aria-label')).toBe(
      `${textContent}, row ${row + 1}, column ${column + 1}`,
    );
  }
  const list = within(screen.getByRole('list', { name: 'Words to find' }));
  expect(list.getAllByRole('listitem').map(word => word.textContent)).toEqual(
    sample.components[0]?.data.map(({ value }) => value),
  );
});

test('PLAY-02 the grid has the size and directions that the content asks for', async () => {
  const words = named('cow', 'horse', 'duck', 'sheep', 'hen');
  const meta = { size: 8, diagonals: false };
  await playQuestion(sampleQuestion({ type: 'wordSearch', data: words, right: words, meta }));
  expect(rows().map(row => row.length)).toEqual(Array(8).fill(8));
  for (const { value } of words) {
    const [first, last] = endsOf(value).map(end => end.dataset['cell']?.split('-') ?? []);
    expect(first?.[0] === last?.[0] || first?.[1] === last?.[1]).toBe(true);
  }
});

test('GAME-09 RULE-15 finding the last word answers, even when it is drawn backwards', async () => {
  const played = await playQuestion(sample);
  const words = sample.solution.map(({ value }) => value);
  for (const [index, word] of words.entries()) {
    expect(played.answers).toEqual([]);
    find(word, index % 2 === 1);
    expect(said()).toBe(`You found it: ${word}. Found: ${index + 1} of ${words.length}`);
  }
  const [answer = []] = played.answers;
  expect(played.answers).toHaveLength(1);
  expect(judge(sample, answer)).toBe(true);
});

test('GAME-19 a line that spells no word marks nothing and can be tried again', async () => {
  const played = await playQuestion(sample);
  const [first, last] = endsOf('sheep');
  const [row, column] = (last.dataset['cell'] ?? '').split('-').map(Number);
  const [fromRow, fromColumn] = (first.dataset['cell'] ?? '').split('-').map(Number);
  fireEvent.click(first);
  // One letter short of the word.
  const back = (to = 0, from = 0) => to - Math.sign(to - from);
  fireEvent.click(cell(back(row, fromRow), back(column, fromColumn)));
  expect(said()).toBe('No word there. Try another line.');
  expect(played.picks).toEqual([]);
  find('sheep');
  expect(pickedIn(played)).toEqual(['sheep']);
});

test('RULE-13 a second letter that is not in line with the first starts a new line', async () => {
  const played = await playQuestion(sample);
  fireEvent.click(cell(0, 0));
  fireEvent.click(cell(1, 2));
  expect(said()).toBe(`The word starts at ${cell(1, 2).textContent}. Now choose its last letter.`);
  fireEvent.keyDown(cell(1, 2), { key: 'Escape' });
  find('cow');
  expect(pickedIn(played)).toEqual(['cow']);
});

test('A11Y-01 arrows go from letter to letter and stop at the edges', async () => {
  await playQuestion(sample);
  cell(0, 0).focus();
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) press(key);
  expect(document.activeElement).toBe(cell(1, 1));
  expect(
    rows()
      .flat()
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([cell(1, 1)]);
});

test('AMBIG-39 GAME-10 a word without a place is logged and not required', async () => {
  const logged: string[] = [];
  const words = named('cow', 'hen', 'rhinoceroses!!', 'hippopotamuses');
  const asked = question(words);
  const played = await playQuestion(asked, { ports: { log: line => logged.push(line) } });
  expect(logged).toEqual(['Word search: “hippopotamuses” is skipped, too large']);
  expect(pickedIn(played)).toEqual(['hippopotamuses']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  for (const word of ['cow', 'rhinoceroses', 'hen']) find(word);
  expect(judge(asked, played.answers[0] ?? [])).toBe(true);
});

test('AMBIG-39 when no word has a place the question is right on confirm', async () => {
  const asked = question(named('hippopotamuses', 'caterpillarsss'));
  const played = await playQuestion(asked, { ports: { log: () => undefined } });
  expect(played.answers).toEqual([]);
  expect([isComplete(asked, played.picks), judge(asked, played.picks)]).toEqual([true, true]);
});

test('RULE-14 a word with a space is found without it, and is spoken', async () => {
  const words = [{ ...wordItem('ice', 'ice cream'), audio: '/media/ice.mp3' }, ...named('egg')];
  const played = await playQuestion(question(words));
  find('icecream');
  expect([pickedIn(played), played.sounds]).toEqual([['ice cream'], ['/media/ice.mp3']]);
});

test('nothing can be drawn while feedback is shown', async () => {
  const played = await playQuestion(sample);
  played.check('correct');
  find('cow');
  expect([played.picks, played.answers]).toEqual([[], []]);
});
