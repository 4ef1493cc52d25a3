// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { playQuestion } from '../testing/play-question.tsx';

afterEach(cleanup);

const play = async (question: Question) => {
  const effects: string[] = [];
  const played = await playQuestion(question, { ports: { effect: name => effects.push(name) } });
  return { played, effects };
};

test('ALIVE-10 a choice without a voice ticks when it is chosen; one with a voice only speaks', async () => {
  const { played, effects } = await play(samples.audioTextButtons);
  fireEvent.click(screen.getByRole('radio', { name: 'ten' }));
  expect([effects, played.sounds]).toEqual([[], ['/media/ten.mp3']]);
  cleanup();
  const silent = await play(samples.adjustableImageButtons);
  fireEvent.click(screen.getByRole('radio', { name: 'small hen' }));
  expect(silent.effects).toEqual(['select']);
});

test('ALIVE-10 a tile sounds when it is picked up, put in a place and put back', async () => {
  const { effects } = await play(samples.draggableTextButtons);
  const tile = () => document.querySelector<HTMLElement>('[data-tile]') as HTMLElement;
  fireEvent.keyDown(tile(), { key: ' ' });
  expect(effects).toEqual(['pickUp']);
  fireEvent.keyDown(tile(), { key: 'Escape' });
  expect(effects).toEqual(['pickUp', 'drop']);
  effects.length = 0;
  fireEvent.keyDown(tile(), { key: ' ' });
  fireEvent.keyDown(tile(), { key: 'ArrowRight' });
  fireEvent.keyDown(tile(), { key: ' ' });
  expect(effects).toEqual(['pickUp', 'place']);
});
