import type { Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { registry } from '@digipals/player/registry';
import type { Page } from 'playwright-core';
import { drivers } from '../conformance/drivers/index.ts';
import type { Hand } from './play.ts';

/** The type of the component of a pick. */
export const typeOf = (question: Question, pick: Pick): string =>
  question.components.find(({ id }) => id === pick.componentId)?.type ?? '';

const driverOf = (question: Question) => {
  const { solution, components } = question;
  const type = solution[0]?.type ?? components.find(({ type }) => type in registry)?.type;
  return drivers[registry[type as ComponentType].family];
};

/** Plays the film until a place appears, pauses it and presses the place; repeats for all places. */
const catchAll = async (page: Page, hand: Hand, question: Question) => {
  const toggle = (name: string) => `[data-film-toggle][aria-label="${name}"]`;
  for (const { id } of solve(question)) {
    const place = page.locator(`[data-hotspot="${id}"]`);
    // On a busy machine the place may have disappeared by the time the film pauses.
    do {
      await hand.press(page, toggle('Play'));
      await place.waitFor();
      await hand.press(page, toggle('Pause'));
    } while (!(await place.isVisible()));
    await hand.press(page, `[data-hotspot="${id}"]`);
  }
};

type Way = (page: Page, hand: Hand, question: Question) => Promise<void>;

/** Without a microphone the child whispers each turn, hears the model and goes on. */
const whisperAll = async (page: Page, turns: number) => {
  for (let turn = 1; turn <= turns; turn += 1) {
    await page.getByRole('button', { name: 'I said it' }).click();
    // The button waits until the model was heard. The last turn has none.
    const next = page.locator('button[data-step]:not([aria-disabled])', { hasText: 'Next' });
    if (turn < turns) await next.click();
  }
};

/** Without a microphone the child listens to every line instead. */
const listenToAll: Way = async (page, _hand, { components }) => {
  await page.getByRole('button', { name: 'No, I want to listen' }).click();
  const steps = components.find(({ type, meta }) => type === 'speakingActivity' && meta['turns']);
  if (steps) return whisperAll(page, steps.data.length);
  await page.getByText('Listen to everything, then go on.').first().waitFor();
  const all = page.getByRole('button', { name: 'Listen again' });
  if ((await all.count()) > 0) await all.click();
  else await listenByLine(page);
};

/** A test has no button that says everything: each line has its own. */
const listenByLine = async (page: Page) => {
  for (const turn of await page.locator('[data-left]').all())
    for (const line of await turn.getByRole('button').all()) {
      const left = Number(await turn.getAttribute('data-left'));
      await line.click();
      await turn.and(page.locator(`[data-left="${left - 1}"]`)).waitFor();
    }
};

/** Hears the pictures of a carousel from its beginning; the first press stops it. */
const hearSlides = async (page: Page, hand: Hand, ids: readonly string[]) => {
  const [back, forth] = ['first', 'last'].map(at => `[data-carousel] > button:${at}-of-type`);
  const moves = (await page.locator('[data-carousel]').count()) > 0;
  if (ids.length === 0 || !back || !forth) return;
  while (moves && (await page.locator('[data-carousel="0"]').count()) === 0)
    await hand.press(page, back);
  for (const id of ids) {
    while (!(await page.locator(`[data-trigger="${id}"]`).isVisible()))
      await hand.press(page, forth);
    await hand.press(page, `[data-trigger="${id}"]`);
  }
};

/** Hears every picture; a question without an answer waits for that. */
const hearAll = async (page: Page, hand: Hand, question: Question) => {
  const { data = [] } =
    question.components.find(({ type }) => type === 'imageButtonsTriggers') ?? {};
  for (const { id } of data) await hand.press(page, `[data-trigger="${id}"]`);
  const slides = question.components.find(({ type }) => type === 'imageCarousel')?.data ?? [];
  await hearSlides(
    page,
    hand,
    slides.flatMap(({ id, audio }) => (audio ? id : [])),
  );
};

/** Types that are played differently in the app than on the stage. */
const ways: Readonly<Record<string, Way>> = {
  videoHotspots: catchAll,
  speakingActivity: listenToAll,
};

/** Right choices of the previous try stay selected; a second tap would deselect them. */
const isChosen = async (page: Page, pick: Pick): Promise<boolean> =>
  (await page.locator(`[data-choice="${pick.id}"]`).getAttribute('aria-checked')) === 'true';

/** A page of a story is read before its question. */
const readPage = async (page: Page, hand: Hand): Promise<void> => {
  const reading = page.locator('[data-reading]');
  if ((await reading.count()) === 0) return;
  await hand.press(page, 'footer button');
  await reading.waitFor({ state: 'detached' });
};

/** Whether a tile has stayed in its place, or was set by a hint. */
const isPlaced = async (page: Page, { id }: Pick): Promise<boolean> =>
  (await page.locator(`[data-tray] [data-tile="${id}"]`).count()) === 0;

/** The next free place of a row, counted from 1. */
const nextPlace = async (page: Page): Promise<number> =>
  (await page.locator('[data-question] [data-tile]').count()) -
  (await page.locator('[data-tray] [data-tile]').count()) +
  1;

/** Answers the open question without checking the answer; what earlier tries have left is completed. */
export async function pickAnswer(
  page: Page,
  hand: Hand,
  question: Question,
  picks: readonly Pick[],
): Promise<void> {
  await readPage(page, hand);
  if (question.solution.length === 0) await hearAll(page, hand, question);
  const way = question.components.flatMap(({ type }) => ways[type] ?? [])[0];
  if (way) return way(page, hand, question);
  const driver = driverOf(question);
  if (driver) return driver(page, hand.name, question, picks);
  for (const pick of picks) {
    const drags = typeOf(question, pick).startsWith('draggable');
    if (await (drags ? isPlaced(page, pick) : isChosen(page, pick))) continue;
    if (drags) await hand.place(page, pick, pick.gap ?? (await nextPlace(page)));
    else await hand.choose(page, pick);
  }
}
