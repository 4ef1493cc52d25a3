import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { findEndlessMovement, findSmallTargets } from '../support/look-over.ts';
import {
  lockedTour,
  profileTour,
  questionsTour,
  rewardsTour,
  studentTour,
  type Tour,
  trainingTour,
} from '../support/tours.ts';

const { url, api, open, openAs } = withBrowser();

/** Serious and critical findings, each with the places where it was seen. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Looks at every screen of a tour and gathers what was found, by screen. */
async function gather(
  tour: Tour,
  look: () => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  let screens = 0;
  for await (const name of tour) {
    screens += 1;
    const faults = await look();
    if (faults.length > 0) found[name] = faults;
  }
  expect(screens).toBeGreaterThan(0);
  return found;
}

async function* appTour(page: Page, activities: readonly string[], name: string): Tour {
  const child = await api.signIn(name);
  const visit = { page, url };
  yield* profileTour(visit);
  yield* trainingTour(visit);
  for (const id of activities) yield* questionsTour(visit, await api.activity(id, child));
  yield* rewardsTour(visit, await api.activity('starter-01-friends', child));
  yield* lockedTour(visit);
}

const both = ['starter-01-friends', 'starter-01-how-are-you'];

test.each([
  ['en', 'Mia', both],
  ['ru', 'Ivan', both],
  ['th', 'Malee', both],
  ['az', 'Leyla', []],
  ['zh', 'Wei', []],
] as const)(
  'A11Y-02 no serious or critical finding on any screen in %s',
  { timeout: 120_000 },
  async (locale, name, activities) => {
    const student = await open('/student', { locale });
    expect(await gather(studentTour({ page: student, url }), () => findings(student))).toEqual({});
    const { page } = await openAs(name, '/profile', { locale });
    expect(await gather(appTour(page, activities, name), () => findings(page))).toEqual({});
  },
);

test.each([
  [360, 640],
  [1366, 768],
])(
  'A11Y-04 at %i px every target is at least 44 px',
  { timeout: 120_000 },
  async (width, height) => {
    const student = await open('/student', { width, height });
    expect(
      await gather(studentTour({ page: student, url }), () => findSmallTargets(student)),
    ).toEqual({});
    const { page } = await openAs('Mia', '/profile', { width, height });
    expect(await gather(appTour(page, both, 'Mia'), () => findSmallTargets(page))).toEqual({});
  },
);

test('A11Y-03 with reduced motion nothing moves without end', async () => {
  const { page } = await openAs('Mia', '/profile');
  const look = () => findEndlessMovement(page);
  expect(await gather(appTour(page, ['starter-01-friends'], 'Mia'), look)).toEqual({});
});
