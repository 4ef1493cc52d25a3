import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { tabTo } from '../conformance/hands.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, api, open, openAs } = withBrowser();

const stored = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['user', 'userId', 'userAccessToken'].map(key => [key, localStorage.getItem(key)]),
    ),
  );

const address = (page: Page): string => page.url().slice(url.length);

const tapPicture = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

async function chooseFace(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What is your class code?' }).fill('demo');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Which one is you?' }).waitFor();
  await page.getByRole('button', { name, exact: true }).click();
}

test('NOTSHOWN-23 LOGIN-02 ROUTE-17 ROUTE-18 a child signs in by mouse and lands on its profile', async () => {
  const page = await open('/student');
  await chooseFace(page, 'Mia');
  for (const picture of ['Cat', 'Sun', 'Ball']) await tapPicture(page, picture);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
});

test('NOTSHOWN-23 A11Y-01 a child signs in by keyboard alone', async () => {
  const page = await open('/student');
  await page.getByRole('textbox').waitFor();
  await tabTo(page, 'input');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Which one is you?' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  for (let presses = 0; (await focused()) !== 'Ali' && presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Ali/ }).waitFor();
  for (const picture of ['Cat', 'Sun', 'Ball']) {
    await tabTo(page, `button[aria-label="${picture}"]`);
    await page.keyboard.press('Space');
  }
  await page.waitForURL(`${url}/profile`);
});

test('NOTSHOWN-23 wrong pictures are answered kindly and the child may try again at once', async () => {
  const page = await open('/student');
  await chooseFace(page, 'Zara');
  for (const picture of ['Duck', 'Cow', 'Bike']) await tapPicture(page, picture);
  await page.getByRole('heading', { name: "Oops! Let's try again." }).waitFor();
  await page.locator('[data-chosen="0"]').waitFor();
  expect(await stored(page)).toEqual({ user: null, userId: null, userAccessToken: null });
  for (const picture of ['Cat', 'Sun', 'Ball']) await tapPicture(page, picture);
  await page.waitForURL(`${url}/profile`);
});

test('an unknown class code is told at its field', async () => {
  const page = await open('/student');
  const field = page.getByRole('textbox');
  await field.fill('NONE9');
  await field.press('Enter');
  await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});

