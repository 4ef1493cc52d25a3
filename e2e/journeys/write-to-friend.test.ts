import type { InboxItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { createDesk } from '../support/desk.ts';

const { url, api, openAs } = await withBrowser();
const desk = createDesk(url);

const phone = { width: 360, height: 640, context: { hasTouch: true } };
const box = (page: Page) => page.getByRole('textbox');
const tile = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Choose words for the gap' })
    .getByRole('button', { name, exact: true });

/** The text that a child has in review. */
async function waitingText(child: Child) {
  const inbox = await api.read<InboxItem[]>(`users/${child.userId}/conversations`, child.token);
  const found = inbox.find(({ submission }) => submission?.state === 'reading')?.submission;
  if (!found) throw new Error('No text waits');
  return found;
}

test('COURSE-59 COURSE-54 partly: the letter of a lesson is made by touch, changed, read by an adult, and answered by keyboard with the answer frame', async () => {
  const adult = await desk.signIn('reviewer');
  const { page, child: ruby } = await openAs('Ruby', '/training-menu?lesson=starter-02', phone);
  const { page: hers, child: mia } = await openAs('Mia', '/profile', { width: 1366, height: 768 });
  const more = page.getByRole('button', { name: 'More steps' });
  const letter = page.getByRole('link', { name: 'Write', exact: true });
  while ((await letter.count()) === 0) await more.tap();
  await letter.tap();
  for (const words of ['two sisters', 'a happy family', 'fine']) await tile(page, words).tap();
  await page.getByRole('button', { name: 'Use it' }).tap();
  await page.getByRole('button', { name: 'Mia' }).tap();
  const made = "Hello! I have two sisters. I have a happy family. I'm fine. Who's in your family?";
  await expect.poll(() => box(page).inputValue()).toBe(made);
  await box(page).press('Home');
  await page.keyboard.type('Hi Mia. ');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await page.waitForURL(/\/message-rewards/);

  const { submissionId, text } = await waitingText(ruby);
  expect(text).toBe(`Hi Mia. ${made}`);
  await desk.decide(adult, submissionId, { outcome: 'deliver', editedText: made });
  await hers.goto(`${url}/conversation?to=${ruby.userId}`);
  await hers.getByRole('link', { name: 'Answer' }).press('Enter');
  await tile(hers, 'a brother').press('Enter');
  await tile(hers, 'Domino is in my family!').press('Enter');
  await expect.poll(() => hers.evaluate(() => document.activeElement?.textContent)).toBe('Use it');
  await hers.keyboard.press('Enter');
  const answer = 'Hello! I have a brother. Domino is in my family!';
  await expect.poll(() => box(hers).inputValue()).toBe(answer);
  await box(hers).press('Control+Enter');
  await hers.waitForURL(/\/message-rewards/);
  expect((await waitingText(mia)).text).toBe(answer);
});

test('COURSE-55 partly: a child without friends writes to Domino, who answers at once, and nothing is sent', async () => {
  const { page, child } = await openAs('Noah', '/write/starter-01', phone);
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  for (const words of ['Hi!', 'happy', 'Goodbye!']) await tile(page, words).tap();
  await page.getByRole('button', { name: 'Use it' }).tap();
  await page.getByText("I'm fine, thank you. I'm a happy dog.").waitFor();
  expect(sent.filter(path => /messages|conversations/.test(path))).toEqual([]);
  const inbox = await api.read<InboxItem[]>(`users/${child.userId}/conversations`, child.token);
  expect(inbox.every(({ submission }) => submission === null)).toBe(true);
});
