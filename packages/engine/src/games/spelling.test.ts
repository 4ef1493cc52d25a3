import { spelling } from '@digipals/contract/constants';
import { expect, test } from 'vitest';
import {
  canClue,
  isLost,
  isSpelt,
  pressKey,
  type Spelling,
  spellingBoxes,
  spellingKey,
  speltSoFar,
  startSpelling,
  takeClue,
} from './spelling.ts';

const press = (game: Spelling, keys: string): Spelling => [...keys].reduce(pressKey, game);
const first = () => 0;

test('CONST-21 the game starts with 10 balloons and nothing shown', () => {
  const game = startSpelling('tractor');
  expect([spelling.balloons, game.balloons, speltSoFar(game)]).toEqual([10, 10, '_______']);
});

test('GAME-01 a key counts once, right or wrong', () => {
  const game = press(startSpelling('cow'), 'xxxcc');
  expect([game.balloons, game.pressed]).toEqual([9, ['x', 'c']]);
  expect([...'xcw'].map(key => spellingKey(game, key))).toEqual(['wrong', 'right', undefined]);
});

test('GAME-02 a right letter fills all its places', () => {
  expect(speltSoFar(pressKey(startSpelling('banana'), 'a'))).toBe('_a_a_a');
});

test('GAME-03 a wrong letter costs one balloon, a right one costs none', () => {
  expect(press(startSpelling('banana'), 'an').balloons).toBe(10);
  expect(press(startSpelling('banana'), 'xyz').balloons).toBe(7);
});

test('GAME-04 CONST-22 AMBIG-38 a clue costs 2 and reveals one letter in all its places', () => {
  const game = takeClue(startSpelling('eel'), first);
  expect([spelling.clueCost, game.balloons, speltSoFar(game)]).toEqual([2, 8, 'ee_']);
  expect(spellingKey(game, 'e')).toBe('right');
});

test('PLAYER-74 a clue never reveals the last letter, so clues alone spell no word', () => {
  // The hint after a lost game has set the b.
  for (const [word, shown] of [['eel'], ['cat'], ['bird'], ['bird', 'b___']] as const) {
    let game = startSpelling(word, shown);
    while (canClue(game)) game = takeClue(game, first);
    expect([word, isSpelt(game)]).toEqual([word, false]);
  }
  const one = takeClue(startSpelling('eel'), first);
  expect([speltSoFar(one), canClue(one), takeClue(one, first)]).toEqual(['ee_', false, one]);
  expect(isSpelt(pressKey(one, 'l'))).toBe(true);
});

test('GAME-05 a clue needs more than 2 balloons', () => {
  const three = press(startSpelling('cow'), 'abdefgh');
  expect([three.balloons, canClue(three)]).toEqual([3, true]);
  expect(takeClue(three, first)).toMatchObject({ balloons: 1 });
  const two = pressKey(three, 'i');
  expect([two.balloons, canClue(two)]).toEqual([2, false]);
  expect(takeClue(two, first)).toBe(two);
});

test('GAME-06 ten wrong letters lose the game, and later keys change nothing', () => {
  const game = press(startSpelling('cow'), 'abdefghijk');
  expect([game.balloons, isLost(game), isSpelt(game)]).toEqual([0, true, false]);
  expect(pressKey(game, 'c')).toBe(game);
});

test('GAME-07 the game is over when every letter is shown', () => {
  const game = press(startSpelling('cow'), 'woc');
  expect([isSpelt(game), canClue(game)]).toEqual([true, false]);
  expect(pressKey(game, 'x')).toBe(game);
});

test('RULE-16 both keys a and A fill a and A', () => {
  expect(speltSoFar(pressKey(startSpelling('Anna'), 'a'))).toBe('A__a');
  expect(speltSoFar(pressKey(startSpelling('Anna'), 'A'))).toBe('A__a');
});

test('NOTSHOWN-53 spaces and signs are shown from the start, letters with accents have a key', () => {
  const game = startSpelling("ice-cream o'café 2");
  expect(speltSoFar(game)).toBe("___-_____ _'____ 2");
  expect(speltSoFar(pressKey(game, 'e'))).toBe("__e-__e__ _'___é 2");
});

test('NOTSHOWN-53 only letters of the keyboard are keys', () => {
  const game = startSpelling('ice cream');
  expect([' ', '', 'ab', 'é', 'Enter'].map(key => pressKey(game, key))).toEqual(
    Array(5).fill(game),
  );
});

test('CONST-23 NOTSHOWN-52 GAME-20 the keyboard has 26 letters in rows of 9, 9 and 8', () => {
  expect(spelling.keyRows.map(row => row.length)).toEqual([9, 9, 8]);
  expect([...spelling.keyRows.join('')].map(key => key.charCodeAt(0) - 97)).toEqual(
    Array.from({ length: 26 }, (_, index) => index),
  );
});

test('a restored game shows the letters so far and has all its balloons', () => {
  const game = startSpelling('ice cream', '_ce c_e_m');
  expect([speltSoFar(game), game.balloons]).toEqual(['_ce c_e_m', 10]);
  expect(spellingBoxes(game).filter(({ shown }) => !shown)).toHaveLength(3);
});

test('GAME-04 a clue reveals a letter that is still missing', () => {
  const game = pressKey(startSpelling('cow'), 'c');
  expect(speltSoFar(takeClue(game, first))).toBe('co_');
  expect(speltSoFar(takeClue(game, () => 0.99))).toBe('c_w');
});
