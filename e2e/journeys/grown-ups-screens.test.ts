import type { ClassPage } from '@digipals/contract';
import { childNameMost } from '@digipals/contract/constants';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { codeNow } from '../support/desk.ts';
import {
  axeFaultsOf,
  enter,
  everyPage,
  faultsOf,
  goTo,
  signInGrownUp,
  tabTo,
  typeInto,
  type Views,
} from '../support/grown-ups.ts';
import { field, heading, press } from '../support/school.ts';
import { resize, rest } from '../support/settle.ts';

const { open, server } = await withBrowser();

let ahead = 0;
/** Moves the clock of the server on. @returns a code that nobody has used */
async function codeAfter(ms: number): Promise<string> {
  ahead += ms;
  await server.moveClock(ms);
  return codeNow(ahead);
}

const minuteMs = 60_000;
const narrow = { width: 320, height: 640 };
const phone = { width: 360, height: 640 };
const tablet = { width: 768, height: 1024 };
const laptop = { width: 1366, height: 768 };
const everything: Views = { axe: true, sizes: [laptop, tablet, narrow] };

/** Dialogs by the page and the button that open them. */
const dialogs: Readonly<Record<string, readonly string[]>> = {
  classes: ['New class'],
  'classes/*': ['Change the class', 'Add children'],
  'family/*/data': ['Erase now'],
};

/** `*` stands for a class, a child, a lesson, an activity. */
const pagesOfSchool = [
  'account',
  'classes',
  'classes/*',
  'classes/*/assign',
  'classes/*/cards',
  'classes/*/certificates',
  'classes/*/certificates/*',
  'classes/*/children/*',
  'classes/*/help',
  'classes/*/import',
  'classes/*/letters',
  'classes/*/live',
  'classes/*/pairs',
  'classes/*/progress',
  'classes/*/progress/*',
  'classes/*/progress/*/*',
  'classes/*/words',
  'classes/import',
  'licences',
  'school',
  'start',
  'teachers',
];
const pagesOfFamily = [
  'account',
  'family',
  'family/*/controls',
  'family/*/data',
  'family/*/home',
  'family/*/messages',
  'family/*/progress',
  'family/*/words',
  'licences/family',
];

