import type { LanguageCode } from '@digipals/contract/constants';
import { createTranslator, loadCatalogue, localeOf } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { show } from '../support/settle.ts';

const { api, openAs } = await withBrowser();

const children: [id: string, name: string, code: LanguageCode, home: string][] = [
  ['I18N-01', 'Mia', 'gb', 'Home'],
  ['I18N-02', 'Noah', 'us', 'Home'],
  ['I18N-03', 'Pablo', 'es', 'Inicio'],
  ['I18N-04', 'Chloe', 'fr', 'Accueil'],
  ['I18N-05', 'Ivan', 'ru', 'Домой'],
  ['I18N-06', 'Ali', 'tr', 'Ana sayfa'],
  ['I18N-07', 'Leyla', 'az', 'Ev'],
  ['I18N-08', 'Malee', 'th', 'หน้าแรก'],
  ['I18N-09', 'Wei', 'cn', '主页'],
];

test.each(children)(
  '%s AMBIG-46 the interface of %s is in language %s',
  async (_id, name, code, home) => {
    const { page } = await openAs(name, '/profile', { width: 360, height: 640 });
    const locale = localeOf(code);
    const catalogue = await loadCatalogue(locale);
    const t = createTranslator(locale, catalogue);
    expect(t('nav.home')).toBe(home);
    await page.getByRole('navigation').getByRole('link', { name: home, exact: true }).waitFor();
    // If Domino is not on the page, a text says how to get it.
    const hello = page.getByText(t('profile.hello', { username: name }), { exact: true });
    await hello
      .or(page.getByText(t('streak.start'), { exact: true }))
      .first()
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(
      new RegExp(`^${locale.slice(0, 2)}`),
    );
    await show(page, '[data-clock]');
    expect(await findLayoutFaults(page)).toEqual([]);
    const text = (await page.locator('body').textContent()) ?? '';
    // A missing text shows its key, and a wrongly decoded letter U+FFFD.
    expect(Object.keys(catalogue).filter(key => text.includes(key))).toEqual([]);
    expect(text).not.toContain('\uFFFD');
  },
);

test('PLAYER-14 PLAYER-15 I18N-15 the flags of the player change the language of the instruction', async () => {
  const { page, child } = await openAs('Ivan', '/activity/starter-01-friends');
  await page.locator('[data-question]').waitFor();
  const english = await api.activity('starter-01-friends', child);
  const instruction = english.data[0]?.instruction?.text ?? '';
  const question = page.locator('[data-question] h1');
  expect(await question.textContent()).toMatch(/\p{Script=Cyrillic}/u);
  const flags = page.locator('header button[aria-pressed]');
  expect(await flags.count()).toBe(2);
  await flags.last().click();
  await expect.poll(() => question.textContent()).toBe(instruction);
  expect(await flags.last().getAttribute('aria-pressed')).toBe('true');
});
