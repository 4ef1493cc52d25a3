import { launchBrowser, newPage } from './support/browser.ts';
import { createApi } from './support/api.ts';
import { buildMissing } from './support/build.ts';
import { startServer } from './support/server.ts';
import { sessionState } from './support/session-state.ts';
import { rightEntries } from './support/play.ts';
import { settle } from './support/tours.ts';
await buildMissing();
const server = await startServer({ FLAGS: '-lingoPopup,-streakPopup,referrals' });
console.log(server.url);
const browser = await launchBrowser();
const api = createApi(server.url);
const boxes = (page: any) => page.evaluate(() => [...document.querySelectorAll('[data-alive] > :is(img, button)')].map((e: any) => { const b = e.getBoundingClientRect(); return e.localName + ' ' + [b.x, b.y, b.width, b.height].map(Math.round).join(' ') + ' ' + (e.src ?? '').slice(-14); }));
const shot = async (page: any, name: string) => { await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/h/p14/${name}.png` }); };
const only = process.argv[2];
try {
  for (const [w, h] of [[1366, 768], [360, 640]] as const) {
    const opened: Record<string, any> = {};
    const as = async (name: string) => {
      if (opened[name]) return opened[name];
      const child = await api.signIn(name);
      await api.chooseHelp(child, 'gb');
      const page = await newPage(browser, { width: w, height: h }, { reducedMotion: 'no-preference', storageState: sessionState(server.url, child) });
      page.setDefaultTimeout(60000);
      opened[name] = { page, child };
      return opened[name];
    };
    const visit = async (name: string, who: string, path: string, act?: (p: any) => Promise<void>) => {
      if (only && !name.match(only)) return;
      try {
        const { page } = await as(who);
        await page.goto(server.url + path);
        await page.waitForLoadState('networkidle').catch(() => {});
        await act?.(page);
        await page.locator('button[data-kind]').first().waitFor({ timeout: 15000 }).catch(() => console.log('no figure', name));
        await page.waitForTimeout(500);
        console.log(w, name, await boxes(page));
        await shot(page, `${w}-${name}`);
      } catch (e) { console.log('FAILED', w, name, String(e).slice(0, 300)); }
    };
    await visit('intro', 'Zara', '/onboarding', async p => { await p.getByRole('button', { name: 'Hello, Domino!' }).waitFor(); await p.waitForTimeout(2500); });
    await visit('step1', 'Zara', '/onboarding', async p => { await p.getByRole('button', { name: 'Hello, Domino!' }).click(); await p.getByRole('heading', { level: 1 }).waitFor(); });
    await visit('step2', 'Zara', '/onboarding', async p => { await p.getByRole('button', { name: 'Hello, Domino!' }).click(); await p.getByRole('main').getByRole('button', { name: 'Next' }).click(); await p.waitForTimeout(800); });
    await visit('room', 'Mia', '/profile/avatar');
    await visit('domino', 'Mia', '/profile/domino');
    await visit('wallpaper', 'Mia', '/profile/wallpaper');
    await visit('bought', 'Mia', '/profile/avatar', async p => { const tile = p.locator('button[aria-pressed]').filter({ hasText: '20' }).first(); await tile.click(); await p.getByRole('button', { name: /Buy/ }).first().click(); await p.getByRole('button', { name: 'Hooray!' }).waitFor(); await p.waitForTimeout(1600); });
    await visit('words', 'Ruby', '/words');
    await visit('next', 'Mia', '/profile');
    if (!only || 'lessonend'.match(only)) {
      const { child } = await as('Ruby');
      if (w === 1366) for (const { activityId } of (await api.lesson(child)).activities) await api.postSolution(child, rightEntries(await api.activity(activityId, child)));
    }
    await visit('lessonend', 'Ruby', '/training-menu', async p => { await p.locator('[data-stars]').waitFor(); await p.waitForTimeout(4500); });
    await visit('settings', 'Mia', '/settings');
  }
} finally { await browser.close(); await server.stop(); }
