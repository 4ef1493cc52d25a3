import type { FriendItem, Summary, UserStatus } from '@digipals/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, api, openAs, faults } = await withBrowser();

const ball = (page: Page) => page.getByRole('img', { name: 'Globe with my DigiPals' });
const fetchButton = (page: Page) => page.getByRole('button', { name: 'Fetch a new friend' });
const loader = (page: Page) => page.locator('[data-fetching]');
const codes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('analyticsEvents') ?? '[]') as { code?: string }[]).flatMap(
      ({ code }) => code ?? [],
    ),
  );

async function friendsOf({ userId, token }: Child): Promise<Summary[]> {
  const items = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  return items.flatMap(({ friend, request }) => (request.status === 'accepted' ? [friend] : []));
}

/** The positions and visibility of the friends’ markers. */
const marks = (page: Page) =>
  page.locator('[aria-hidden=true] :is(a[href^="/digipal/"], button)').evaluateAll(pins =>
    pins.map(pin => ({
      place: pin.parentElement?.style.transform,
      shown: pin.checkVisibility({ visibilityProperty: true }),
    })),
  );

async function openGlobe(name: string, options: Parameters<typeof openAs>[2] = {}) {
  const opened = await openAs(name, '/globe', options);
  await ball(opened.page).waitFor();
  await opened.page.locator('[data-count=countries]').waitFor();
  return opened;
}

/** Whether the globe does not move for 20 frames. */
const still = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-hidden=true] > [style]')]
        .map(({ style }) => style.transform)
        .join();
    const before = places();
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    return places() === before;
  });

test('ROUTE-05 GLOBE-01 GLOBE-02 PROFILE-20 the globe is painted and shows the numbers of friends and countries from the server', async () => {
  const { page, child } = await openGlobe('Mia');
  const friends = await friendsOf(child);
  const { friendCount } = await api.read<UserStatus>(`users/${child.userId}/status`, child.token);
  const countries = new Set(friends.map(({ country }) => country)).size;
  const count = (name: string) => page.locator(`[data-count=${name}] b`).textContent();
  await expect.poll(() => count('friends')).toBe(String(friendCount));
  await expect.poll(() => count('countries')).toBe(String(countries));
  expect(friends.length).toBeGreaterThan(1);
  const listed = page.locator('#page a[href^="/digipal/"]:not([aria-hidden] *)');
  expect(await listed.count()).toBe(friends.length);

  // Land in many colours and a transparent sea.
  const colours = () =>
    ball(page).evaluate(canvas => {
      const { width, height } = canvas as HTMLCanvasElement;
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      const found = new Set<string>();
      for (let at = 0; at < data.length; at += 4 * 97) {
        found.add([data[at], data[at + 1], data[at + 2], data[at + 3]].join());
      }
      return { all: found.size, sea: found.has('0,0,0,0') };
    });
  await expect.poll(async () => (await colours()).all).toBeGreaterThan(10);
  expect((await colours()).sea).toBe(true);
});

/** Turns the globe until one of these markers is in view. */
async function turnTo(page: Page, pins: Locator, button: string): Promise<Locator> {
  const shown = pins.filter({ visible: true });
  await expect
    .poll(async () => {
      const [pin] = await shown.all();
      if (pin) return (await still(page)) && pin.isVisible();
      await page.getByRole('button', { name: button }).click();
      return false;
    })
    .toBe(true);
  return shown.first();
}

test('GLOBE-04 EVENT-10 a face on the globe leads to the friend’s page and is tracked', async () => {
  const { page } = await openGlobe('Mia');
  const faces = page.locator('[aria-hidden=true] a[href^="/digipal/"]');
  const face = await turnTo(page, faces, 'Turn right');
  const address = await face.getAttribute('href');
  await face.click();
  await page.waitForURL(`${url}${address}`);
  expect(await codes(page)).toEqual(['lbm13']);
});

test('overlapping friends open a choice, which Escape closes', async () => {
  const { page } = await openGlobe('Mia');
  const several = await turnTo(page, page.locator('[aria-hidden=true] button'), 'Turn left');
  await several.click();
  const box = page.locator('[data-gathering]');
  await box.waitFor();
  expect(await box.locator('a').count()).toBe(Number(await several.textContent()));
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
});

