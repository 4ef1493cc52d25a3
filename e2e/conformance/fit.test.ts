import { autoConfirmTypes } from '@digipals/contract/component-types';
import type { Browser, Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withWords } from '../../packages/player/src/shell/question-media.ts';
import { launchBrowser, newPage } from '../support/browser.ts';
import { buildMissing } from '../support/build.ts';
import { fullCourse } from '../support/course/chosen-lessons.ts';
import { type FeedbackRoom, findFeedbackFaults } from '../support/feedback-parts.ts';
import { type Allowed, findNeededParts } from '../support/needed-parts.ts';
import { makePartsKit } from '../support/parts-kit.ts';
import { settle } from '../support/settle.ts';
import { americanPages, type Flipbook, type Leaf, openFlipbook } from './open-flipbook.ts';
import { withoutRepeats } from './repeats.ts';
import { readOn, rest, turnTo } from './turn-leaf.ts';

const desk: Allowed = { scroll: false, leastPicture: 70 };
const phone: Allowed = { scroll: true, leastPicture: 56 };

const large = '1920x1080';

/** The windows in which questions are looked at, and what their boards may do (decision 50). */
const windows: Readonly<Record<string, Allowed>> = {
  '1366x625': desk,
  '1024x600': desk,
  '768x954': desk,
  '390x664': phone,
  '360x560': { ...phone, unseenChoices: true },
  [large]: desk,
};

let book: Flipbook;
let browser: Browser;

beforeAll(async () => {
  await buildMissing();
  [book, browser] = await Promise.all([openFlipbook('flipbook-fit', true), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), book?.close()]);
});

type More = Readonly<Record<string, string>>;

/** Looks at a leaf in the window of a size, and names its faults. */
type Look = (frame: Frame, leaf: Leaf, size: string) => Promise<string[]>;