test('NOTSHOWN-08 LOGIN-19 GUARD-07 a login with a ticket welcomes the child, a reload does not', async () => {
  const page = await open(`/?t=${await api.ticket('Mia')}`);
  const popup = page.getByRole('dialog', { name: 'Welcome back, Mia!' });
  await popup.waitFor();
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('LOGIN-03 LOGIN-07 LOGIN-20 the session is kept over a reload', async () => {
  const page = await open(`/?t=${await api.ticket('Mia')}`);
  await page.waitForURL(`${url}/profile`);
  const before = await stored(page);
  expect(JSON.parse(before['user'] ?? '{}')).toMatchObject({ username: 'Mia' });
  expect(before['userId']).toBeTruthy();
  expect(before['userAccessToken']).toBeTruthy();
  await page.goto(`${url}/`);
  await page.waitForURL(`${url}/profile`);
  expect(await stored(page)).toEqual(before);
});

test('LOGIN-03 a child who reloads again and again while the page loads stays signed in', async () => {
  const { page } = await openAs('Amara', '/profile');
  for (let turn = 0; turn < 8; turn += 1) {
    const asked = page.waitForResponse(/users\/current/);
    await page.goto(`${url}/profile`, { waitUntil: 'commit' });
    await asked;
  }
  await page.getByRole('heading', { level: 1, name: 'Amara', exact: true }).waitFor();
  expect((await stored(page))['userAccessToken']).toBeTruthy();
});

test('LOGIN-05 LOGIN-06 LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-11 users/current comes first, with the bearer, then the loads', async () => {
  const page = await open('/student');
  const calls: string[] = [];
  const bearers: (string | undefined)[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(
      pathname
        .replace(/\/users\/(?!current)[^/]+/, '/users/ID')
        .replace(/\/licences\/.*/, '/licences/ID'),
    );
    bearers.push(request.headers()['authorization']);
  });
  const ticket = await api.ticket('Mia');
  await page.goto(`${url}/?t=${ticket}`);
  await page.waitForURL(`${url}/profile`);
  expect(calls[0]).toBe('/api/users/current');
  expect(bearers[0]).toBe(`Bearer ${ticket}`);
  expect(calls).toEqual(
    expect.arrayContaining([
      '/api/users/ID/languages',
      '/api/users/ID/lingos',
      '/api/users/ID/profile',
      '/api/licences/ID',
    ]),
  );
  expect(bearers.slice(1)).not.toContain(`Bearer ${ticket}`);
});

test('LOGIN-14 LOGIN-22 AMBIG-64 a ticket serves once: the second time nobody is signed in', async () => {
  const ticket = await api.ticket('Mia');
  const page = await open(`/?t=${ticket}`);
  await page.waitForURL(`${url}/profile`);
  const stranger = await open('/favicon.svg');
  const asked: string[] = [];
  stranger.on('request', request => asked.push(new URL(request.url()).pathname));
  await stranger.goto(`${url}/?t=${ticket}`);
  await stranger.waitForURL(`${url}/student`);
  expect(await stored(stranger)).toEqual({ user: null, userId: null, userAccessToken: null });
  expect(asked.filter(path => path === '/api/users/current')).toHaveLength(1);
});

test('LOGIN-14 LOGIN-22 AMBIG-64 an invented ticket leads to the student page and stores nothing', async () => {
  const page = await open('/?t=invented');
  await page.waitForURL(`${url}/student`);
  expect(await stored(page)).toEqual({ user: null, userId: null, userAccessToken: null });
});

test('LOGIN-14 a broken ticket ends the session that was stored before', async () => {
  const { page, child } = await openAs('Pablo', '/profile');
  await page.goto(`${url}/?t=invented`);
  await page.waitForURL(`${url}/student`);
  expect(await stored(page)).toEqual({ user: null, userId: null, userAccessToken: null });
  expect(child.userId).toBeTruthy();
});

test('AMBIG-63 a ticket of another child replaces the stored session', async () => {
  const { page } = await openAs('Pablo', '/profile');
  await page.goto(`${url}/?t=${await api.ticket('Mia')}`);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  expect(JSON.parse((await stored(page))['user'] ?? '{}')).toMatchObject({ username: 'Mia' });
});

test('ROUTE-01 LOGIN-01 the initial screen shows a spinner while the login is checked', async () => {
  const page = await open('/student');
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/api/users/current', async route => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/?t=${await api.ticket('Mia')}`);
  await page.getByText('Loading…').waitFor({ state: 'attached' });
  expect(address(page)).toBe('/');
  release();
  await page.waitForURL(`${url}/profile`);
});

/** Opens an address signed out, and holds the way to the student page; gives the query of / meanwhile. */
async function guardedQuery(page: Page, wanted: string): Promise<URLSearchParams> {
  await page.route('**/student', () => undefined);
  await page.goto(`${url}${wanted}`, { waitUntil: 'commit' });
  await page.waitForURL(found => found.pathname === '/', { waitUntil: 'commit' });
  const query = new URL(page.url()).searchParams;
  await page.unroute('**/student');
  return query;
}

test('GUARD-02 GUARD-04 GUARD-05 GUARD-06 LOGIN-04 AMBIG-16 a signed-out child comes back to where it wanted to go', async () => {
  const page = await open('/favicon.svg');
  const query = await guardedQuery(page, '/training-menu?x=1&y=%C3%A4');
  expect([...query]).toEqual([
    ['redirect', '/training-menu'],
    ['x', '1'],
    ['y', 'ä'],
  ]);
  query.set('t', await api.ticket('Mia'));
  await page.goto(`${url}/?${query}`);
  await page.waitForURL(found => found.pathname === '/training-menu');
  expect([...new URL(page.url()).searchParams]).toEqual([
    ['x', '1'],
    ['y', 'ä'],
  ]);
});

test('GUARD-03 without the token a user id is no session', async () => {
  const page = await open('/student');
  await page.evaluate(() => localStorage.setItem('userId', 'someone'));
  await page.goto(`${url}/profile`);
  await page.waitForURL(`${url}/student`);
});

test('AMBIG-18 a signed-out child on a premium path meets the session guard', async () => {
  const page = await open('/favicon.svg');
  expect([...(await guardedQuery(page, '/activity/any'))]).toEqual([['redirect', '/activity/any']]);
  await page.goto(`${url}/training-menu`);
  await page.waitForURL(`${url}/student`);
});

test('AMBIG-17 a redirect to another site leads to the profile', async () => {
  for (const target of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'training-menu',
  ]) {
    const query = new URLSearchParams({ t: await api.ticket('Mia'), redirect: target });
    const page = await open(`/?${query}`);
    await page.waitForURL(`${url}/profile`);
  }
});

test('NOTSHOWN-25 SAFE-16 the ticket and the token stand in no address, history, referrer or log line', async () => {
  const page = await open('/student');
  const addresses: string[] = [];
  const referrers: string[] = [];
  page.on('framenavigated', frame => addresses.push(frame.url()));
  page.on('request', request => {
    const referrer = request.headers()['referer'];
    if (referrer) referrers.push(referrer);
    if (!request.isNavigationRequest()) addresses.push(request.url());
  });
  await chooseFace(page, 'Mia');
  let ticket = '';
  await page.route('**/api/sign-in', async route => {
    const answer = await route.fetch();
    ticket = ((await answer.json()) as { ticket: string }).ticket;
    await route.fulfill({ response: answer });
  });
  for (const picture of ['Cat', 'Sun', 'Ball']) await tapPicture(page, picture);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  const token = (await stored(page))['userAccessToken'] ?? '';
  expect(ticket.length).toBeGreaterThan(20);
  expect(token.length).toBeGreaterThan(20);
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  const log = await readFile(inject('serverLog'), 'utf8');
  expect(log).toMatch(/"route":"\/api\/sign-in"/);
  const places = {
    history: JSON.stringify(entries.map(entry => [entry.url, entry.title])),
    page: await page.evaluate(() =>
      JSON.stringify([history.state, location.href, document.referrer]),
    ),
    referrers: referrers.join(' '),
    log,
  };
  const holding = (secret: string) =>
    Object.entries(places).flatMap(([place, text]) => (text.includes(secret) ? [place] : []));
  expect(holding(ticket)).toEqual([]);
  expect(holding(token)).toEqual([]);
  expect(addresses.some(found => found.includes(token))).toBe(false);
  const records = log.split('\n').filter(line => line.startsWith('{'));
  expect(records.filter(line => line.includes('Mia'))).toEqual([]);
  // The one address that holds the ticket is the way into the app; it is replaced at once.
  const leaks = addresses.filter(found => found.includes(ticket));
  expect(leaks.filter(found => found !== `${url}/?t=${ticket}`)).toEqual([]);
});
