import { mkdir } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { seriousFindings } from '../conformance/look.ts';
import { DEMO_SECRET } from '../../apps/server/src/demo/demo-staff.ts';
const { url, open } = await withBrowser();
const dir = '/tmp/shots/progress';
const post = async (path: string, body: object) => (await fetch(`${url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
test('look', async () => {
  await mkdir(dir, { recursive: true });
  const { challenge } = await post('grown-ups/sign-in', { email: 'teacher@demo.digipals.example', password: 'read every word' });
  const secret = new Secret({ buffer: Uint8Array.from(DEMO_SECRET).buffer });
  const { token } = await post('grown-ups/sign-in/code', { challenge, code: new TOTP({ secret }).generate() });
  expect(token).toBeTruthy();
  const get = async (path: string) => (await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const me = await get('grown-ups/me');
  const schoolId = me.roles[0].schoolId;
  const classes = await get(`grown-ups/schools/${schoolId}/classes`);
  const a = classes.find((c: any) => c.className === '3A');
  const b = classes.find((c: any) => c.className === '4B');
  const t0 = performance.now();
  const progress = await get(`grown-ups/classes/${a.classId}/progress`);
  console.log('progress ms', performance.now() - t0, JSON.stringify(progress).length);
  const people = (await get(`grown-ups/classes/${a.classId}`)).people;
  const best = progress.children.toSorted((x: any, y: any) => y.words - x.words)[0].childId;
  const C = `/grown-ups/classes/${a.classId}`;
  const which = process.env.LOOK ?? '';
  const pages: Record<string, string> = {
    class: C, progress: `${C}/progress`, lesson: `${C}/progress/starter-01/starter-01-friends`, child: `${C}/children/${best}`,
    certificates: `${C}/certificates`, words: `${C}/words`, help: `${C}/help`, class4b: `/grown-ups/classes/${b.classId}`, progress4b: `/grown-ups/classes/${b.classId}/progress`,
  };
  const sizes = (process.env.SIZES ?? '360x560,768x954,1366x768,1920x1080').split(',').map(s => s.split('x').map(Number));
  for (const [w = 0, h = 0] of sizes) {
    const page = await open('/grown-ups', { width: w, height: h });
    await page.evaluate(t => sessionStorage.setItem('grown-ups.token', JSON.stringify(t)), token);
    for (const [name, path] of Object.entries(pages)) {
      if (which && !which.split(',').includes(name)) continue;
      await page.goto(url + path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${dir}/${name}-${w}.png`, fullPage: true });
      console.log(name, w, JSON.stringify(await findLayoutFaults(page)), JSON.stringify(await seriousFindings(page)));
      if (w === 1366) {
        if (name === 'progress') { await page.getByRole('button', { name: 'By word' }).click(); await page.screenshot({ path: `${dir}/byword-${w}.png`, fullPage: true }); }
        if (name === 'certificates' || name === 'words') {
          await page.pdf({ path: `${dir}/${name}-a4.pdf`, preferCSSPageSize: true, printBackground: true });
          await page.getByRole('button', { name: 'Letter' }).click();
          await page.pdf({ path: `${dir}/${name}-letter.pdf`, preferCSSPageSize: true, printBackground: true });
        }
        if (name === 'help') await page.pdf({ path: `${dir}/help.pdf`, preferCSSPageSize: true, printBackground: true });
      }
    }
  }
}, 400_000);
