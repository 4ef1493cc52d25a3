import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { passFirstMoment } from '../support/desk-page.ts';
import {
  archiveOf,
  createAdults,
  field,
  heading,
  looksRight,
  press,
  printedPages,
} from '../support/school.ts';
import { startServer } from '../support/server.ts';

const server = await startServer({ DEMO: 'off', QUICK_JOBS: 'on' });
const { url, open } = await withBrowser({ server });
const adults = createAdults(server);

const joinLink = /\/grown-ups\/join#[\w-]+/;
const consentLink = /\/grown-ups\/consent#[\w-]+/;
const MONDAY = 1;
const laptop = { width: 1366, height: 768 };
const A4 = '595 x 842';
const LETTER = '612 x 792';

// The pages of a family would begin in the help language of the child.
const localStorage = [{ name: 'grown-ups.language', value: 'gb' }];
const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
const phone = { width: 360, height: 640, context: { storageState } };

const message = 'Hello Leo! I have a green bike. Do you like bikes?';
const names3b =
  'Ela Can Ada Berk Cem Deniz Duru Efe Elif Emir Göksu İpek Kaan Lale Mert Mina Naz Ozan Pelin Rüya Selin Tuna Umut Zehra';
const archive = archiveOf({ '3B': names3b.split(' '), '3C': ['Leo', 'Nil', 'Su'] });

const toClass = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Classes', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
};

/** Makes the first cards of a class, and shows their pictures. */
async function makeCards(page: Page, count: number): Promise<void> {
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await press(page, `Make ${count} cards`);
  await heading(page, 'Their pictures, once');
}

/** The names of the pictures on the card of a child. */
async function picturesOf(page: Page, name: string): Promise<string[]> {
  const card = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const pictures = await card.getByRole('listitem').allTextContents();
  return pictures.map(picture => picture.replace(/^\d\. /, ''));
}

/** Names a safe contact of the school, and confirms it with the code that it got. */
async function nameContact(page: Page, kind: string, email: string): Promise<void> {
  const contact = page.getByRole('region', { name: kind });
  const facts = {
    Name: kind,
    'E-mail': email,
    Phone: '+90 212 000 00 01',
    'Can be reached': '8 to 17',
  };
  for (const [label, fact] of Object.entries(facts)) await contact.getByLabel(label).fill(fact);
  await contact.getByRole('button', { name: 'Save and send the code' }).click();
  const code = await adults.mailed(new RegExp(`To: ${email}[\\s\\S]*?\\n\\d{6}\\r?\\n`));
  await contact.getByLabel('Code from the e-mail of this person').fill(code.trimEnd().slice(-6));
  await contact.getByRole('button', { name: 'Confirm' }).click();
  await contact.getByText('Confirmed', { exact: true }).waitFor();
}

/** The class code on a page with cards. */
async function codeOn(page: Page): Promise<string> {
  const where = (await page.getByText('Children sign in at').textContent()) ?? '';
  return /\/student\?class=(\w+)/.exec(where)?.[1] ?? '';
}

/** Signs a child in with its card, on another computer. */
async function signIn(code: string, name: string, pictures: readonly string[]): Promise<Page> {
  const child = await open(`/student?class=${code}`, { quickPolls: true });
  await press(child, 'Next');
  await press(child, name);
  for (const picture of pictures) {
    await child.getByRole('button', { name: picture, exact: false }).first().click();
  }
  await child.waitForURL(address => !address.pathname.startsWith('/student'));
  expect(new URL(child.url()).origin).toBe(url);
  await child.getByRole('heading').first().waitFor();
  return child;
}