/** Looks at every page that links of these pages lead to. @returns the faults, and the pages */
async function lookAround(
  page: Page,
  starts: readonly string[],
  views: Views,
  opens: typeof dialogs = {},
) {
  const faults: Record<string, string[]> = {};
  const shapes: string[] = [];
  const look = async (name: string) => {
    const found = await faultsOf(page, views);
    if (found.length > 0) faults[name] = found;
  };
  for await (const { shape } of everyPage(page, starts)) {
    shapes.push(shape);
    await look(shape);
    for (const button of opens[shape] ?? []) {
      await press(page, button);
      await page.getByRole('dialog').waitFor();
      await look(`${shape}: ${button}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
  return { faults, shapes: shapes.sort() };
}

/** Where face and name are on each certificate that is shown. */
const namesOnCertificates = (page: Page) =>
  page.locator('article:visible img + span').evaluateAll(names =>
    names.map(name => {
      const [face, text, sheet] = [name.previousElementSibling, name, name.closest('article')].map(
        element => element?.getBoundingClientRect() ?? new DOMRect(),
      );
      if (!face || !text || !sheet) throw new Error('There is no certificate');
      const middle = text.y + text.height / 2;
      return {
        name: name.textContent,
        lines: name.getClientRects().length,
        isBesideFace: face.right <= text.left && face.top < middle && middle < face.bottom,
        isOnSheet: sheet.left < face.left && text.right < sheet.right,
      };
    }),
  );

/** The shortest name, and one of the most letters that are wide. */
const names = ['Bo', 'Wilhelmamommsenwommawamm'];

test('SCHOOL-40 the pages before sign-in have no faults of layout or accessibility', async () => {
  const page = await open('/grown-ups', laptop);
  const starts = ['', 'sign-in', 'consent', 'upgrade', 'join', 'email'].map(
    name => `/grown-ups/${name}`,
  );
  const { faults } = await lookAround(page, starts, everything);
  expect(faults).toEqual({});
});

test('SCHOOL-40 every page of a school has no faults of layout or accessibility', async () => {
  const page = await open('/grown-ups/sign-in', laptop);
  await signInGrownUp(page, 'lead', await codeAfter(minuteMs));
  const { faults, shapes } = await lookAround(
    page,
    ['/grown-ups/classes', '/grown-ups/start'],
    everything,
    dialogs,
  );
  expect(shapes).toEqual(pagesOfSchool);
  expect(faults).toEqual({});
});

test('CLASS-19 CLASS-51 on a certificate the face and the shortest and the longest name are on one line, and the page of help is printed without its controls', async () => {
  expect(names.map(({ length }) => length)).toEqual([2, childNameMost]);
  const page = await open('/grown-ups/sign-in', laptop);
  await signInGrownUp(page, 'teacher', await codeAfter(minuteMs));
  await page.route(/\/api\/grown-ups\/classes\/[^/]+$/, async route => {
    const answer = await route.fetch();
    const json: ClassPage = await answer.json();
    const people = json.people.map((person, at) => ({ ...person, name: names[at % 2] }));
    await route.fulfill({ response: answer, json: { ...json, people } });
  });
  await page.getByRole('link', { name: /3A/ }).click();
  await page.getByRole('link', { name: 'Certificates' }).click();
  await page.getByRole('combobox', { name: 'For' }).selectOption({ index: 0 });
  for (const size of [laptop, narrow]) {
    await resize(page, size);
    const found = await namesOnCertificates(page);
    expect([...new Set(found.map(({ name }) => name))].toSorted()).toEqual(names.toSorted());
    for (const one of found)
      expect(one).toEqual({ name: one.name, lines: 1, isBesideFace: true, isOnSheet: true });
  }

  await resize(page, laptop);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await heading(page, 'Help for this class');
  const controls = page.locator('nav, button').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  expect(await controls.count()).toBe(0);
  expect(await page.getByText('How children sign in').isVisible()).toBe(true);
});

test('FAMILY-30 every page of a family has no faults of layout or accessibility, also in Thai and Russian', async () => {
  const page = await open('/grown-ups/sign-in', narrow);
  await signInGrownUp(page, 'parent', await codeAfter(minuteMs));
  const views: Views = { axe: true, sizes: [narrow, tablet, laptop] };
  const { faults, shapes } = await lookAround(page, ['/grown-ups/family'], views, dialogs);
  expect(shapes).toEqual(pagesOfFamily);
  expect(faults).toEqual({});
  for (const language of ['th', 'ru']) {
    await resize(page, phone);
    await goTo(page, '/grown-ups/family');
    await page.locator('header [popovertarget]').click();
    await page.locator('header select').last().selectOption(language);
    await page.locator(`[lang=${language}]`).waitFor();
    await rest(page);
    expect(await axeFaultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const translated = await lookAround(page, ['/grown-ups/family'], {
      axe: false,
      sizes: [phone, narrow],
    });
    expect(translated).toEqual({ faults: {}, shapes });
  }
});

/** Signs in with the keyboard alone. */
async function signInByKeyboard(page: Page, name: string): Promise<void> {
  await typeInto(page, 'E-mail', `${name}@demo.digipals.example`);
  await typeInto(page, 'Password', 'read every word');
  await page.keyboard.press('Enter');
  await heading(page, 'Your code');
  await page.keyboard.type(await codeAfter(minuteMs));
}

test('SCHOOL-41 CLASS-39 a teacher signs in, makes a class and a card, and reaches assignments by keyboard alone', async () => {
  const page = await open('/grown-ups/sign-in', laptop);
  await signInByKeyboard(page, 'teacher');
  await heading(page, 'Classes');
  await enter(page, 'button', 'New class');
  await typeInto(page, 'Name of the class', 'Keys');
  const first = field(page, 'New children start in');
  await tabTo(page, first);
  await page.keyboard.press('ArrowDown');
  const lesson = await first.inputValue();
  await enter(page, 'button', 'Own hours');
  const opens = field(page, 'Open from').first();
  await tabTo(page, opens);
  await page.keyboard.press('ArrowUp');
  expect(await opens.inputValue()).toBe('08:00');
  expect(await faultsOf(page, { axe: true, sizes: [laptop, phone, narrow] })).toEqual([]);
  await resize(page, laptop);
  await tabTo(page, field(page, 'Name of the class'));
  await page.keyboard.press('Enter');
  await heading(page, 'Nobody here yet.');
  await enter(page, 'button', 'Change the class');
  await expect.poll(() => first.inputValue()).toBe(lesson);
  expect([lesson === '', await opens.inputValue()]).toEqual([false, '08:00']);
  await page.keyboard.press('Escape');
  await enter(page, 'button', 'Add children');
  await typeInto(page, 'First name', 'Zoe');
  await enter(page, 'button', 'Make 1 card');
  await heading(page, 'Their pictures, once');
  await enter(page, 'button', 'I have kept them');
  const zoe = page.getByRole('link', { name: /^Zoe/ });
  await zoe.waitFor();
  await enter(page, 'button', 'Add children');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, zoe);
  await page.keyboard.press('Enter');
  await heading(page, 'Zoe');
  await tabTo(page, page.getByRole('link', { name: /Keys/ }));
  await page.keyboard.press('Enter');
  await enter(page, 'link', 'Assign');
  await heading(page, 'Assign');
  await enter(page, 'button', 'Sign out');
  await heading(page, 'Children learn English');
});

test('FAMILY-31 a parent signs in, sets minutes and downloads the data by keyboard alone', async () => {
  const page = await open('/grown-ups/sign-in', { width: 390, height: 664 });
  await signInByKeyboard(page, 'parent');
  await enter(page, 'link', 'Controls');
  const minutes = field(page, 'Minutes a day');
  await minutes.waitFor();
  const before = await minutes.isChecked();
  await tabTo(page, minutes);
  await page.keyboard.press('Space');
  await expect.poll(() => minutes.isChecked()).toBe(!before);
  await enter(page, 'link', 'Data');
  await heading(page, 'Take everything with you');
  const code = await codeAfter(11 * minuteMs);
  await enter(page, 'button', 'Download');
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
  await page.keyboard.type(code);
  await page.getByText('The file is in your downloads.').waitFor();
  await enter(page, 'button', 'Menu');
  await enter(page, 'button', 'Sign out');
  await heading(page, 'Children learn English');
});
