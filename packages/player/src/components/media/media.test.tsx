// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { player } from '@digipals/contract/constants';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hidesSides } from '../../registry.ts';
import { samples } from '../../samples.ts';
import { playQuestion } from '../../testing/play-question.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  location.hash = '';
});

const listen = () => screen.getAllByRole('button', { name: 'Listen' });

test('COMP-46 a press on the trigger plays its sound, each time', async () => {
  const played = await playQuestion(samples.audioTrigger);
  expect(played.sounds).toEqual([]);
  for (const button of [...listen(), ...listen()]) fireEvent.click(button);
  await act(async () => undefined);
  expect(played.sounds).toEqual(['/media/cow.mp3', '/media/cow.mp3']);
  expect(played.picks).toEqual([]);
});

test('COMP-46 several triggers have different names', async () => {
  const sample = samples.audioTrigger;
  const data = ['a', 'b'].map(id => ({ id, value: `/media/${id}.mp3` }));
  const played = await playQuestion({
    ...sample,
    components: [{ id: 'two', type: 'audioTrigger', data, meta: {} }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Listen 2' }));
  expect(played.sounds).toEqual(['/media/b.mp3']);
});

test('COMP-14 each image button plays its own sound and picks nothing', async () => {
  const played = await playQuestion(samples.imageButtonsTriggers);
  for (const name of ['horse', 'pig']) fireEvent.click(screen.getByRole('button', { name }));
  await act(async () => undefined);
  expect(played.sounds).toEqual(['/media/horse.mp3', '/media/pig.mp3']);
  expect(played.picks).toEqual([]);
});

test('TEACH-01 COMP-14 a picture shows its word when it was heard, and keeps it', async () => {
  const sample = samples.imageButtonsTriggers;
  const [part, ...others] = sample.components;
  const data = part?.data.map(item => ({ ...item, caption: `a ${item.label}` })) ?? [];
  await playQuestion({
    ...sample,
    components: [{ ...part, data } as (typeof others)[0], ...others],
  });
  expect(screen.queryByText('a pig')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'pig' }));
  fireEvent.click(screen.getByRole('button', { name: 'horse' }));
  await act(async () => undefined);
  expect(screen.getByText('a pig').lang).toBe('en');
  expect(screen.getByText('a horse').closest('[data-heard]')).toBeTruthy();
  expect(screen.queryByText('a cow')).toBeNull();
});

test('COMP-07 tapping a picture of the carousel plays its word; one without a voice is not a button', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  Element.prototype.animate = vi.fn();
  const played = await playQuestion(samples.imageCarousel);
  act(() => vi.advanceTimersByTime(player.carouselSpeedMs));
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('2 to 4 of 5');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'hen' }));
  fireEvent.click(screen.getByRole('button', { name: 'hen' }));
  await act(async () => undefined);
  expect(played.sounds).toEqual(['/media/hen.mp3']);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('2 to 4 of 5');
  expect(screen.getByAltText('sheep').closest('button')).toBeNull();
});

test('COURSE-31 only a question about colours is drawn without colours', async () => {
  await playQuestion(samples.imageButtons);
  expect(document.querySelector('[data-neutral]')).toBeNull();
  cleanup();
  await playQuestion({ ...samples.imageButtons, neutral: true });
  expect(document.querySelector('[data-neutral]')?.textContent).toBeDefined();
});

test('COMP-54 ROUTE-36 a story image hides the side tiles and opens in full screen', async () => {
  await playQuestion(samples.storyImage);
  expect(hidesSides('storyImage')).toBe(true);
  expect(screen.getByRole('img', { name: 'a farm in the sun' })).toBeDefined();
  expect(screen.getByText(/It is a sunny day/).lang).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(location.hash).toBe('#fs');
});

test.each([
  ['COMP-42', 'imageWithTextContainer', 'horse', 0],
  ['COMP-44', 'imageWithTextContainerAndAudio', 'sheep', 2],
] as const)(
  '%s %s shows its picture, its text and %s, with %i voices',
  async (_id, type, name, voices) => {
    const played = await playQuestion(samples[type]);
    expect(screen.getByRole('img', { name })).toBeDefined();
    const buttons = screen.queryAllByRole('button', { name: 'Listen' });
    expect(buttons).toHaveLength(voices);
    for (const button of buttons) fireEvent.click(button);
    expect(played.sounds).toHaveLength(voices);
    const own = samples[type].components.find(component => component.type === type);
    for (const { value } of own?.data.slice(1) ?? [])
      expect(screen.getByText(value).lang).toBe('en');
  },
);

const hiddenTypes = [
  ['COMP-43', 'hiddenImageWithTextContainer', 'duck', 0],
  ['COMP-45', 'hiddenImageWithTextContainerAndAudio', 'pig', 2],
] as const;

test.each(hiddenTypes)(
  '%s NOTSHOWN-50 %s hides the %s until the answer is right',
  async (_id, type, name, voices) => {
    const played = await playQuestion(samples[type]);
    expect(screen.queryAllByRole('button', { name: 'Listen' })).toHaveLength(voices);
    expect(screen.getByRole('img', { name: 'A surprise! Answer first.' })).toBeDefined();
    played.check('tryAgain');
    expect(screen.queryByAltText(name)).toBeNull();
    played.check('correct');
    expect(screen.getByRole('img', { name })).toBeDefined();
    expect(screen.queryByRole('img', { name: /surprise/ })).toBeNull();
  },
);

const withoutAnswer = (type: ComponentType): Question => {
  const sample = samples[type];
  return { ...sample, components: sample.components.slice(0, 1), solution: [] };
};

test.each(hiddenTypes)(
  '%s NOTSHOWN-50 %s is revealed by a tap when there is no question',
  async (_id, type, name) => {
    await playQuestion(withoutAnswer(type));
    expect(screen.queryByAltText(name)).toBeNull();
    const cover = screen.getByRole('button', { name: 'Show the surprise' });
    act(() => cover.focus());
    fireEvent.click(cover);
    expect(screen.getByRole('img', { name }).parentElement).toBe(document.activeElement);
    expect(screen.getByRole('status').textContent).toBe(name);
  },
);
