import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Achievements, Conversation, InboxItem, Sent, Wall } from '@digipals/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { type Adult, createDesk } from '../support/desk.ts';
import { createDeskPages, told } from '../support/desk-page.ts';

const { url, server, api, open, openAs } = await withBrowser();
const desk = createDesk(url);
const desks = createDeskPages({ url, open });
const mailFolder = path.join(server.dataDir, 'mail');

/** A decision goes out ten seconds later, and a page asks again within half a minute (CONST-07). */
const byItself = { timeout: 75_000 };
const wholeJourney = 420_000;

let reviewer: Adult;
let senior: Adult;

// No other journey writes as Malee; she reads in English here, so that her page can be read.
beforeAll(async () => {
  await api.chooseHelp(await api.signIn('Malee'), 'gb');
  reviewer = await desk.signIn('reviewer');
  senior = await desk.signIn('senior');
});
afterAll(async () => api.chooseHelp(await api.signIn('Malee'), 'th'));

/** How often a page has been loaded since it was handed over. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

/** Writes a text into the box and sends it by keyboard; gives it as the server has taken it. */
async function send(page: Page, text: string, name = 'Send'): Promise<Sent> {
  const box = page.getByRole('textbox', { name: /in English$/ });
  await box.fill(text);
  const arrives = page.waitForResponse(
    answer =>
      answer.request().method() === 'POST' &&
      /\/api\/(messages\/(chats|statuses)|users\/[^/]+\/conversations)$/.test(answer.url()),
    { timeout: 30_000 },
  );
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const sent = (await (await arrives).json()) as Sent;
  expect(sent.submission).toMatchObject({ text, state: 'reading' });
  return sent;
}

/** After a message: how it goes on; then back to the conversation. */
async function goBackTo(page: Page, friend: string): Promise<void> {
  await page.waitForURL(/\/message-rewards/);
  await page.getByText(`Your message to ${friend} is on its way.`).waitFor();
  await page.getByRole('link', { name: 'Write to another friend' }).press('Enter');
  await page
    .getByRole('link', { name: new RegExp(`^${friend}`) })
    .first()
    .press('Enter');
  await messagesWith(page, friend).waitFor();
}

/** After a DigiPost: a popup tells how it goes on. */
async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  await popup.getByText(/A real person is reading your DigiPost/).waitFor();
  await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await popup.waitFor({ state: 'detached' });
}

const messagesWith = (page: Page, friend: string): Locator =>
  page.getByRole('region', { name: `Messages: ${friend}` });

/** A child who has read all that happened before, on its own page. */
async function openQuiet(name: string): Promise<{ page: Page; child: Child }> {
  const opened = await openAs(name, '/notifications', { quickPolls: true });
  const { page } = opened;
  await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await page.goto(`${url}/profile`);
  await page.getByRole('link', { name: /^Notifications/ }).waitFor();
  return opened;
}

/** A child that writes, a child that reads, and a reviewer. */
async function openThree() {
  const [one, other] = [await openQuiet('Malee'), await openQuiet('Ruby')];
  const atDesk = await desks.openAs(reviewer, '/queue');
  const loadsOfRuby = countLoads(other.page);
  return {
    page: one.page,
    malee: one.child,
    other: other.page,
    ruby: other.child,
    atDesk,
    loadsOfRuby,
  };
}

/** The bell tells by itself that something is new; it leads to the list, and the list to the thing. */
async function followBell(page: Page, words: string): Promise<void> {
  const bell = page.getByRole('link', { name: /Notifications: \d+ new notification/ });
  await bell.waitFor(byItself);
  await bell.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: words }).first();
  await row.getByText('New', { exact: true }).waitFor(byItself);
  await row.getByRole('link').press('Enter');
}

/** At the desk, by keys: the text goes back for unkind words. */
async function returnAsUnkind(page: Page, sent: Sent): Promise<void> {
  await desks.takeAt(page, sent);
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await page.getByText(/Some words can make your friend sad/).waitFor();
  await page.keyboard.press('Enter');
  await told(page, 'Returned: Unkind words.');
}

/** At the desk, by one key: the text is delivered. */
async function deliver(page: Page, sent: Sent): Promise<void> {
  await desks.takeAt(page, sent);
  await page.keyboard.press('a');
  await told(page, 'Delivered.');
}

/** Everything a child can read of what the other writes to it. */
async function readable({ userId, token }: Child, other: Child): Promise<string> {
  const inbox = await api.read<InboxItem[]>(`users/${userId}/conversations`, token);
  const found = inbox.find(({ friend }) => friend.userId === other.userId);
  const conversation =
    found && (await api.read<Conversation>(`conversations/${found.conversationId}`, token));
  const walls = [
    await api.read<Wall>(`messages/statuses/${userId}`, token),
    await api.read<Wall>(`messages/statuses/${other.userId}`, token),
  ];
  const notifications = await api.read(`users/${userId}/notifications`, token);
  return JSON.stringify([inbox, conversation, walls, notifications]);
}

