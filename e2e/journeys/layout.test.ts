import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import {
  lockedTour,
  profileTour,
  questionsTour,
  rewardsTour,
  studentTour,
  trainingTour,
  type Visit,
} from '../support/tours.ts';

const { url, api, open, openAs } = withBrowser();

async function* wholeTour(visit: Visit, username: string) {
  const child = await api.signIn(username);
  const [first, second] = await Promise.all([
    api.activity('starter-01-friends', child),
    api.activity('starter-01-how-are-you', child),
  ]);
  yield* profileTour(visit);
  yield* trainingTour(visit);
  yield* questionsTour(visit, first);
  yield* questionsTour(visit, second);
  yield* rewardsTour(visit, first);
  yield* lockedTour(visit);
}

test.each([
  ['en', 'Mia', 360, 640],
  ['en', 'Mia', 768, 1024],
  ['en', 'Mia', 1024, 768],
  ['en', 'Mia', 1366, 768],
  ['en', 'Mia', 1920, 1080],
  ['ru', 'Ivan', 360, 640],
  ['ru', 'Ivan', 1366, 768],
  ['th', 'Malee', 360, 640],
  ['zh', 'Wei', 360, 640],
] as const)(
  'in %s for %s at %i x %i nothing is cut off, covered or outside the window',
  { timeout: 120_000 },
  async (locale, username, width, height) => {
    const found: Record<string, string[]> = {};
    const student = await open('/student', { width, height, locale });
    for await (const name of studentTour({ page: student, url })) {
      const faults = await findLayoutFaults(student);
      if (faults.length > 0) found[name] = faults;
    }
    const { page } = await openAs(username, '/profile', { width, height, locale });
    for await (const name of wholeTour({ page, url }, username)) {
      const faults = await findLayoutFaults(page);
      if (faults.length > 0) found[name] = faults;
    }
    expect(found).toEqual({});
  },
);

test('A11Y-04 on a laptop at 200 percent the profile and the player lose nothing', async () => {
  const zoomed = { width: 683, height: 384, context: { deviceScaleFactor: 2 } };
  const { page, child } = await openAs('Mia', '/profile', zoomed);
  const visit = { page, url };
  const found: Record<string, string[]> = {};
  async function* tour() {
    yield* profileTour(visit);
    yield* questionsTour(visit, await api.activity('starter-01-friends', child));
    yield* questionsTour(visit, await api.activity('starter-01-how-are-you', child));
  }
  for await (const name of tour()) {
    const faults = await findLayoutFaults(page);
    if (faults.length > 0) found[name] = faults;
  }
  expect(found).toEqual({});
});
