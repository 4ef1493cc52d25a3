import type { Conversation, ResponseOf, Sent } from '@digipals/contract';
import { review } from '@digipals/contract/constants';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { colourFindings, seriousFindings } from '../conformance/look.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { type Adult, codeNow, createDesk } from '../support/desk.ts';
import {
  card,
  createDeskPages,
  expectAnnounced,
  passFirstMoment,
  textOn,
} from '../support/desk-page.ts';
import { findEndlessMovement, findLayoutFaults } from '../support/look-over.ts';
import { type Look, lookOver } from '../support/tour-looks.ts';

const server = await startFileServer();
const { url, api, open } = await withBrowser({ server });
const desk = createDesk(url);
const { openAs, take } = createDeskPages({ url, open });

let lead: Adult;
let reviewer: Adult;
let auditor: Adult;
let senior: Adult;

beforeAll(async () => {
  lead = await desk.signIn('lead');
  reviewer = await desk.signIn('reviewer2');
  auditor = await desk.signIn('auditor');
  senior = await desk.signIn('senior');
});

type Looks = readonly Look[];

/** A text of a child that no adult has read yet. */
async function write(from: string, to: string, message: string): Promise<Sent> {
  const [author, friend] = [await api.signIn(from), await api.signIn(to)];
  const path = `users/${friend.userId}/conversations`;
  return api.write<Sent>(path, { message }, { token: author.token });
}

/** The child's own conversation with a friend. */
async function conversationOf(name: string, { conversationId }: Sent): Promise<Conversation> {
  const child = await api.signIn(name);
  return api.read<Conversation>(`conversations/${conversationId}`, child.token);
}

/** What a child reads in its conversation. */
const textsOf = async (name: string, sent: Sent): Promise<string[]> =>
  (await conversationOf(name, sent)).messages.map(({ text }) => text);

async function* places(page: Page, names: readonly string[]): AsyncGenerator<string> {
  for (const name of names) {
    await page.goto(`${url}/desk/${name}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    if (name === 'replies') await page.getByText('Letter DP-C2198 did not arrive').waitFor();
    yield name || 'review';
  }
}

const at = new Date().toISOString();
/** More replies than a window has room for, and a letter that was given up. */
const waiting: ResponseOf<'GET desk/replies'> = {
  replies: Array.from({ length: 30 }, (_, place) => ({
    ...{ replyId: `reply-${place}`, at, reason: 'otherAddress', outcome: null },
    ...{ number: 'DP-C2207', letterCaseId: '2207', from: `aunt.${place}@example.org` },
    ...{ subject: 'Re: About your child', text: 'How long is the break?\n'.repeat(60) },
  })),
  letters: [
    {
      ...{ letterId: 'letter-1', number: 'DP-C2198', kind: 'case', caseId: '2198' },
      ...{ tries: 12, failedAt: at, dealtWith: null },
    },
  ],
  hasMore: true,
};

/** Only the parts of a page scroll, so that its buttons stay in view. */
const findPageScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    return scrollHeight > innerHeight ? [`${scrollHeight} px in ${innerHeight}`] : [];
  });

const layout: Looks = [findLayoutFaults, findEndlessMovement, findPageScroll];
const everything: Looks = [page => seriousFindings(page), ...layout];
/** Then leaves the page in light mode, as it was. */
const findDarkFaults = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await colourFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults.map(fault => `dark: ${fault}`);
};

/** Together with the window of the page, one for each layout. */
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 700, height: 800 },
];
const everywhere = [
  '',
  'queue',
  'held',
  'second',
  'four-eyes',
  'lead',
  'help',
  'cases',
  'replies',
  'history',
  'recalls',
  'measures',
  'agreement',
  'audit',
  'duty',
  'people',
];

test('A11Y-02 every desk page, light and dark, has no layout or accessibility faults in any window', async () => {
  const page = await openAs(lead, '/queue', { width: 1366, height: 625 });
  await page.route('**/api/desk/replies', route => route.fulfill({ json: waiting }));
  const looks = [...everything, findDarkFaults];
  const found = await lookOver(places(page, everywhere), page, { looks, sizes, further: layout });
  expect(found).toEqual({});
});

test('A11Y-02 panels, keys and the letter have no layout or accessibility faults in dark mode', async () => {
  const sent = await write('Mia', 'Ali', 'My name is Mia Brown and I like my dog very much.');
  const page = await openAs(lead, `/?take=${sent.submission.submissionId}`, {
    width: 1024,
    height: 768,
    colorScheme: 'dark',
  });
  await card(page).waitFor();
  await passFirstMoment(page);
  async function* panels(): AsyncGenerator<string> {
    for (const [key, ready] of [
      ['r', 'Send back'],
      ['e', 'Deliver with this edit'],
      ['l', 'Send to the lead'],
      ['h', 'Hold it'],
      ['w', 'Keep it back'],
      ['?', 'Change keys'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('button', { name: ready }).waitFor();
      yield ready;
      await page.keyboard.press('Escape');
    }
    await page.goto(`${url}/desk/cases`);
    await page.locator('tbody a').first().click();
    await page.getByRole('button', { name: 'Letter', exact: true }).click();
    await page.getByLabel('Subject').waitFor();
    yield 'letter';
  }
  expect(await lookOver(panels(), page, { looks: everything })).toEqual({});
});

test('an adult signs in with password and code; the session survives a reload but is not shared with other tabs', async () => {
  const page = await open('/desk');
  await page.getByLabel('E-mail').fill('admin@demo.digipals.example');
  await page.getByLabel('Password').fill('read every word');
  await page.keyboard.press('Enter');
  await page.getByLabel('Six digits').waitFor();
  await page.keyboard.type(codeNow());
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  expect(await page.getByText(/Sound to row/).textContent()).toBeTruthy();
  await page.reload();
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${url}/desk`);
  await other.getByLabel('E-mail').waitFor();
});

