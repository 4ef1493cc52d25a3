import type { Page } from 'playwright-core';

const button = (state: string): string => `[data-save-state="${state}"]`;

/** Waits for a save state of the lesson. The worker is installed 4 s after the first visit. */
export const untilSaveState = (page: Page, state: string): Promise<void> =>
  page.locator(button(state)).waitFor();

/** Opens the dialog for saving the lesson of the training menu. */
export async function openSaving(page: Page): Promise<void> {
  await untilSaveState(page, 'none');
  await page.locator(button('none')).click();
  await page.getByRole('dialog').waitFor();
}

/** Saves the lesson of the training menu for offline use. */
export async function saveLesson(page: Page): Promise<void> {
  await openSaving(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaveState(page, 'saved');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Goes from the offline popup to the activities on the device. */
export async function playSaved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play without internet' }).click();
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
}
