import type { Page } from 'playwright-core';

/** Opens the menu. Resolves once it has its size: on a busy machine it would grow between press and release. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .locator('[data-menu]')
    .evaluate(menu => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
}

/** Chooses Log out in the menu, which also has Log out everywhere. */
export async function chooseLogOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}
