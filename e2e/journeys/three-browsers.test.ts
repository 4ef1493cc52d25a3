import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Achievements, Case, Conversation, InboxItem, Sent, Wall } from '@digipals/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { type Adult, createDesk } from '../support/desk.ts';
import { createDeskPages, expectAnnounced } from '../support/desk-page.ts';

const { url, server, api, open, openAs } = await withBrowser();
const desk = createDesk(url);
const desks = createDeskPages({ url, open });
const mailFolder = path.join(server.dataDir, 'mail');

let reviewer: Adult;
let senior: Adult;

// No other journey writes as Malee. Her help language is English here, so that the test can match texts.
beforeAll(async () => {
  await api.chooseHelp(await api.signIn('Malee'), 'gb');
  reviewer = await desk.signIn('reviewer');
  senior = await desk.signIn('senior');
});
afterAll(async () => api.chooseHelp(await api.signIn('Malee'), 'th'));

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

/** Writes a text, sends it by keyboard and returns the server's response. */
async function send(page: Page, text: string, name = 'Send'): Promise<Sent> {
  const box = page.getByRole('textbox', { name: /in English$/ });
  await box.fill(text);
  const arrives = page.waitForResponse(
    answer =>
      answer.request().method() === 'POST' &&
      /\/api\/(messages\/(chats|statuses)|users\/[^/]+\/conversations)$/.test(answer.url()),
  );
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const sent = (await (await arrives).json()) as Sent;
  expect(sent.submission).toMatchObject({ text, state: 'reading' });
  return sent;
}

/** Waits for the heading of a page just opened to take the focus, so that it cannot take it from a link. */
async function arriveAt(page: Page, heading = ''): Promise<void> {
  await page.locator('h1:focus', { hasText: heading }).waitFor();
}

/** Returns from the page after sending a message to the conversation. */
async function goBackTo(page: Page, friend: string): Promise<void> {
  await page.waitForURL(/\/message-rewards/);
  await page.getByText(`Your message to ${friend} is on its way.`).waitFor();
  await arriveAt(page);
  await page.getByRole('link', { name: 'Write to another friend' }).press('Enter');
  await arriveAt(page, 'Messages');
  await page
    .getByRole('link', { name: new RegExp(`^${friend}`) })
    .first()
    .press('Enter');
  await messagesWith(page, friend).waitFor();
}

/** Closes the popup that appears after sending a DigiPost. */
async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  await popup.getByText(/A real person is reading your DigiPost/).waitFor();
  await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await popup.waitFor({ state: 'detached' });
}

const messagesWith = (page: Page, friend: string): Locator =>
  page.getByRole('region', { name: `Messages: ${friend}` });

/** Opens the profile of a child whose notifications are all read. */
async function openWithoutNews(name: string): Promise<{ page: Page; child: Child }> {
  const opened = await openAs(name, '/notifications', { quickPolls: true });
  const { page } = opened;
  await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await page.goto(`${url}/profile`);
  await page.getByRole('link', { name: /^Notifications/ }).waitFor();
  return opened;
}