/** Messages of a child that were answered. */
async function answered({ userId, token }: Child): Promise<number> {
  const { trophies } = await api.read<Achievements>(`users/${userId}/achievements`, token);
  return trophies.find(({ kind }) => kind === 'messages')?.count ?? Number.NaN;
}

test(
  'MSG-01 MSG-03 MSG-13 SAFE-01 SAFE-05 NOTSHOWN-64 in three browsers: a message comes back, is mended, delivered, told, answered, and counts',
  async () => {
    const { page, malee, other, ruby, atDesk, loadsOfRuby } = await openThree();
    const before = await answered(malee);
    const [first, mended] = [
      'My cat is better than your cat.',
      'I have a black cat. Do you like cats?',
    ];
    const answer = 'Yes, I like cats and dogs very much.';

    await page.goto(`${url}/conversation?to=${ruby.userId}`);
    const loadsOfMalee = countLoads(page);
    const sent = await send(page, first);
    await goBackTo(page, 'Ruby');
    await page
      .getByText(/A real person is reading it\./)
      .last()
      .waitFor();
    expect(await readable(ruby, malee)).not.toContain(first);

    await returnAsUnkind(atDesk, sent);
    await page.getByText('Ruby did not get this message yet.').waitFor(byItself);
    await page.getByText(/Some words can make your friend sad/).waitFor();
    const box = page.getByRole('textbox');
    await expect.poll(() => box.inputValue()).toBe(first);
    const again = await send(page, mended, 'Send again');
    expect(again.submission.submissionId).toBe(sent.submission.submissionId);
    expect(await readable(ruby, malee)).not.toMatch(/better than|black cat/);

    await goBackTo(page, 'Ruby');
    await deliver(atDesk, again);
    await followBell(other, 'Malee wrote to you.');
    await messagesWith(other, 'Malee').getByText(mended, { exact: true }).waitFor();
    expect(await readable(ruby, malee)).not.toContain(first);
    await page.getByText('Ruby has it').waitFor(byItself);
    // Nobody has answered yet.
    expect(await answered(malee)).toBe(before);

    const reply = await send(other, answer);
    expect(await readable(malee, ruby)).not.toContain(answer);
    await deliver(atDesk, reply);
    await messagesWith(page, 'Ruby').getByText(answer, { exact: true }).waitFor(byItself);
    await expect.poll(() => answered(malee), byItself).toBe(before + 1);
    await page.getByRole('link', { name: /^Notifications/ }).press('Enter');
    await page.getByText('Ruby wrote to you.').first().waitFor(byItself);
    expect([loadsOfMalee(), loadsOfRuby()]).toEqual([0, 0]);
  },
  wholeJourney,
);

test(
  'MSG-14 PROFILE-05 SAFE-01 SAFE-05 NOTSHOWN-64 in three browsers: a DigiPost comes back, is mended, delivered, told, and answered by another',
  async () => {
    const { page, malee, other, ruby, atDesk, loadsOfRuby } = await openThree();
    const [first, mended] = ['Your hat is too big for you!', 'Your new hat is so nice!'];
    const answer = 'I like your page and your music.';

    await page.goto(`${url}/digipal/${ruby.userId}`);
    const loadsOfMalee = countLoads(page);
    await page.getByRole('link', { name: 'Write a DigiPost' }).press('Enter');
    const sent = await send(page, first);
    await closePopup(page);
    await page.getByText(first, { exact: true }).waitFor();
    expect(await readable(ruby, malee)).not.toContain(first);

    await returnAsUnkind(atDesk, sent);
    await page.getByText(/Some words can make your friend sad/).waitFor(byItself);
    await page.getByRole('link', { name: 'Mend it' }).press('Enter');
    const box = page.getByRole('textbox', { name: /in English$/ });
    await expect.poll(() => box.inputValue()).toBe(first);
    const again = await send(page, mended, 'Send again');
    expect(again.submission.submissionId).toBe(sent.submission.submissionId);
    await closePopup(page);
    expect(await readable(ruby, malee)).not.toMatch(/too big|new hat/);

    await deliver(atDesk, again);
    await other.getByText(mended, { exact: true }).waitFor(byItself);
    await followBell(other, 'Malee wrote a DigiPost for you.');
    await other.waitForURL(`${url}/profile`);
    await other.getByText(mended, { exact: true }).waitFor();
    expect(await readable(ruby, malee)).not.toContain(first);

    await other.getByRole('link', { name: 'Malee', exact: true }).first().press('Enter');
    await other.waitForURL(`${url}/digipal/${malee.userId}`);
    await other.getByRole('link', { name: 'Write a DigiPost' }).press('Enter');
    const reply = await send(other, answer);
    await closePopup(other);
    expect(await readable(malee, ruby)).not.toContain(answer);
    await deliver(atDesk, reply);
    await followBell(page, 'Ruby wrote a DigiPost for you.');
    await page.waitForURL(`${url}/profile`);
    await page.getByText(answer, { exact: true }).waitFor();
    expect([loadsOfMalee(), loadsOfRuby()]).toEqual([0, 0]);
  },
  wholeJourney,
);