test('SAFE-05 by keyboard alone: a text is returned with a reason, and the child can edit it', async () => {
  const sent = await write('Mia', 'Ali', 'Hello Ali! My name is Mia Brown. Do you like cats?');
  const page = await take(reviewer, sent);
  await page.keyboard.press('r');
  await page.getByText('There is a secret in it').waitFor();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Returned: Personal details.');
  await expect
    .poll(async () => (await conversationOf('Mia', sent)).submissions)
    .toContainEqual(
      expect.objectContaining({
        submissionId: sent.submission.submissionId,
        state: 'returned',
        reason: 'personal',
        text: sent.submission.text,
      }),
    );
  const { messages } = await conversationOf('Ali', sent);
  expect(messages.map(({ text }) => text)).not.toContain(sent.submission.text);
});

test('SAFE-01 by keyboard alone: an undone delivery never reaches the friend', async () => {
  const text = 'I have a green bike and a small red ball.';
  const sent = await write('Mia', 'Ali', text);
  const page = await take(reviewer, sent);
  await page.keyboard.press('a');
  await expectAnnounced(page, 'Delivered.');
  await page.keyboard.press('u');
  await expectAnnounced(page, 'Undone: Delivered.');
  await expect.poll(() => textOn(page)).toBe(text);
  // Decisions settle in their order: once this one has settled, the one that was undone would have, too.
  const after = await write('Mia', 'Ali', 'We play football in the park.');
  await desk.decide(lead, after.submission.submissionId, { outcome: 'deliver' });
  await server.moveClock(review.undoMs);
  await expect.poll(() => textsOf('Ali', after)).toContain('We play football in the park.');
  expect(await textsOf('Ali', sent)).not.toContain(text);
  await page.keyboard.press('a');
  await expectAnnounced(page, 'Delivered.');
  await server.moveClock(review.undoMs);
  await expect.poll(() => textsOf('Ali', sent)).toContain(text);
});

test('SAFE-03 only one adult can review a text at a time; closing the tab releases it', async () => {
  const sent = await write('Mia', 'Ali', 'We have a new teacher. She sings with us every day.');
  const page = await take(reviewer, sent);
  const other = await openAs(lead, `/?take=${sent.submission.submissionId}`);
  await other.getByRole('alert').getByText('Reviewer 12 has it now').waitFor();
  await page.close({ runBeforeUnload: false });
  await expect
    .poll(async () => {
      await other.getByRole('button', { name: 'Try again' }).click();
      await other.goto(`${url}/desk/?take=${sent.submission.submissionId}`);
      return card(other).or(other.getByRole('alert')).first().textContent();
    })
    .toContain(sent.submission.text);
});

test('SAFE2-02 two adults of two roles decide on a severe text by keyboard, in its case', async () => {
  const text = 'I am so sad every day and I want to die.';
  const sent = await write('Mia', 'Ali', text);
  for (const [adult, words] of [
    [lead, 'Proposed: Keep back, and help.'],
    [senior, 'Answered: Keep back, and help.'],
  ] as const) {
    const place = `/?take=${sent.submission.submissionId}`;
    const page = await openAs(adult, place, { width: 1024, colorScheme: 'dark' });
    // The second is asked once the first can no longer undo.
    await expect
      .poll(async () => {
        await page.goto(`${url}/desk${place}`);
        const folded = page.getByText('The text is folded.');
        return folded.or(page.getByRole('alert')).first().textContent();
      })
      .toContain('folded');
    expect(await page.content()).not.toContain('want to die');
    await page.keyboard.press('Space');
    await expect.poll(() => textOn(page)).toBe(text);
    await page.keyboard.press('w');
    await page.getByLabel('Note for the case').fill('In the present, and about herself.');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await findLayoutFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /Ctrl/, disabled: false }).waitFor();
    await page.keyboard.press('Control+Enter');
    await expectAnnounced(page, words);
    await page.close();
  }
  const cases = await openAs(auditor, '/cases');
  await expect.poll(() => cases.locator('tbody').textContent()).toContain('Distress');
});

test('SAFE2-118 by keyboard alone: a lead hands a case to a senior, who sees it among its own, and takes it over again', async () => {
  const page = await openAs(lead, '/cases', { width: 1024, colorScheme: 'dark' });
  await page.getByRole('link', { name: 'Unkind words' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Case', exact: true });
  const { name } = senior.staff;
  await panel.getByLabel('Hand over to').focus();
  await page.keyboard.type(name);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await findLayoutFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, `${name} has the case`);
  await page.getByText(`to ${name}, by ${lead.staff.name}`).waitFor();
  const own = await openAs(senior, '/cases');
  await own.getByRole('button', { name: 'Mine' }).press('Enter');
  await own.getByRole('link', { name: 'Unkind words' }).waitFor();
  await panel.getByRole('button', { name: 'Take over' }).press('Enter');
  await expectAnnounced(page, 'The case is yours');
  await expect.poll(() => panel.textContent()).toContain(lead.staff.name);
});

test('SAFE-16 the desk puts no text into URLs or browser storage', async () => {
  const text = 'Marmalade zebra canary on the desk.';
  const sent = await write('Mia', 'Ali', text);
  const page = await take(reviewer, sent);
  const urls: string[] = [];
  page.on('request', request => urls.push(request.url()));
  await page.keyboard.press('h');
  await page.keyboard.type('A canary?');
  await page.keyboard.press('Control+Enter');
  await expectAnnounced(page, 'Held.');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('canary');
  expect(urls.filter(one => /canary/i.test(one))).toEqual([]);
});