/** Opens an author, a recipient and a reviewer. */
async function openThree() {
  const [one, other] = [await openWithoutNews('Malee'), await openWithoutNews('Ruby')];
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

/** Waits for the bell to count a new notification, then follows it through the list. */
async function followBell(page: Page, words: string): Promise<void> {
  const bell = page.getByRole('link', { name: /Notifications: \d+ new notification/ });
  await bell.waitFor();
  await bell.press('Enter');
  await arriveAt(page, 'Notifications');
  const row = page.getByRole('listitem').filter({ hasText: words }).first();
  await row.getByText('New', { exact: true }).waitFor();
  await row.getByRole('link').press('Enter');
}

/** Returns a text for unkind words, at the desk by keyboard. */
async function returnAsUnkind(page: Page, sent: Sent): Promise<void> {
  await desks.takeAt(page, sent);
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await page.getByText(/Some words can make your friend sad/).waitFor();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Returned: Unkind words.');
}

/** Delivers a text, at the desk by one key. */
async function deliver(page: Page, sent: Sent): Promise<void> {
  await desks.takeAt(page, sent);
  await page.keyboard.press('a');
  await expectAnnounced(page, 'Delivered.');
}

/** Everything a child can read from another child. */
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

/** The number of a child's messages that were answered. */
async function answered({ userId, token }: Child): Promise<number> {
  const { trophies } = await api.read<Achievements>(`users/${userId}/achievements`, token);
  return trophies.find(({ kind }) => kind === 'messages')?.count ?? Number.NaN;
}

test('MSG-01 MSG-03 MSG-13 SAFE-01 SAFE-05 NOTSHOWN-64 in three browsers: a message is returned, edited, delivered, announced and answered, and counts', async () => {
  const { page, malee, other, ruby, atDesk, loadsOfRuby } = await openThree();
  const before = await answered(malee);
  const [first, edited] = [
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
  await page.getByText('Ruby did not get this message yet.').waitFor();
  await page.getByText(/Some words can make your friend sad/).waitFor();
  const box = page.getByRole('textbox');
  await expect.poll(() => box.inputValue()).toBe(first);
  const again = await send(page, edited, 'Send again');
  expect(again.submission.submissionId).toBe(sent.submission.submissionId);
  expect(await readable(ruby, malee)).not.toMatch(/better than|black cat/);

  await goBackTo(page, 'Ruby');
  await deliver(atDesk, again);
  await followBell(other, 'Malee wrote to you.');
  await messagesWith(other, 'Malee').getByText(edited, { exact: true }).waitFor();
  expect(await readable(ruby, malee)).not.toContain(first);
  await page.getByText('Ruby has it').waitFor();
  // Ruby has not answered yet.
  expect(await answered(malee)).toBe(before);

  const reply = await send(other, answer);
  expect(await readable(malee, ruby)).not.toContain(answer);
  await deliver(atDesk, reply);
  await messagesWith(page, 'Ruby').getByText(answer, { exact: true }).waitFor();
  await expect.poll(() => answered(malee)).toBe(before + 1);
  await page.getByRole('link', { name: /^Notifications/ }).press('Enter');
  await page.getByText('Ruby wrote to you.').first().waitFor();
  expect([loadsOfMalee(), loadsOfRuby()]).toEqual([0, 0]);
});

test('MSG-14 PROFILE-05 SAFE-01 SAFE-05 NOTSHOWN-64 in three browsers: a DigiPost is returned, edited, delivered, announced and answered by another', async () => {
  const { page, malee, other, ruby, atDesk, loadsOfRuby } = await openThree();
  const [first, edited] = ['Your hat is too big for you!', 'Your new hat is so nice!'];
  const answer = 'I like your page and your music.';

  await page.goto(`${url}/digipal/${ruby.userId}`);
  const loadsOfMalee = countLoads(page);
  await page.getByRole('link', { name: 'Write a DigiPost' }).press('Enter');
  const sent = await send(page, first);
  await closePopup(page);
  await page.getByText(first, { exact: true }).waitFor();
  expect(await readable(ruby, malee)).not.toContain(first);

  await returnAsUnkind(atDesk, sent);
  await page.getByText(/Some words can make your friend sad/).waitFor();
  await page.getByRole('link', { name: 'Mend it' }).press('Enter');
  const box = page.getByRole('textbox', { name: /in English$/ });
  await expect.poll(() => box.inputValue()).toBe(first);
  const again = await send(page, edited, 'Send again');
  expect(again.submission.submissionId).toBe(sent.submission.submissionId);
  await closePopup(page);
  expect(await readable(ruby, malee)).not.toMatch(/too big|new hat/);

  await deliver(atDesk, again);
  await other.getByText(edited, { exact: true }).waitFor();
  await followBell(other, 'Malee wrote a DigiPost for you.');
  await other.waitForURL(`${url}/profile`);
  await other.getByText(edited, { exact: true }).waitFor();
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
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const maxPresses = 60;
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** The letters to an address, from the mail folder. */
async function lettersTo(address: string): Promise<string[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const letters = await Promise.all(
    names
      .filter(name => name.endsWith('.eml'))
      .map(name => readFile(path.join(mailFolder, name), 'utf8')),
  );
  return letters.filter(letter => letter.includes(`To: ${address}`));
}

test('ROLE-03 SAFE-06 GUIDE-12 a report becomes a case, a letter to the grown-up, and a reply to the child', async () => {
  const [malee, other] = [await api.signIn('Malee'), await openWithoutNews('Ruby')];
  const text = 'You never win, you are really bad at this game.';
  const sent = await api.write<Sent>(
    `users/${other.child.userId}/conversations`,
    { message: text },
    { token: malee.token },
  );
  await desk.decide(reviewer, sent.submission.submissionId, { outcome: 'deliver' });

  const { page } = other;
  const loads = countLoads(page);
  await followBell(page, 'Malee wrote to you.');
  await messagesWith(page, 'Malee').getByText(text, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Tell us about a problem, or block' }).press('Enter');
  await page.getByText('It is about Malee.').waitFor();
  await page.getByRole('radio', { name: 'Someone is unkind' }).press('Space');
  await page.getByRole('button', { name: 'Tell DigiPals' }).press('Enter');
  await page
    .getByText('Thank you for telling us. We will contact your grown-up if needed.')
    .waitFor();
  await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');

  // The newest case is first, and the desk shows no names.
  const grownUp = 'family.of.malee@example.org';
  const before = await lettersTo(grownUp);
  const atDesk = await desks.openAs(senior, '/queue');
  await tabTo(atDesk, atDesk.getByRole('link', { name: /^Cases/ }));
  await atDesk.keyboard.press('Enter');
  await atDesk.locator('tbody tr[data-selected]').getByText('Reported by 1 child').waitFor();
  await atDesk.locator('body').press('Enter');
  const event = atDesk.getByText('A child reported this.').last();
  await event.waitFor();
  await atDesk.getByText('“Someone is unkind”, from the conversation').last().waitFor();
  await atDesk.getByText(text, { exact: true }).last().waitFor();
  expect(await atDesk.content()).not.toMatch(/Malee|Ruby/);

  await tabTo(atDesk, atDesk.getByRole('button', { name: 'Letter', exact: true }));
  await atDesk.keyboard.press('Enter');
  const subject = atDesk.getByLabel('Subject');
  await subject.waitFor();
  // The template is in the family's language; the senior may choose another.
  expect(await subject.inputValue()).toBe('ข้อความที่ {name} เขียนใน DigiPals');
  await tabTo(atDesk, atDesk.getByLabel('Language of the letter'));
  await atDesk.keyboard.type('English');
  await expect.poll(() => subject.inputValue()).toBe('A message {name} wrote on DigiPals');
  // Nobody is preselected: a letter never goes to a family by accident.
  await tabTo(atDesk, atDesk.getByRole('button', { name: 'The grown-up' }));
  await atDesk.keyboard.press('Space');
  await atDesk.keyboard.press('Control+Enter');
  await expectAnnounced(atDesk, 'The letter is on its way');
  await atDesk.getByText('Waiting for grown-up').first().waitFor();
  await expect.poll(async () => (await lettersTo(grownUp)).length).toBe(before.length + 1);
  const letter = (await lettersTo(grownUp)).find(found => !before.includes(found)) ?? '';
  expect(letter).toContain('Subject: A message Malee wrote on DigiPals');
  expect(letter).not.toMatch(/Ruby|\{name\}/);
  expect(letter).not.toContain(text);

  // A case is closed when its letter is sent.
  const caseId = new URL(atDesk.url()).pathname.split('/').at(-1);
  const openIn = async () => (await api.read<Case>(`desk/cases/${caseId}`, senior.token)).open;
  await expect.poll(openIn).toEqual([]);
  await atDesk.keyboard.press('c');
  // The button is disabled until the pages that the letter changed are read again.
  await atDesk.getByRole('button', { name: 'Close it', disabled: false }).waitFor();
  await atDesk.keyboard.press('Control+Enter');
  await expectAnnounced(atDesk, 'The case is closed');
  await followBell(page, 'A real person looked at what you told us. Thank you!');
  expect(loads()).toBe(0);
});
