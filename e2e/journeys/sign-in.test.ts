import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tabTo } from '../conformance/hands.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, server, api, open, openAs } = await withBrowser();

const stored = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['user', 'userId', 'userAccessToken'].map(key => [key, localStorage.getItem(key)]),
    ),
  );

const nothing = { user: null, userId: null, userAccessToken: null };

const tapPicture = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

async function chooseFace(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What is your class code?' }).fill('demo');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Which one is you?' }).waitFor();
  await page.getByRole('button', { name, exact: true }).click();
}

test('NOTSHOWN-23 LOGIN-02 ROUTE-17 ROUTE-18 a child signs in by mouse after an unknown code and wrong pictures', async () => {
  const page = await open('/student');
  const field = page.getByRole('textbox');
  await field.fill('NONE9');
  await field.press('Enter');
  await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await chooseFace(page, 'Zara');
  for (const picture of ['Duck', 'Cow', 'Bike']) await tapPicture(page, picture);
  await page.getByRole('heading', { name: "Oops! Let's try again." }).waitFor();
  await page.locator('[data-chosen="0"]').waitFor();
  expect(await stored(page)).toEqual(nothing);
  for (const picture of ['Cat', 'Sun', 'Ball']) await tapPicture(page, picture);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Zara', exact: true }).waitFor();
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

/** Records path and bearer token of every API call. */
function watchCalls(page: Page): { path: string; bearer: string | undefined }[] {
  const calls: { path: string; bearer: string | undefined }[] = [];
  page.on('request', request => {
    const { pathname: path } = new URL(request.url());
    if (path.startsWith('/api/')) calls.push({ path, bearer: request.headers()['authorization'] });
  });
  return calls;
}

/** Opens a URL signed out, stops before the redirect to the student page, and returns the query of /. */
async function guardedQuery(page: Page, wanted: string): Promise<URLSearchParams> {
  await page.route('**/student', () => undefined);
  await page.goto(`${url}${wanted}`, { waitUntil: 'commit' });
  await page.waitForURL(found => found.pathname === '/', { waitUntil: 'commit' });
  const query = new URL(page.url()).searchParams;
  await page.unroute('**/student');
  return query;
}

test('GUARD-02 GUARD-04 GUARD-05 GUARD-06 GUARD-07 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-06 LOGIN-07 LOGIN-14 LOGIN-19 LOGIN-20 LOGIN-22 NOTSHOWN-08 AMBIG-16 AMBIG-64 a signed-out child signs in with a ticket and returns to the requested page; the ticket works once', async () => {
  const page = await open('/favicon.svg');
  const query = await guardedQuery(page, '/training-menu?x=1&y=%C3%A4');
  expect([...query]).toEqual([
    ['redirect', '/training-menu'],
    ['x', '1'],
    ['y', 'ä'],
  ]);
  const ticket = await api.ticket('Mia');
  query.set('t', ticket);
  const calls = watchCalls(page);
  await page.goto(`${url}/?${query}`);
  await page.waitForURL(found => found.pathname === '/training-menu');
  expect([...new URL(page.url()).searchParams]).toEqual([
    ['x', '1'],
    ['y', 'ä'],
  ]);
  const welcome = page.getByRole('dialog', { name: 'Welcome back, Mia!' });
  await welcome.getByRole('button', { name: 'OK' }).click();
  await welcome.waitFor({ state: 'detached' });
  const [first, ...others] = calls;
  expect(first).toEqual({ path: '/api/users/current', bearer: `Bearer ${ticket}` });
  expect(others.map(({ bearer }) => bearer)).not.toContain(`Bearer ${ticket}`);
  const session = await stored(page);
  expect(JSON.parse(session['user'] ?? '{}')).toMatchObject({ username: 'Mia' });
  expect(session['userAccessToken']).toBeTruthy();
  await page.goto(`${url}/`);
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await stored(page)).toEqual(session);
  calls.length = 0;
  await page.goto(`${url}/?t=${ticket}`);
  await page.waitForURL(`${url}/student`);
  expect(await stored(page)).toEqual(nothing);
  expect(calls.filter(({ path }) => path === '/api/users/current')).toHaveLength(1);
});

test('LOGIN-03 a child who reloads repeatedly while the page loads stays signed in', async () => {
  const { page } = await openAs('Amara', '/profile');
  for (let turn = 0; turn < 8; turn += 1) {
    const response = page.waitForResponse(/users\/current/);
    await page.goto(`${url}/profile`, { waitUntil: 'commit' });
    await response;
  }
  await page.getByRole('heading', { level: 1, name: 'Amara', exact: true }).waitFor();
  expect((await stored(page))['userAccessToken']).toBeTruthy();
});

test('NOTSHOWN-25 SAFE-16 ticket and token never appear in a URL, the history, a referrer or a log line', async () => {
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
  const log = await readFile(server.logFile, 'utf8');
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
  // Only the entry URL contains the ticket, and it is replaced at once.
  const leaks = addresses.filter(found => found.includes(ticket));
  expect(leaks.filter(found => found !== `${url}/?t=${ticket}`)).toEqual([]);
});
