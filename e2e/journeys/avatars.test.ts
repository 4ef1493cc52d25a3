import path from 'node:path';
import { choiceOfProfile, DOMINO_MOODS } from '@digipals/avatar';
import type { Profile } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

type Kit = typeof import('@digipals/avatar');

const { url, api, openAs } = await withBrowser();

const children = ['Mia', 'Ali', 'Chloe', 'Ivan', 'Leyla', 'Malee', 'Noah', 'Pablo', 'Wei', 'Zara'];
/** An identifier that only the art kit contains. */
const kitMarker = 'hairClip';

/** Bundles the composer with its art into one script for the browser. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: path.resolve(import.meta.dirname, '../../packages/avatar/src/index.ts'),
        formats: ['es'],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('The composer was not built');
  return chunk.code;
}

const read = async (address: string): Promise<string> => (await fetch(`${url}${address}`)).text();

/** The pictures that the server drew for a child. */
async function drawnByServer({ avatarImage, dominoImage }: Profile) {
  const addresses = [
    ...['full', 'head'].map(view => `${avatarImage}/${view}.svg`),
    ...DOMINO_MOODS.map(mood => `${dominoImage}/${mood}.svg`),
  ];
  return Promise.all(addresses.map(read));
}

const drawnByBrowser = (page: Page, { human, domino }: Profile): Promise<string[]> =>
  page.evaluate(
    ({ child, dog }) => {
      const { kit } = window as unknown as { kit: Kit };
      return [
        ...kit.AVATAR_VIEWS.map(view =>
          kit.composeAvatar('human', child, { view, moves: view === 'full' }),
        ),
        ...kit.DOMINO_MOODS.map(mood => kit.composeDomino(dog, mood, { moves: true })),
      ];
    },
    { child: choiceOfProfile(human), dog: choiceOfProfile(domino) },
  );

test('AVATAR-01 AVATAR-02 SAFE-11 browser and server draw every child and its Domino identically', async () => {
  const body = await bundle();
  expect(body).toContain(kitMarker);
  const { page } = await openAs('Mia', '/profile');
  await page.route('**/avatar-kit.js', route =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.evaluate("import('/avatar-kit.js').then(kit => Object.assign(window, { kit }))");
  const pictures = new Set<string>();
  for (const name of children) {
    const { userId, token } = await api.signIn(name);
    const profile = await api.read<Profile>(`users/${userId}/profile`, token);
    const drawn = await drawnByServer(profile);
    expect(drawn.every(svg => svg.startsWith('<svg '))).toBe(true);
    expect(await drawnByBrowser(page, profile)).toEqual(drawn);
    for (const svg of drawn.slice(0, 2)) pictures.add(svg);
  }
  expect(pictures.size).toBe(20);
});

test('PROFILE-17 the profile shows pictures drawn by the server and does not load the art kit', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  const scripts: string[] = [];
  page.on('response', async answer => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''));
  });
  await page.reload({ waitUntil: 'networkidle' });
  const { avatarImage } = await api.read<Profile>(`users/${child.userId}/profile`, child.token);
  const avatar = page.getByAltText('Mia', { exact: true });
  expect(await avatar.first().getAttribute('src')).toBe(`${avatarImage}/full.svg`);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter(text => text.includes(kitMarker))).toEqual([]);
});
