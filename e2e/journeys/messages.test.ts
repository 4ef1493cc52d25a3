import type { Conversation, InboxItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { type Adult, createDesk } from '../support/desk.ts';

const { url, api, openAs } = await withBrowser();
const desk = createDesk(url);

const phone = { width: 360, height: 640, context: { hasTouch: true } };

let adult: Adult;
beforeAll(async () => {
  adult = await desk.signIn('reviewer');
});

const inboxOf = ({ userId, token }: Child) =>
  api.read<InboxItem[]>(`users/${userId}/conversations`, token);

/** The conversation between two children, from the API. */
async function conversationOf(child: Child, other: Child): Promise<Conversation> {
  const found = (await inboxOf(child)).find(({ friend }) => friend.userId === other.userId);
  if (!found) throw new Error('There is no conversation');
  return api.read<Conversation>(`conversations/${found.conversationId}`, child.token);
}

async function submissionOf(child: Child, other: Child, text: string) {
  const { submissions } = await conversationOf(child, other);
  const found = submissions.find(one => one.text === text);
  if (!found) throw new Error(`No submission with the text "${text}"`);
  return found;
}

const textsOf = async (child: Child, other: Child) =>
  (await conversationOf(child, other)).messages.map(({ text }) => text);

const box = (page: Page) => page.getByRole('textbox');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Taps a text on the on-screen keyboard, which capitalizes sentences automatically. */
async function tapText(page: Page, text: string): Promise<void> {
  const keyboard = page.getByRole('group', { name: 'Keyboard' });
  for (const letter of text) {
    const key = keyboard.locator(`[data-key="${letter}"]`);
    await key.tap();
  }
}

/** Sends the text in the box. */
async function send(page: Page, name = 'Send'): Promise<void> {
  await button(page, name).tap();
  await page.waitForURL(/\/message-rewards/);
}

test('MSG-01 MSG-04 MSG-05 MSG-07 MSG-13 MSG-15 SAFE-01 SAFE-05 KEYB-08 a message is written by touch, returned, edited, delivered, and answered by keyboard', async () => {
  const one = await openAs('Mia', '/user/conversations', phone);
  const other = await openAs('Ruby', '/profile', { width: 1366, height: 768 });
  const [mia, ruby] = [one.child, other.child];
  const { page } = one;

  await page.getByRole('link', { name: /^Ruby/ }).first().tap();
  await box(page).tap();
  expect(await box(page).getAttribute('readonly')).not.toBeNull();
  await tapText(page, 'Your hat is silly.');
  expect(await box(page).inputValue()).toBe('Your hat is silly.');
  await send(page);
  const { submissionId } = await submissionOf(mia, ruby, 'Your hat is silly.');
  expect(await textsOf(ruby, mia)).not.toContain('Your hat is silly.');

  await page.goto(`${url}/conversation?to=${ruby.userId}`);
  await page
    .getByText(/A real person is reading it\./)
    .last()
    .waitFor();
  await desk.decide(adult, submissionId, { outcome: 'return', reason: 'unkind' });
  // The open page updates without a reload.
  await page.getByText('Ruby did not get this message yet.').waitFor();
  await page.getByText(/Some words can make your friend sad/).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('Your hat is silly.');
  await box(page).tap();
  const wrong = 'silly.';
  for (const _ of wrong) await page.getByRole('button', { name: 'Delete' }).tap();
  await tapText(page, 'nice. Do you like hats?');
  await send(page, 'Send again');
  const resent = 'Your hat is nice. Do you like hats?';
  expect((await submissionOf(mia, ruby, resent)).submissionId).toBe(submissionId);

  const edited = 'Your hat is nice. Do you like my hats?';
  await desk.decide(adult, submissionId, { outcome: 'deliver', editedText: edited });
  await expect.poll(() => textsOf(ruby, mia)).toContain(edited);
  expect(JSON.stringify(await conversationOf(ruby, mia))).not.toContain(resent);
  await page.goto(`${url}/conversation?to=${ruby.userId}`);
  await page.getByText('We mended 1 word for you.').waitFor();
  await page.getByText('Ruby has it').waitFor();

  // The friend only uses the keyboard.
  const { page: hers } = other;
  await hers.goto(`${url}/notifications`);
  await hers
    .getByRole('link', { name: /Mia wrote to you/ })
    .first()
    .press('Enter');
  await hers.getByRole('region', { name: 'Messages: Mia' }).getByText(edited).waitFor();
  await box(hers).focus();
  await hers.keyboard.type('Yes, I like your hats very much.');
  await hers.keyboard.press('Control+Enter');
  await hers.waitForURL(/\/message-rewards/);
  const answer = await submissionOf(ruby, mia, 'Yes, I like your hats very much.');
  await desk.decide(adult, answer.submissionId, { outcome: 'deliver' });
  const list = page.getByRole('region', { name: 'Messages: Ruby' });
  await list.getByText('Yes, I like your hats very much.').waitFor();
  // The conversation is open, so nothing is unread.
  await expect.poll(async () => (await conversationOf(mia, ruby)).unread).toBe(0);
});

test('ERR-02 ERR-03 a draft survives a reload and a lost response, and is sent once', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  const ruby = await api.signIn('Ruby');
  const text = 'I read a book about the sea.';
  await page.goto(`${url}/conversation?to=${ruby.userId}`);
  await box(page).fill(text);
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe(text);
  // The server has the message, but the response is lost: the retry sends the same key.
  let broken = true;
  await page.route('**/api/users/*/conversations', async route => {
    if (!broken || route.request().method() !== 'POST') return route.fallback();
    broken = false;
    await route.fetch();
    return route.abort();
  });
  await button(page, 'Send').click();
  await page.getByText('Oops! Your message was not sent. Could you try again?').waitFor();
  expect(await box(page).inputValue()).toBe(text);
  await button(page, 'Try again').click();
  await page.waitForURL(/\/message-rewards/);
  const { submissions } = await conversationOf(child, ruby);
  expect(submissions.filter(one => one.text === text)).toHaveLength(1);
});