/** Moves the focus by Tab alone until it is on something. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const mostPresses = 60;
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** The letters that went to an address, as they are in the folder. */
async function lettersTo(address: string): Promise<string[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const letters = await Promise.all(
    names
      .filter(name => name.endsWith('.eml'))
      .map(name => readFile(path.join(mailFolder, name), 'utf8')),
  );
  return letters.filter(letter => letter.includes(`To: ${address}`));
}

test(
  'ROLE-03 SAFE-06 GUIDE-12 in three browsers: what a child tells becomes a case, a letter to the grown-up, and an answer',
  async () => {
    const [one, other] = [await openQuiet('Malee'), await openQuiet('Ruby')];
    const text = 'You never win, you are really bad at this game.';
    const sent = await api.write<Sent>(
      `users/${other.child.userId}/conversations`,
      { message: text },
      { token: one.child.token },
    );
    await desk.decide(reviewer, sent.submission.submissionId, { outcome: 'deliver' });

    const { page } = other;
    const loads = countLoads(page);
    await followBell(page, 'Malee wrote to you.');
    await messagesWith(page, 'Malee').getByText(text, { exact: true }).waitFor(byItself);
    await page.getByRole('link', { name: 'Tell us about a problem, or block' }).press('Enter');
    await page.getByText('It is about Malee.').waitFor();
    await page.getByRole('radio', { name: 'Someone is unkind' }).press('Space');
    await page.getByRole('button', { name: 'Tell DigiPals' }).press('Enter');
    await page
      .getByText('Thank you for telling us. We will contact your grown-up if needed.')
      .waitFor();
    await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');

    // The newest case stands first; nobody at the desk is told a name.
    const grownUp = 'family.of.malee@example.org';
    const before = await lettersTo(grownUp);
    const atDesk = await desks.openAs(senior, '/queue');
    await tabTo(atDesk, atDesk.getByRole('link', { name: /^Cases/ }));
    await atDesk.keyboard.press('Enter');
    await atDesk.locator('tbody tr[data-selected]').getByText('Reported by 1 child').waitFor();
    await atDesk.locator('body').press('Enter');
    const event = atDesk.getByText('A child reported this.').last();
    await event.waitFor();
    await atDesk.getByText('“Someone is being unkind”, from the conversation').last().waitFor();
    await atDesk.getByText(text, { exact: true }).last().waitFor();
    expect(await atDesk.content()).not.toMatch(/Malee|Ruby/);

    await tabTo(atDesk, atDesk.getByRole('button', { name: 'Letter', exact: true }));
    await atDesk.keyboard.press('Enter');
    const subject = atDesk.getByLabel('Subject');
    await subject.waitFor();
    // It begins in the family's own language; the senior may choose another.
    expect(await subject.inputValue()).toBe('ข้อความที่ {name} เขียนใน DigiPals');
    await tabTo(atDesk, atDesk.getByLabel('Language of the letter'));
    await atDesk.keyboard.type('English');
    await expect.poll(() => subject.inputValue()).toBe('A message {name} wrote on DigiPals');
    await atDesk.keyboard.press('Control+Enter');
    await told(atDesk, 'The letter is on its way');
    await atDesk.getByText('Waiting for grown-up').first().waitFor();
    await expect.poll(async () => (await lettersTo(grownUp)).length).toBe(before.length + 1);
    const letter = (await lettersTo(grownUp)).find(found => !before.includes(found)) ?? '';
    expect(letter).toContain('Subject: A message Malee wrote on DigiPals');
    expect(letter).not.toMatch(/Ruby|\{name\}/);
    expect(letter).not.toContain(text);

    await atDesk.keyboard.press('c');
    await atDesk.getByRole('button', { name: 'Close it' }).waitFor();
    await atDesk.keyboard.press('Control+Enter');
    await told(atDesk, 'The case is closed');
    await followBell(page, 'A real person looked at what you told us. Thank you!');
    expect(loads()).toBe(0);
  },
  wholeJourney,
);