test('SCHOOL-01 SCHOOL-05 SCHOOL-06 CLASS-01 CLASS-02 ROSTER-11 ROSTER-12 CONSENT-03 CONSENT-05 SCHOOL-19 RIGHTS-22 from an empty server to two friends who write, and back to nothing', async () => {
  // The lead starts the school and invites a teacher.
  const lead = await open(await adults.printed(joinLink), laptop);
  await adults.join(lead, 'Ayse', 'lead@school.example');
  await heading(lead, 'Make your school');
  await field(lead, 'Name of the school').fill('Papatya');
  await looksRight(lead);
  await press(lead, 'Next');
  // The journey runs at any time of day.
  await press(lead, 'Always open');
  await looksRight(lead);
  await press(lead, 'Make the school');
  await field(lead, 'E-mail').fill('selma@school.example');
  await press(lead, 'Send the invitation');
  await lead.getByText('The letter to selma@school.example is on its way.').waitFor();

  // The teacher makes a class, and cards for the first two children.
  const teacher = await open(await adults.mailed(joinLink), { width: 390, height: 664 });
  await adults.join(teacher, 'Selma');
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
  const elas = await picturesOf(teacher, 'Ela');
  const codeOf3b = await codeOn(teacher);
  await press(teacher, 'I have kept them');
  await teacher.getByRole('link', { name: /^Ela/ }).waitFor();
  await looksRight(teacher);
  const ela = await signIn(codeOf3b, 'Ela', elas);

  // The lead brings the list of the school: 22 more for this class, and another class.
  await press(lead, 'Go to the classes');
  await lead.getByRole('link', { name: 'Bring a list' }).click();
  await looksRight(lead);
  await lead
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'school.zip', mimeType: 'application/zip', buffer: archive });
  await heading(lead, 'Trial run');
  await looksRight(lead);
  await press(lead, 'Make it so');
  await lead.getByRole('link', { name: 'Cards of 3C' }).click();
  await press(lead, 'Make 3 cards');
  await heading(lead, 'Their pictures, once');
  const leos = await picturesOf(lead, 'Leo');
  const codeOf3c = await codeOn(lead);
  await press(lead, 'I have kept them');
  await teacher.reload();
  await toClass(teacher, '3B');
  await makeCards(teacher, 22);
  expect(new Set(await printedPages(teacher))).toEqual(new Set([A4]));
  await press(teacher, 'Letter');
  expect(new Set(await printedPages(teacher))).toEqual(new Set([LETTER]));
  await press(teacher, 'I have kept them');

  // The parent of one child answers the letter on a phone; a signed letter of the other is recorded.
  await teacher.getByRole('link', { name: 'Letters', exact: true }).click();
  await press(teacher, 'Print 24 letters');
  const letter = teacher.getByRole('article').filter({ hasText: /\bEla\b/ });
  const letterCode = await letter
    .first()
    .getByText(/^[2-9A-Z]{3}( [2-9A-Z]{3}){2}$/)
    .textContent();
  await press(teacher, 'I have printed them');
  const parent = await open('/grown-ups/consent', phone);
  await field(parent, 'Code').fill(letterCode ?? '');
  await press(parent, 'Next');
  await heading(parent, 'May Ela write to friends far away?');
  await looksRight(parent);
  for (const question of ['Friends and messages', 'Be found outside the class']) {
    await parent.getByRole('group', { name: question }).getByText('Yes').click();
  }
  await parent.getByRole('group', { name: 'Weekly letter to you' }).getByText('Yes').click();
  await field(parent, 'Your name').fill('Emre K.');
  await field(parent, 'Your e-mail').fill('emre@posta.example');
  await parent.getByRole('checkbox').check();
  await press(parent, 'Save my answer');
  await heading(parent, 'One step is left');
  const phonePage = await open(await adults.mailed(consentLink), phone);
  await press(phonePage, 'Yes, this is my answer');
  await heading(phonePage, 'Thank you. Your answer counts');
  await looksRight(phonePage);
  await teacher.reload();
  await teacher
    .getByText(/Emre K\./)
    .first()
    .waitFor();
  await field(phonePage, 'Password').fill(adults.password);
  await field(phonePage, 'The same again').fill(adults.password);
  await press(phonePage, 'Make an account');
  await field(phonePage, 'Six figures').fill(await adults.setUpCodes(phonePage, 'Emre'));
  await heading(phonePage, 'Keep these codes');
  await press(phonePage, 'I have kept them');
  await heading(phonePage, 'Answers for Ela');

  await toClass(lead, '3C');
  await lead.getByRole('link', { name: 'Letters', exact: true }).click();
  await press(lead, 'Record for Leo');
  await field(lead, 'Name of the grown-up').fill('Ada Demir');
  for (const purpose of ['Friends', 'Found outside', 'Weekly letter']) {
    await lead.getByRole('group', { name: purpose }).getByText('Yes').click();
  }
  await press(lead, 'Record the letter');
  await lead.getByText(/Ada Demir/).waitFor();

  // Children meet others only once the school has two safe contacts.
  await lead.getByRole('link', { name: 'School', exact: true }).click();
  await nameContact(lead, 'Safeguarding person', 'defne@school.example');
  await nameContact(lead, 'Deputy', 'okan@school.example');
  await lead.getByText(/^Both are confirmed/).waitFor();
  await looksRight(lead);

  // The two classes are paired, and a child finds its first friend there.
  await toClass(teacher, '3B');
  await teacher.getByRole('link', { name: 'Paired classes' }).click();
  await field(teacher, 'Code of the other class').fill(codeOf3c);
  await press(teacher, 'Ask this class');
  await teacher.getByText(/^You asked/).waitFor();
  await toClass(lead, '3C');
  await lead.getByRole('link', { name: 'Paired classes' }).click();
  await press(lead, 'Agree');
  await lead.getByText('Paired', { exact: true }).waitFor();

  await ela.goto(`${url}/profile/friends`);
  await ela
    .getByRole('link', { name: /^New friends/ })
    .first()
    .click();
  const suggested = ela.getByRole('main').getByRole('listitem');
  await suggested.getByRole('button', { name: 'Ask to be friends' }).first().waitFor();
  expect(await suggested.filter({ hasText: /\b(Can|Ada)\b/ }).count()).toBe(0);
  await suggested
    .filter({ hasText: 'Leo' })
    .getByRole('button', { name: 'Ask to be friends' })
    .click();
  await ela.getByText(/Your request was sent to Leo!/).waitFor();
  const leo = await signIn(codeOf3c, 'Leo', leos);
  await leo.goto(`${url}/profile/friends`);
  await leo
    .getByRole('link', { name: /^Requests/ })
    .first()
    .click();
  await leo.getByRole('listitem').filter({ hasText: 'Ela' }).getByText('Yes!').click();
  await leo.getByText('Hooray! Ela is your friend now.').waitFor();

  // They write: an adult reads the message before it is delivered.
  await ela.goto(`${url}/user/conversations`);
  await ela.getByRole('link', { name: /^Leo/ }).first().click();
  await ela.getByRole('textbox').fill(message);
  await press(ela, 'Send');
  await ela.waitForURL(/\/message-rewards/);
  const reader = await open('/desk', laptop);
  await field(reader, 'E-mail').fill('dana@school.example');
  await field(reader, 'Password').fill(await adults.addReviewer('dana@school.example'));
  await reader.keyboard.press('Enter');
  await reader.getByLabel('Six digits').waitFor();
  await reader.keyboard.type(await adults.setUpCodes(reader, 'Dana'));
  const words = reader.getByRole('region', { name: 'The text to read' });
  await words.getByText('I have a green bike. Do you like bikes?').waitFor();
  await passFirstMoment(reader);
  await reader.keyboard.press('a');
  await leo.goto(`${url}/user/conversations`);
  await leo.getByRole('link', { name: /^Ela/ }).first().click();
  const received = leo.getByRole('region', { name: 'Messages: Ela' }).getByText(message);
  await received.waitFor();

  // On Monday the parent gets the letter of the week, signs in again, and opens the export.
  do await adults.nextDay();
  while (new Date(adults.now()).getDay() !== MONDAY);
  const weekly = await adults.mailed(/Subject: .*Ela: the week on DigiPals[\s\S]*/);
  expect(weekly).toContain('text/html');
  expect(weekly).toMatch(/\/letters\/stop\/[\w-]+/);
  await phonePage.goto(`${url}/grown-ups/family`);
  await adults.signIn(phonePage, 'Emre', 'emre@posta.example');
  await phonePage.getByRole('link', { name: 'Data' }).click();
  const saved = phonePage.waitForEvent('download');
  await press(phonePage, 'Download');
  const files = unzipSync(await readFile(await (await saved).path()));
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(message);

  // The parent erases the child: nobody finds it any more.
  await press(phonePage, 'Erase now');
  await phonePage.getByRole('dialog').getByRole('button', { name: 'Erase now' }).click();
  await phonePage.getByRole('dialog', { name: 'Everything of Ela is erased' }).waitFor();
  await press(phonePage, 'Close');
  const again = await signIn(codeOf3c, 'Leo', leos);
  await again.goto(`${url}/profile/friends`);
  await again.getByText('You have no DigiPals yet!').first().waitFor();
  await teacher.goto(`${url}/grown-ups/classes`);
  await adults.signIn(teacher, 'Selma', 'selma@school.example');
  await toClass(teacher, '3B');
  await teacher.getByRole('link', { name: /^Can/ }).waitFor();
  expect(await teacher.getByRole('link', { name: /^Ela/ }).count()).toBe(0);
});
