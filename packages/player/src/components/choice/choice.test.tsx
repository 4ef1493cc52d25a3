// @vitest-environment happy-dom
import { seededRandom, startRun } from '@digipals/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { playQuestion } from '../../testing/play-question.tsx';

afterEach(cleanup);

test('COMP-11 each image button has the size its author gave it, and can be picked', async () => {
  const played = await playQuestion(samples.adjustableImageButtons);
  const sizeOf = (name: string) =>
    screen.getByRole('radio', { name }).style.getPropertyValue('--size');
  expect([sizeOf('big horse'), sizeOf('small hen')]).toEqual(['', '46']);
  fireEvent.click(screen.getByRole('radio', { name: 'small hen' }));
  expect(played.picks).toMatchObject([{ id: 'hen' }]);
});

test('COMP-55 randomised image buttons are in random order, never in their original order', () => {
  const sample = samples.randomisedImageButtons;
  const activity = {
    id: 'a',
    meta: { title: 'Animals', lingos: 0 },
    data: [sample],
    testInstructions: [],
  };
  const orders = Array.from({ length: 40 }, (_, seed) =>
    startRun(activity, { random: seededRandom(seed), now: 0 })
      .activity.data[0]?.components[0]?.data.map(({ id }) => id)
      .join(' '),
  );
  expect(new Set(orders).size).toBeGreaterThan(3);
  expect(orders).not.toContain('cow sheep hen');
});

test('COMP-48 pressing a text button says it and picks it; words without a voice are silent', async () => {
  const played = await playQuestion(samples.audioTextButtons);
  fireEvent.click(screen.getByRole('radio', { name: 'ten' }));
  fireEvent.click(screen.getByRole('radio', { name: 'a hen' }));
  expect(played.sounds).toEqual(['/media/ten.mp3', '/media/hen.mp3']);
  expect(played.picks).toMatchObject([{ id: 'hen' }]);
});
