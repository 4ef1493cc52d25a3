import type { Licence, Notification, Profile, WordReview } from '@digipals/contract';
import type { Page } from 'playwright-core';
import type { Api, Child } from './api.ts';
import { mouse } from './hands.ts';
import { playQuestion } from './play.ts';
import { openInApp, show } from './settle.ts';
import type { Tour, Visit } from './tours.ts';

/** A child that has words to review and a licence. */
export const wandererName = 'Ruby';

/** A hat of this price is neither owned nor too dear. */
const price = '60';

const gone = (page: Page) => page.locator('dialog').waitFor({ state: 'detached' });
/** The only button below an editor, and below a step. */
const lastButton = (page: Page) => page.locator('#page button').last();

/** What is new to the child, so that nothing else is announced. */
async function pretendNews({ page }: Visit, news: readonly Notification[]): Promise<void> {
  await page.route('**/api/users/*/notifications', route =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: news })
      : route.fulfill({ json: {} }),
  );
}

/** What the first steps show is not stored. */
async function pretendSteps({ page }: Visit): Promise<void> {
  let finished = 0;
  await page.route('**/api/users/*/onboarding', async route => {
    if (route.request().method() === 'PUT')
      ({ finished } = route.request().postDataJSON() as { finished: number });
    return route.fulfill({ json: { finished, lingos: finished >= 5 ? 20 : 0 } });
  });
}

/** Domino's hello and the seven first steps. */
async function* stepsTour(visit: Visit): Tour {
  const { page, url } = visit;
  await pretendSteps(visit);
  await page.goto(`${url}/intro`);
  await show(page, '#page h1');
  yield 'intro';
  await page.goto(`${url}/onboarding`);
  await show(page, '#page h1');
  yield 'onboarding-hello';
  await lastButton(page).click();
  for (let step = 1; step <= 7; step += 1) {
    await show(page, '#page header [role=img]');
    await page.locator('#page h1').waitFor();
    await show(page, '#page h1');
    yield `onboarding-${step}`;
    if (step < 7) await lastButton(page).click();
  }
}

/** A dressing room in which a hat is bought, with its questions, and the scene that follows. */
async function* roomTour({ page, url }: Visit, api: Api, child: Child): Tour {
  const { userId, token } = child;
  const licences = await api.read<Licence[]>(`licences/${userId}`, token);
  const profile = await api.read<Profile>(`users/${userId}/profile`, token);
  let amount = 240;
  await page.route('**/api/users/*/lingos', route => route.fulfill({ json: { amount } }));
  await page.route('**/api/users/*/purchases', route =>
    route.fulfill({ json: { licences, lingos: 180 } }),
  );
  await page.route('**/api/users/*/profile', route =>
    route.request().method() === 'PUT' ? route.fulfill({ json: profile }) : route.fallback(),
  );
  await page.route('**/api/users/*/profileImage', route =>
    route.fulfill({ json: { avatarImage: profile.avatarImage } }),
  );
  const tryHat = async () => {
    await page.goto(`${url}/profile/avatar`);
    await page.locator('button[aria-pressed]').filter({ hasText: price }).first().click();
    await show(page, '#page ul img');
  };
  await tryHat();
  yield 'room-trying';
  await page.locator('#page header button').first().click();
  await show(page, 'dialog');
  yield { alike: 'room-leave' };
  await page.keyboard.press('Escape');
  await gone(page);
  await page.context().setOffline(true);
  await lastButton(page).click();
  await show(page, 'dialog');
  yield { alike: 'room-offline' };
  await page.keyboard.press('Escape');
  await gone(page);
  await page.context().setOffline(false);
  amount = 12;
  await tryHat();
  await lastButton(page).click();
  await show(page, 'dialog');
  yield { alike: 'room-not-enough' };
  amount = 240;
  await tryHat();
  await lastButton(page).click();
  await show(page, '#page section > h1');
  yield 'room-bought';
}

/** A word review of one question, and its end. */
async function* reviewTour({ page, url }: Visit): Tour {
  let review: WordReview | undefined;
  await page.route('**/api/users/*/wordReview?*', async route => {
    const whole = (await (await route.fetch()).json()) as WordReview;
    if (!whole.activity) throw new Error('the child has no words to review');
    // One that is not spoken can be answered in every language of the page.
    const isSpoken = ({ components }: (typeof whole.activity.data)[number]) =>
      components.some(({ type }) => type === 'speakingActivity');
    const place = whole.activity.data.findIndex(question => !isSpoken(question));
    const data = whole.activity.data.slice(place, place + 1);
    const asked = whole.asked.slice(place, place + 1);
    review = { ...whole, activity: { ...whole.activity, data }, asked };
    return route.fulfill({ json: review });
  });
  await page.route('**/solution', route => route.fulfill({ json: { lingoCredit: 5 } }));
  await page.goto(`${url}/words/review`);
  await show(page, '[data-question]');
  yield 'review';
  if (!review?.activity) throw new Error('the review was not asked for');
  await playQuestion(page, { activity: review.activity, hand: mouse });
  await show(page, '#page ol > li');
  yield 'review-end';
}

/** A new trophy, which is announced on the profile. */
async function* trophyTour(visit: Visit): Tour {
  const { page, url } = visit;
  const content = { trophy: { kind: 'friends', level: 'bronze' } } as const;
  await pretendNews(visit, [
    {
      ...{ id: 'won', isNew: true, type: 'studybuddy', action: 'trophy', content },
      at: new Date().toISOString(),
    },
  ]);
  // Most journeys run without the study buddy.
  await page.route(`${url}/profile`, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace('-studyBuddy', 'studyBuddy');
    return route.fulfill({ response, body });
  });
  await page.goto(`${url}/profile`);
  await show(page, 'dialog [data-trophy-scene]');
  yield 'trophy';
}

async function* pagesTour({ page, url }: Visit): Tour {
  await page.goto(`${url}/settings`);
  await show(page, '#page h1');
  yield 'settings';
  const pages = {
    referrals: '/referrals',
    wallpaper: '/profile/wallpaper',
  };
  for (const [name, address] of Object.entries(pages)) {
    await openInApp(page, address);
    await show(page, '#page h1');
    yield name;
  }
}

/** Settings, invitations, first steps, editors with their questions and scenes, the word review, a new trophy. */
export async function* worldTour(visit: Visit, api: Api, child: Child): Tour {
  const { page } = visit;
  const tours = [
    pagesTour(visit),
    stepsTour(visit),
    roomTour(visit, api, child),
    reviewTour(visit),
    trophyTour(visit),
  ];
  for (const tour of tours) {
    await page.unrouteAll({ behavior: 'wait' });
    await pretendNews(visit, []);
    yield* tour;
  }
  await page.unrouteAll({ behavior: 'wait' });
}