test('CONST-06 KEYB-08 the on-screen keyboard depends on the width of the window, and the text stays', async () => {
  const { page } = await openAs('Mia', '/profile', { width: 1100, height: 768 });
  const ruby = await api.signIn('Ruby');
  await page.goto(`${url}/conversation?to=${ruby.userId}`);
  await box(page).fill('Hello');
  const keyboard = page.getByRole('group', { name: 'Keyboard' });
  expect(await keyboard.count()).toBe(0);
  await page.setViewportSize({ width: 1023, height: 768 });
  await keyboard.waitFor();
  expect(await box(page).getAttribute('readonly')).not.toBeNull();
  await page.keyboard.type('!');
  expect(await box(page).inputValue()).toBe('Hello!');
  await page.setViewportSize({ width: 1024, height: 768 });
  await keyboard.waitFor({ state: 'detached' });
  expect(await box(page).getAttribute('readonly')).toBeNull();
  expect(await box(page).inputValue()).toBe('Hello!');
});

test('SAFE-01 withdrawing a text by keyboard returns it to the box, and it is not delivered', async () => {
  const { page, child } = await openAs('Mia', '/profile', { width: 1366, height: 768 });
  const ruby = await api.signIn('Ruby');
  const text = 'I would rather not say this.';
  await page.goto(`${url}/conversation?to=${ruby.userId}`);
  await box(page).fill(text);
  await button(page, 'Send').press('Enter');
  await page.waitForURL(/\/message-rewards/);
  const { submissionId } = await submissionOf(child, ruby, text);
  await page.goto(`${url}/conversation?to=${ruby.userId}`);
  const bubble = page.getByRole('listitem').filter({ hasText: text });
  await bubble.getByRole('button', { name: 'Take it back' }).press('Enter');
  await page.getByText('Do you want to take it back?').waitFor();
  // The main action of the question has the focus.
  await page.keyboard.press('Enter');
  await expect.poll(() => box(page).inputValue()).toBe(text);
  await expect.poll(() => box(page).evaluate(area => area === document.activeElement)).toBe(true);
  expect(await bubble.count()).toBe(0);
  const { submissions } = await conversationOf(child, ruby);
  expect(submissions.some(one => one.submissionId === submissionId)).toBe(false);
  expect(await textsOf(ruby, child)).not.toContain(text);
});