/** The findings of a look at each page in windows of these sizes, by question and window. */
const leafThrough = async (
  pages: readonly Leaf[],
  { more, sizes, look }: { more: More; sizes: readonly string[]; look: Look },
): Promise<Record<string, string[]>> => {
  const [first] = pages;
  if (!first) throw new Error('There are no pages');
  const page = await newPage(browser, { width: 1400, height: 700 }, { reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(book.addressOf(first, { ...more, sizes: sizes.join(',') }));
  await page.locator('iframe').last().waitFor();
  const found: Record<string, string[]> = {};
  const lookIn = async (leaf: Leaf, size: string): Promise<void> => {
    const frame = page.frame({ name: size });
    if (!frame) throw new Error(`There is no window of ${size}`);
    const faults = [...errors.splice(0), ...(await look(frame, leaf, size))];
    if (faults.length > 0) found[`${leaf.question} ${size}`] = faults;
  };
  for (const frame of page.frames().slice(1)) await frame.locator('[data-question]').waitFor();
  for (const leaf of pages) await Promise.all(sizes.map(size => lookIn(leaf, size)));
  await page.context().close();
  return found;
};

/** What a child would miss in a question before it answers; a page of a story before and after it is turned. */
const lookAtQuestion =
  (more: More): Look =>
  async (frame, leaf, size) => {
    const allowed = windows[size];
    if (!allowed) throw new Error(`Nothing is known about a window of ${size}`);
    const isReading = await turnTo(frame, book.addressOf(leaf, more));
    const faults = await findNeededParts(frame, allowed);
    if (isReading) {
      await readOn(frame);
      faults.push(...(await findNeededParts(frame, allowed)));
    }
    return faults;
  };

type Kind = {
  id: string;
  kind: string;
  more: More;
  sizes: readonly string[];
  pages(): Flipbook['pages'];
};

const isSample = ({ activity }: Leaf) => activity.startsWith('playground-');
const usual = Object.keys(windows).filter(size => size !== large);
/** Other texts change no more than the instruction and labels, which have the least room here. */
const narrow = ['1366x625', '360x560'];

/** The questions that are looked at: all, or those that need more room than others. */
const chosen = (pages: Flipbook['pages'], looked: Flipbook['pages'] = []): Flipbook['pages'] =>
  fullCourse ? pages : withoutRepeats(pages, looked);
const british = () => chosen(book.pages);
const american = () => chosen(americanPages(book.pages), british());
const samples = () => chosen(book.pages.filter(isSample));
const isHeard = ({ types }: { types: readonly string[] }) =>
  types.some(type => type === 'audio' || type === 'audioTrigger');
/** The questions with sounds, with the texts that a child reads that has turned voices off. */
const withoutVoices = () =>
  chosen(
    book.pages
      .filter(isHeard)
      .map(page => ({ ...page, content: withWords(page.content, true).onBoard })),
  );

test.each<Kind>([
  { id: 'FIT-01', kind: 'gb', more: { language: 'gb' }, sizes: usual, pages: british },
  { id: 'FIT-01', kind: 'us', more: { language: 'us' }, sizes: narrow, pages: american },
  {
    id: 'FIT-03',
    kind: 'long',
    more: { language: 'gb', long: '' },
    sizes: narrow,
    pages: samples,
  },
  {
    id: 'PLAYER-78 partly:',
    kind: 'voices off',
    more: { language: 'gb', 'voices-off': '' },
    sizes: usual,
    pages: withoutVoices,
  },
  { id: 'FIT-03', kind: 'th', more: { language: 'th' }, sizes: narrow, pages: samples },
])(
  '$id FIT-02 FIT-10 nothing that a question needs is out of sight ($kind)',
  { timeout: 1_800_000 },
  async ({ more, sizes, pages }) => {
    const look = lookAtQuestion(more);
    expect(await leafThrough(pages(), { more, sizes, look })).toEqual({});
  },
);

/** Games that end only when everything is found cannot be answered wrongly. */
const canGoWrong = ({ content }: Flipbook['pages'][number]): boolean =>
  content.solution.some(({ type }) => type === 'spellingGame' || !autoConfirmTypes.includes(type));

/** Questions of the playground that have, together, every component type that can be answered wrongly or is beside one. */
const oneOfEachType = (): Flipbook['pages'] => {
  const met = new Set<string>();
  return book.pages.filter(isSample).filter(leaf => {
    const isNew = canGoWrong(leaf) && leaf.types.some(type => !met.has(type));
    if (isNew) for (const type of leaf.types) met.add(type);
    return isNew;
  });
};

type Sizes = { touched: number; pictures: number };

/** The middle size of what a child touches and of pictures in a question, as sides of squares; 0 for none. */
const sizesIn = (frame: Frame): Promise<Sizes> =>
  frame.evaluate<Sizes>(`{
    const { all, pictures } = (${makePartsKit})();
    const middle = parts => {
      const sides = parts.map(part => part.getBoundingClientRect()).map(({ width, height }) => Math.sqrt(width * height));
      return sides.sort((a, b) => a - b)[Math.floor(sides.length / 2)] ?? 0;
    };
    ({ touched: middle(all('[data-question] :is(button, input)')), pictures: middle(pictures()) });
  }`);

/** The first of these questions with each combination of component types. */
const oneOfEachCombination = (pages: Flipbook['pages']): Flipbook['pages'] => {
  const met = new Set<string>();
  return pages.filter(({ types }) => {
    const combination = types.toSorted().join(' ');
    const isNew = !met.has(combination);
    met.add(combination);
    return isNew;
  });
};

test('FIT-08 what a child touches and looks at is larger at 1920 x 1080 than at 1366 x 625', async () => {
  const small = '1366x625';
  const measured = new Map<string, Sizes>();
  const pages = oneOfEachCombination(book.pages.filter(isSample));
  expect(pages.length).toBeGreaterThan(40);
  const look: Look = async (frame, leaf, size) => {
    if (await turnTo(frame, book.addressOf(leaf))) await readOn(frame);
    measured.set(`${leaf.question} ${size}`, await sizesIn(frame));
    return [];
  };
  expect(await leafThrough(pages, { more: {}, sizes: [small, large], look })).toEqual({});
  const growthOf = ({ question }: Leaf, part: keyof Sizes): number => {
    const [before = 0, after = 0] = [small, large].map(
      size => measured.get(`${question} ${size}`)?.[part] ?? 0,
    );
    return before === 0 ? 2 : Math.round((100 * after) / before) / 100;
  };
  const stays = pages
    .map(leaf => ({
      question: leaf.question,
      touched: growthOf(leaf, 'touched'),
      pictures: growthOf(leaf, 'pictures'),
    }))
    .filter(({ touched, pictures }) => touched < 1.1 || pictures < 1.2);
  expect(stays).toEqual([]);
});

test('nothing that a question needs is out of sight at 1920 x 1080', {
  timeout: 1_800_000,
}, async () => {
  const pages = fullCourse ? book.pages : oneOfEachCombination(british());
  const more = { language: 'gb' };
  expect(await leafThrough(pages, { more, sizes: [large], look: lookAtQuestion(more) })).toEqual(
    {},
  );
});

/** The feedback leaves at least a third of a phone, and half of a larger window, to the board. */
const feedbackRoom: Readonly<Record<string, FeedbackRoom>> = {
  '1366x625': { mostHeight: 0.5 },
  '390x664': { mostHeight: 0.67 },
  '360x560': { mostHeight: 0.67 },
};

test.each(['right', 'wrong', 'last attempt'])(
  'FIT-07 COURSE-08 the feedback to an answer is in sight, has one button, and leaves the answer in sight (%s)',
  { timeout: 1_800_000 },
  async state => {
    const pages = oneOfEachType();
    expect(pages.length).toBeGreaterThan(20);
    const look: Look = async (frame, leaf, size) => {
      await turnTo(frame, book.addressOf(leaf, { state }));
      await rest(frame);
      const room = feedbackRoom[size];
      return room ? findFeedbackFaults(frame, room) : ['an unknown window'];
    };
    const sizes = Object.keys(feedbackRoom);
    expect(await leafThrough(pages, { more: { state }, sizes, look })).toEqual({});
  },
);

/** A board with one fault of each kind, as a broken style sheet would make it. */
const brokenBoard = `
  <style>
    * { margin: 0; box-sizing: border-box; font: 20px/1.2 sans-serif; }
    .board { position: relative; height: 400px; overflow: hidden; }
    .board > * { position: absolute; }
    button { width: 120px; height: 60px; }
  </style>
  <section data-question="broken"><div class="board">
    <button style="top: 0; left: 0">fine</button>
    <button style="top: 370px; left: 0">low</button>
    <button style="top: 0; left: 200px; height: 30px">thin</button>
    <div data-side-of="left" style="top: 100px"><p style="width: 200px">Hello</p></div>
    <button style="top: 90px; left: 100px">over</button>
    <fieldset data-tray style="top: 300px; left: 300px; width: 100px; height: 120px">tray</fieldset>
    <button data-cell style="top: 0; left: 400px; width: 27px; height: 34px">s</button>
    <div style="top: 200px; left: 0; width: 800px; height: 80px">
      <img alt="cow" width="800" height="80" style="object-fit: contain"
        src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'/>">
    </div>
    <i data-broken></i>
  </div></section>
  <footer><button style="position: fixed; top: 760px; left: 600px">Check</button></footer>`;

test('FIT-04 FIT-09 a part out of view, covered or too small is found, and a picture in a band', async () => {
  const page = await newPage(browser, { width: 1366, height: 768 });
  await page.setContent(brokenBoard);
  await settle(page);
  expect((await findNeededParts(page, desk)).toSorted()).toEqual([
    '120 x 30 px: button "thin"',
    '20 px out of view: fieldset "tray"',
    '27 x 34 px: button "s"',
    '30 px out of view: button "low"',
    '52 px out of view: button "Check"',
    'a part is broken',
    'covered by button "over": p "Hello"',
    'in a band of 800 x 80 px: img "cow"',
  ]);
  await page.context().close();
});