test('mouse, keys, buttons and a focused country turn the globe; faces on its far side are hidden', async () => {
  const { page } = await openGlobe('Mia');
  const ways: Record<string, () => Promise<void>> = {
    mouse: async () => {
      const box = await ball(page).boundingBox();
      if (!box) throw new Error('The globe is not on the page');
      const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.75];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y, { steps: 5 });
      await page.mouse.move(x - 120, y, { steps: 5 });
      await page.mouse.up();
    },
    keys: async () => {
      await ball(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    },
    buttons: () => page.getByRole('button', { name: 'Turn left' }).click(),
    'a country in the list': () =>
      page.locator('#page a[href^="/digipal/"]:not([aria-hidden] *)').last().focus(),
  };
  for (const [way, turn] of Object.entries(ways)) {
    await expect.poll(() => still(page)).toBe(true);
    const before = await marks(page);
    await turn();
    await expect.poll(() => marks(page), { message: way }).not.toEqual(before);
    expect(page.url(), way).toBe(`${url}/globe`);
  }
  const seen = new Set<boolean>();
  for (let turn = 0; turn < 9 && seen.size < 2; turn += 1) {
    await page.getByRole('button', { name: 'Turn right' }).click();
    await expect.poll(() => still(page)).toBe(true);
    for (const { shown } of await marks(page)) seen.add(shown);
  }
  expect(seen).toEqual(new Set([true, false]));
});

test('a horizontal swipe turns the globe, a vertical one scrolls the page', async () => {
  const touch = { width: 360, height: 640, touch: true };
  const { page } = await openGlobe('Mia', touch);
  const session = await page.context().newCDPSession(page);
  const box = await ball(page).boundingBox();
  if (!box) throw new Error('The globe is not on the page');
  const swipe = async (dx: number, dy: number) => {
    const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.8];
    const at = (share: number) => [{ x: x + dx * share, y: y + dy * share }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const before = await marks(page);
  await swipe(-90, 0);
  await expect.poll(() => marks(page)).not.toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await swipe(0, -150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
});

test('the globe turns slowly until it is touched, and not with reduced motion', async () => {
  const moving = await openGlobe('Mia', { context: { reducedMotion: 'no-preference' } });
  await expect.poll(() => still(moving.page)).toBe(false);
  await ball(moving.page).focus();
  await expect.poll(() => still(moving.page)).toBe(true);
  const calm = await openGlobe('Mia');
  await expect.poll(() => still(calm.page)).toBe(true);
});

test('faces stay on a globe that shrinks, also before it is measured again', async () => {
  const { page } = await openGlobe('Mia', { width: 1366, height: 768 });
  await page.addInitScript(() => {
    const { ResizeObserver } = window;
    window.ResizeObserver = class extends ResizeObserver {
      constructor(onResize: ResizeObserverCallback) {
        super((...change) => 'unmeasured' in window || onResize(...change));
      }
    };
  });
  await page.reload();
  await expect.poll(async () => (await marks(page)).some(({ shown }) => shown)).toBe(true);
  await page.evaluate(() => Object.assign(window, { unmeasured: true }));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('FRIEND-04 FRIEND-15 FRIEND-17 FRIEND-18 FRIEND-20 GLOBE-03 Domino suggests one child after another', async () => {
  const { page, child } = await openGlobe('Mia');
  const queries: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/recommendations/')) queries.push(new URL(request.url()).search);
  });
  const others = await api.read<Summary[]>('recommendations/friends?type=faf', child.token);
  expect(others.length).toBeGreaterThan(1);
  for (const { userId } of others.slice(0, 2)) {
    await fetchButton(page).click();
    await loader(page).waitFor();
    expect(await loader(page).locator('[role=status] > i').count()).toBe(8);
    await page.waitForURL(`${url}/digipal/${userId}`);
    await page.goBack();
  }
  expect(queries).toEqual(['?type=faf', '?type=faf']);
});

test('NOTSHOWN-40 ERR-22 without a suggestion, or if the call fails, the globe only shows a message', async () => {
  const { page } = await openGlobe('Noah');
  await page.getByText('Make friends, and their faces will be on the globe!').waitFor();
  const answers = [{ json: [] }, { status: 500, body: '{}' }];
  for (const answer of answers) {
    await page.route('**/api/recommendations/**', route => route.fulfill(answer));
    await fetchButton(page).click();
    await loader(page).waitFor();
    await loader(page).waitFor({ state: 'detached' });
    await page.getByText('No DigiPals are online right now.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute('**/api/recommendations/**');
  }
  expect(page.url()).toBe(`${url}/globe`);
  expect(faults.splice(0).join()).toContain('fetching a friend failed');
});
