import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from '../conformance/look.ts';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { startServer } from '../support/server.ts';

const server = await startServer({ DEMO: 'off' });
const { url, open } = await withBrowser({ server });

const password = 'a sentence that nobody guesses';
const joinLink = /\/grown-ups\/join#[\w-]+/;
const consentLink = /\/grown-ups\/consent#[\w-]+/;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

/** The link that the server printed at its start. */
async function printedLink(): Promise<string> {
  const link = async () => joinLink.exec(await readFile(server.logFile, 'utf8'))?.[0];
  await expect.poll(link).toBeDefined();
  return (await link()) ?? '';
}

/** The link in the newest letter that has one. */
async function mailedLink(pattern: RegExp): Promise<string> {
  const folder = path.join(server.dataDir, 'mail');
  const link = async () => {
    const files = (await readdir(folder).catch(() => [])).filter(file => file.endsWith('.eml'));
    const texts = await Promise.all(files.map(file => readFile(path.join(folder, file), 'utf8')));
    return texts.map(text => pattern.exec(text.replace(/=\r?\n/g, ''))?.[0]).find(Boolean);
  };
  await expect.poll(link).toBeDefined();
  return (await link()) ?? '';
}

/** Makes an account with the link of an invitation, up to the app. */
async function join(page: Page, name: string, email?: string): Promise<void> {
  await heading(page, 'Join DigiPals');
  await field(page, 'Your name').fill(name);
  if (email) await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Password, again').fill(password);
  await press(page, 'Next');
  const shown = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent();
  const secret = Secret.fromBase32((shown ?? '').replaceAll(' ', ''));
  await field(page, 'Six figures').fill(new TOTP({ secret }).generate());
  await heading(page, 'Keep these codes');
  await press(page, 'I have kept them');
}

const nineNames = ['Ada', 'Berk', 'Duru', 'Elif', 'Göksu', 'Kaan', 'Mert', 'Naz', 'Umut'];
const A4 = '595 x 842';
const LETTER = '612 x 792';

/** The sizes of the pages that are printed, in points. */
async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, ...sizes]) => sizes.map(size => Math.round(Number(size))).join(' x '));
}

/** Nothing is cut off, and axe finds nothing. */
async function looksRight(page: Page): Promise<void> {
  expect(await findLayoutFaults(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
}

test('SCHOOL-01 SCHOOL-05 SCHOOL-06 CLASS-01 CLASS-02 ROSTER-11 ROSTER-12 CONSENT-03 CONSENT-05 from an empty server to a child that signs in with its card and has the consent of its parent', async () => {
  const lead = await open(await printedLink(), { width: 1366, height: 768 });
  await join(lead, 'Ayse', 'lead@school.example');
  await heading(lead, 'Make your school');
  await field(lead, 'Name of the school').fill('Papatya');
  await looksRight(lead);
  await press(lead, 'Next');
  await press(lead, 'Make the school');
  await field(lead, 'E-mail').fill('selma@school.example');
  await press(lead, 'Send the invitation');
  await lead.getByText('The letter to selma@school.example is on its way.').waitFor();

  const teacher = await open(await mailedLink(joinLink), { width: 390, height: 664 });
  await join(teacher, 'Selma');
  await heading(teacher, 'Classes');
  await press(teacher, 'New class');
  await field(teacher, 'Name of the class').fill('3B');
  await teacher.getByRole('dialog').getByRole('button', { name: 'New class' }).click();
  await heading(teacher, 'Nobody here yet.');
  await looksRight(teacher);
  await press(teacher, 'Add children');
  await field(teacher, 'First name').fill('Ela');
  await field(teacher, 'First name').press('Enter');
  await field(teacher, 'First name').nth(1).fill('Can');
  await press(teacher, 'Make 2 cards');
  await heading(teacher, 'Their pictures, once');
  await looksRight(teacher);
  const card = teacher.getByRole('listitem').filter({ has: teacher.getByText('Ela') });
  const pictures = await card.getByRole('listitem').allTextContents();
  const where = (await teacher.getByText('Children sign in at').textContent()) ?? '';
  await press(teacher, 'I have kept them');
  await teacher.getByRole('button', { name: /^Ela/ }).waitFor();
  await looksRight(teacher);

  await teacher.getByRole('link', { name: 'Bring a list' }).click();
  await looksRight(teacher);
  await teacher.getByRole('textbox').fill(nineNames.join('\n'));
  await press(teacher, 'See the trial run');
  await heading(teacher, 'Trial run');
  await looksRight(teacher);
  await press(teacher, 'Make it so');
  await teacher.getByRole('link', { name: 'Cards of 3B' }).click();
  await press(teacher, 'Make 9 cards');
  await heading(teacher, 'Their pictures, once');
  expect(await printedPages(teacher)).toEqual([A4, A4]);
  await press(teacher, 'Letter');
  expect(await printedPages(teacher)).toEqual([LETTER, LETTER]);

  const child = await open(/\/student\?class=\w+/.exec(where)?.[0] ?? '');
  await press(child, 'Next');
  await press(child, 'Ela');
  for (const picture of pictures) {
    const name = picture.replace(/^\d\. /, '');
    await child.getByRole('button', { name, exact: false }).first().click();
  }
  await child.waitForURL(address => !address.pathname.startsWith('/student'));
  expect(new URL(child.url()).origin).toBe(url);
  await child.getByRole('heading').first().waitFor();

  await press(teacher, 'I have kept them');
  await teacher.getByRole('link', { name: 'Letters', exact: true }).click();
  await press(teacher, 'Print 11 letters');
  const letter = teacher
    .getByRole('article')
    .filter({ hasText: /\bEla\b/ })
    .first();
  const code = await letter.getByText(/^[2-9A-Z]{3}( [2-9A-Z]{3}){2}$/).textContent();
  await press(teacher, 'I have printed them');

  // The page would begin in the help language of the child.
  const localStorage = [{ name: 'grown-ups.language', value: 'gb' }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const phone = { width: 360, height: 640, context: { storageState } };
  const parent = await open('/grown-ups/consent', phone);
  await field(parent, 'Code').fill(code ?? '');
  await press(parent, 'Next');
  await heading(parent, 'May Ela write to friends far away?');
  await looksRight(parent);
  for (const question of ['Friends and messages', 'Be found outside the class']) {
    await parent.getByRole('group', { name: question }).getByText('Yes').click();
  }
  await parent.getByRole('group', { name: 'Weekly letter to you' }).getByText('No').click();
  await field(parent, 'Your name').fill('Emre K.');
  await field(parent, 'Your e-mail').fill('emre@posta.example');
  await parent.getByRole('checkbox').check();
  await press(parent, 'Save my answer');
  await heading(parent, 'One step is left');
  const second = await open(await mailedLink(consentLink), phone);
  await press(second, 'Yes, this is my answer');
  await heading(second, 'Thank you. Your answer counts');
  await looksRight(second);
  await teacher.reload();
  await teacher
    .getByText(/Emre K\./)
    .first()
    .waitFor();
});
