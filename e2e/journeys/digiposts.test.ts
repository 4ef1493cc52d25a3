import type { Wall } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { type Adult, createDesk } from '../support/desk.ts';

const { url, api, openAs } = await withBrowser();
const desk = createDesk(url);

let adult: Adult;
beforeAll(async () => {
  adult = await desk.signIn('senior');
});

const wallOf = (child: Child, owner: Pick<Child, 'userId'> = child) =>
  api.read<Wall>(`messages/statuses/${owner.userId}`, child.token);

/** An undelivered text, as its author sees it. */
async function waiting(child: Child, owner: Pick<Child, 'userId'>, text: string) {
  const { submissions } = await wallOf(child, owner);
  const found = submissions.find(one => one.text === text);
  if (!found) throw new Error(`No submission with the text "${text}"`);
  return found;
}

const write = async (page: Page, text: string) => {
  const box = page.getByRole('textbox', { name: 'Write something nice in English' });
  await box.fill(text);
};

test('PROFILE-04 PROFILE-05 PROFILE-03 MSG-14 SAFE-01 SAFE-05 a DigiPost is returned, edited, sent again and delivered to the friend’s page', async () => {
  const one = await openAs('Ruby', '/profile');
  const other = await openAs('Mia', '/profile', { width: 360, height: 640 });
  const [ruby, friend] = [one.child, other.child];
  const { page } = one;
  const [first, edited] = ['Your cap is silly!', 'Your cap is great!'];

  await page.goto(`${url}/digipal/${friend.userId}`);
  await page.getByRole('link', { name: 'Write a DigiPost' }).press('Enter');
  await write(page, first);
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await page
    .getByRole('dialog')
    .getByText(/A real person is reading your DigiPost/)
    .waitFor();
  await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await page.waitForURL(`${url}/digipal/${friend.userId}`);
  await page.getByText(first, { exact: true }).waitFor();
  expect(JSON.stringify(await wallOf(friend))).not.toContain(first);

  const { submissionId } = await waiting(ruby, friend, first);
  await desk.decide(adult, submissionId, { outcome: 'return', reason: 'unkind' });
  await expect.poll(async () => (await waiting(ruby, friend, first)).state).toBe('returned');
  await page.reload();
  await page.getByText(/Some words can make your friend sad/).waitFor();
  await page.getByRole('link', { name: 'Mend it' }).press('Enter');
  const box = page.getByRole('textbox', { name: 'Write something nice in English' });
  await expect.poll(() => box.inputValue()).toBe(first);
  await write(page, edited);
  await page.getByRole('button', { name: 'Send again' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByText(/A real person is reading your DigiPost/)
    .waitFor();
  expect(JSON.stringify(await wallOf(friend))).not.toContain(edited);

  expect((await waiting(ruby, friend, edited)).submissionId).toBe(submissionId);
  await desk.decide(adult, submissionId, { outcome: 'deliver' });
  await expect
    .poll(async () => (await wallOf(friend)).posts.map(({ text }) => text))
    .toContain(edited);
  await other.page.reload();
  const text = other.page.getByText(edited, { exact: true });
  await text.waitFor();
  expect(await other.page.getByText(first, { exact: true }).count()).toBe(0);
  await other.page.goto(`${url}/notifications`);
  await other.page.getByText('Ruby wrote a DigiPost for you.').first().click();
  await other.page.waitForURL(`${url}/profile`);
  await other.page.getByRole('button', { name: 'Like: Ruby' }).first().click();
  await expect
    .poll(async () => (await wallOf(friend)).posts.find(post => post.text === edited)?.isLiked)
    .toBe(true);
});

test('PROFILE-25 NOTSHOWN-22 a status is reviewed and then shown to friends only', async () => {
  const { page, child } = await openAs('Ruby', '/profile');
  const text = 'I play chess today.';
  await page.getByRole('link', { name: /What do you want to say today\?|My status/ }).click();
  const box = page.getByRole('textbox', { name: 'What do you want to say today?' });
  await box.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/A real person is reading your status/)
    .waitFor();
  const friend = await api.signIn('Mia');
  expect(JSON.stringify(await wallOf(friend, child))).not.toContain(text);
  const { submissionId } = await waiting(child, child, text);
  await desk.decide(adult, submissionId, { outcome: 'deliver' });
  await expect.poll(async () => (await wallOf(friend, child)).status?.text).toBe(text);
  const visit = await openAs('Mia', `/profile/${child.userId}/status`);
  await visit.page.getByText(text, { exact: true }).waitFor();
});

// Other journeys use these two children as well.
afterAll(async () => api.makeStrangers(await api.signIn('Noah'), await api.signIn('Ruby')));

test('FRIEND-12 FRIEND-13 NOTSHOWN-14 after a friend request the popup leads to a first DigiPost for the other child', async () => {
  const other = await api.signIn('Ruby');
  const { page, child } = await openAs('Noah', `/digipal/${other.userId}`);
  await page.getByRole('button', { name: 'Ask to be friends' }).click();
  await page.getByText('Your request was sent to Ruby! Why not leave a message?').waitFor();
  await page.getByRole('button', { name: 'Leave a message' }).click();
  await page.waitForURL(`${url}/newsfeed/new/${other.userId}`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await write(page, 'Hello Ruby, I like music.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/A real person is reading your DigiPost/)
    .waitFor();
  expect((await waiting(child, other, 'Hello Ruby, I like music.')).state).toBe('reading');
});
