import type { SentenceOption } from '@digipals/contract';
import { expect, test } from 'vitest';
import { blocksFor, type Choice, chosen, isWhole, sentenceOf } from './sentence.ts';

const block = (
  optionId: string,
  slot: SentenceOption['slot'],
  changes: Partial<SentenceOption> = {},
): SentenceOption => ({
  optionId,
  slot,
  text: optionId,
  follows: [],
  picture: null,
  asks: false,
  ...changes,
});

const like = block('I like', 'start');
const can = block('I can', 'start');
const ask = block('do you like', 'start', { asks: true });
const playing = block('playing', 'verb', { follows: ['I like', 'do you like'] });
const swim = block('swim', 'verb', { follows: ['I can'] });
const football = block('football', 'thing', { follows: ['playing'] });
const options = [like, can, ask, playing, swim, football];

const choose = (...blocks: SentenceOption[]) =>
  blocks.reduce<Choice>((choice, one) => chosen(options, choice, one), {});

test('MSG-11 blocks make a sentence, with a capital letter and an end mark', () => {
  expect(sentenceOf(choose(like, playing, football))).toBe('I like playing football.');
  expect(sentenceOf(choose(ask, playing, football))).toBe('Do you like playing football?');
  expect(sentenceOf({})).toBe('');
});

test('MSG-11 a start alone is not a whole sentence and ends in a gap', () => {
  expect([like, ask].map(start => isWhole(choose(start)))).toEqual([false, false]);
  expect(sentenceOf(choose(ask))).toBe('Do you like …');
  expect(isWhole(choose(like, playing))).toBe(true);
});

test('MSG-11 only blocks that fit are offered', () => {
  expect(blocksFor(options, choose(can), 'verb')).toEqual([swim]);
  expect(blocksFor(options, {}, 'verb')).toEqual([]);
  expect(blocksFor(options, {}, 'start')).toEqual([like, can, ask]);
});

test('a new beginning drops blocks that no longer fit; choosing a block again removes it', () => {
  const sentence = choose(like, playing, football);
  expect(sentenceOf(chosen(options, sentence, can))).toBe('I can …');
  expect(sentenceOf(chosen(options, sentence, ask))).toBe('Do you like playing football?');
  expect(sentenceOf(chosen(options, sentence, football))).toBe('I like playing.');
});
