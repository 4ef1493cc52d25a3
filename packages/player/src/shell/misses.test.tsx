// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samples } from '../samples.ts';
import { activityOf, openPlayer, setUpPlayer } from '../testing/open-player.tsx';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const tap = (selector: string) => act(async () => void fireEvent.click(find(selector)));
const count = (selector: string) => document.querySelectorAll(selector).length;

/** Taps that miss, and what a hint finds for the child. */
const games = {
  verticalTextButtonsWithAudio: {
    miss: async () => {
      await tap('[data-half="cow"]');
      await tap('[data-half="wool"]');
    },
    found: '[data-state="found"]',
    each: 2,
  },
  imageHotspots: {
    miss: () => tap('[class*="ground"]'),
    found: '[data-hotspot][class*="found"]',
    each: 1,
  },
  wordSearch: {
    miss: async () => {
      await tap('[data-cell="0-0"]');
      await tap('[data-cell="0-1"]');
    },
    found: '[data-found]',
    each: 1,
  },
} as const;

test.each(Object.entries(games))(
  'HINT-06 %s: two misses make a place glow, the fourth finds a part',
  async (type, game) => {
    const sample = samples[type as keyof typeof games];
    await openPlayer({ activity: activityOf({}, [sample]) });
    await game.miss();
    expect(count('[data-glow]')).toBe(0);
    await game.miss();
    expect(count('[data-glow]')).toBeGreaterThan(0);
    await game.miss();
    expect(count(game.found)).toBe(0);
    await game.miss();
    expect(count(game.found)).toBe(game.each);
    expect(screen.getByText('One part is done for you.')).toBeTruthy();
    expect(count('[data-outcome]')).toBe(0);
  },
);
