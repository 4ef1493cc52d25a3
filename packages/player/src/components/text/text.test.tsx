// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { playQuestion } from '../../testing/play-question.tsx';
import { sidesOf } from '../shared/Bubble.tsx';

afterEach(cleanup);

const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('COMP-37 the gap of a fillable label is empty, shows the pick, and its mark', async () => {
  const played = await playQuestion(samples.fillableTextLabel);
  const label = screen.getByText(/^Quack!/).parentElement;
  expect(label?.textContent).toBe('Quack! I am a Gap 1, empty.');
  expect(label?.lang).toBe('en');
  pick('pig');
  expect(label?.textContent).toBe('Quack! I am a pig.');
  pick('duck');
  expect(label?.textContent).toBe('Quack! I am a duck.');
  // The full stop stays on the line of its gap.
  expect(document.querySelector('[data-filled]')?.parentElement?.textContent).toBe('duck.');
  played.check('correct');
  expect(
    within(screen.getByText(/^Quack!/).parentElement ?? document.body).getByText('duck').className,
  ).toMatch(/right/);
});

test('COMP-37 gaps are filled in the order of the picks, a picture by its name', async () => {
  const sample = samples.imageButtons;
  await playQuestion({
    ...sample,
    components: [
      { id: 'label', type: 'fillableTextLabel', data: [], meta: { text: 'A {1} and a {2}.' } },
      ...sample.components,
    ],
  });
  const label = screen.getByText(/^A/).parentElement;
  fireEvent.click(screen.getByRole('checkbox', { name: 'pig' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'horse' }));
  expect(label?.textContent).toBe('A pig and a horse.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'pig' }));
  expect(label?.textContent).toBe('A horse and a Gap 2, empty.');
});

test('COMP-24 a speech bubble shows its text beside the speaker and says it', async () => {
  const played = await playQuestion(samples.speechBubble);
  expect(screen.getByText('How old are you?').lang).toBe('en');
  expect(screen.getByRole('img', { name: 'Ali' }).textContent).toBe('A');
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  expect(played.sounds).toEqual(['/media/old.mp3']);
});

test('COMP-25 all speech bubbles are shown, each speaker on one side with a face', async () => {
  await playQuestion(samples.speechBubbles);
  const lines = ['Hello! What is your name?', 'My name is Mia.', 'Do you like horses?'];
  const sides = lines.map(line =>
    screen.getByText(line).closest('[data-side-of]')?.getAttribute('data-side-of'),
  );
  expect(sides).toEqual(['left', 'right', 'left']);
  expect(screen.getByRole('img', { name: 'Mia' }).getAttribute('src')).toBe('/media/mia.webp');
});

test('COMP-25 speakers take their sides in order of first appearance', () => {
  expect(sidesOf(['Mia', 'Mia', 'Ali', 'Mia'])).toEqual(['left', 'left', 'right', 'left']);
  expect(sidesOf(['Mia', 'Ali', 'Ben', 'Ali'])).toEqual(['left', 'right', 'left', 'right']);
  expect(sidesOf([undefined, undefined, undefined])).toEqual(['left', 'right', 'left']);
});

test('COMP-53 a large text shows all its paragraphs and reads those that have a voice', async () => {
  const sample = samples.largeTextContainer;
  const played = await playQuestion(sample);
  const own = sample.components.find(({ type }) => type === 'largeTextContainer');
  for (const { value } of own?.data ?? []) expect(screen.getByText(value).lang).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  expect(played.sounds).toEqual(['/media/once.mp3']);
});
