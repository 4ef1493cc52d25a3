import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Services } from '../../../shared/services.tsx';
import { readDrawing } from './drawing.ts';
import { watchFigures } from './watch-figures.ts';

const slot = (group: string, name: string, svg: string) =>
  `<g class="g-${group} s-${name}"><g color="#fff">${svg}</g></g>`;
const path = '<path d="M0 0"/>';
const draw = (more = '', kind = 'domino') =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="${kind}" viewBox="10 0 400 476" aria-hidden="true"><defs><clipPath id="a-hat">${path}</clipPath></defs>${[
    slot('ground', 'shadow', path),
    slot('body', 'body', path),
    slot('body', 'top', `<g clip-path="url(#a-hat)">${path}</g>`),
    slot('head', 'head', path),
    slot('head', 'eyes', path),
    slot('head', 'pupils', path),
  ].join('')}${more}</svg>`;

const effect = vi.fn<(name: string) => void>();
const services = { now: () => Date.now(), random: () => 0.5, sounds: { effect } };
let animated: string[] = [];
let calm = false;

const start = () => watchFigures(services as unknown as Services);

/** A page with a picture that has loaded. */
function show(name = 'hello', address = '/avatars/abc-domino') {
  const scene = document.createElement('div');
  scene.dataset['alive'] = '';
  const picture = document.createElement('img');
  picture.alt = 'Domino waves';
  picture.className = 'dog';
  picture.src = `${address}/${name}.svg`;
  scene.append(picture);
  document.body.append(scene);
  return { scene, picture, loaded: () => picture.dispatchEvent(new Event('load')) };
}

const figure = () => document.querySelector<HTMLButtonElement>('button[data-kind]');
const moodShown = () =>
  document.querySelector<HTMLElement>('[data-mood][data-shown]')?.dataset['mood'];

beforeEach(() => {
  vi.useFakeTimers();
  animated = [];
  calm = false;
  effect.mockClear();
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(draw()))),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  const prototype: Partial<Element> = Element.prototype;
  prototype.animate = function (this: HTMLElement) {
    animated.push(this.dataset['part'] ?? '');
    return {} as Animation;
  };
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('ALIVE-08 a loaded picture becomes the same drawing in its place, and comes back at the end', async () => {
  const end = start();
  const { picture, loaded } = show();
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  expect(figure()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(picture.nextElementSibling).toBe(figure());
  expect(figure()?.getAttribute('aria-label')).toBe('Domino waves');
  expect(figure()?.classList.contains('dog')).toBe(true);
  expect([picture.style.opacity, picture.getAttribute('aria-hidden')]).toEqual(['0', 'true']);
  expect(moodShown()).toBe('hello');
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => new URL(String(url)).pathname);
  expect(asked).toEqual(['hello', 'cheer', 'sleep'].map(mood => `/avatars/abc-domino/${mood}.svg`));
  // Ids of two drawings on one page never clash.
  const ids = [...document.querySelectorAll('clipPath')].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  const clipped = figure()?.querySelector('[clip-path]')?.getAttribute('clip-path');
  expect(clipped).toBe(`url(#${ids[0]})`);
  end();
  expect([figure(), picture.style.opacity, picture.hasAttribute('aria-hidden')]).toEqual([
    null,
    '',
    false,
  ]);
});

test('ALIVE-08 a picture stays a picture if its drawing is missing, not the server’s own or more than a picture', async () => {
  const end = start();
  const answers = [
    () => Promise.reject(new TypeError('offline')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(new Response(draw('<script>alert(1)</script>'))),
    () => Promise.resolve(new Response(draw('<g onclick="alert(1)"></g>'))),
    () => Promise.resolve(new Response(draw('<g><image href="/x.png"/></g>'))),
    () => Promise.resolve(new Response(draw('<g fill="url(https://elsewhere.example/x)"></g>'))),
    () => Promise.resolve(new Response('<p>')),
  ];
  for (const answer of answers) {
    vi.mocked(fetch).mockImplementation(answer);
    const { scene, picture, loaded } = show();
    await vi.advanceTimersByTimeAsync(0);
    loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect([figure(), picture.style.opacity]).toEqual([null, '']);
    scene.remove();
  }
  vi.mocked(fetch).mockClear();
  const { loaded } = show('domino-hello', '/assets');
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
  end();
});

test('ALIVE-04 a tap makes Domino hop and cheer with a sound, and wave again afterwards', async () => {
  const end = start();
  const { loaded } = show();
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  await vi.advanceTimersByTimeAsync(0);
  figure()?.click();
  expect([moodShown(), animated.toSorted()]).toEqual(['cheer', ['ground', 'jump']]);
  expect(effect.mock.calls).toEqual([['pop']]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(moodShown()).toBe('hello');
  end();
});

test('ALIVE-11 where its place comes alive a figure hops if it cheers, and tilts if it thinks; decoration is not read out', async () => {
  const end = start();
  for (const [mood, parts] of [
    ['cheer', ['ground', 'jump']],
    ['think', ['jump']],
  ] as const) {
    animated = [];
    const { scene, picture, loaded } = show(mood);
    picture.alt = '';
    delete scene.dataset['alive'];
    await vi.advanceTimersByTimeAsync(0);
    loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect(figure()).toBeNull();
    scene.dataset['alive'] = '';
    await vi.advanceTimersByTimeAsync(0);
    loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect(animated.toSorted()).toEqual(parts);
    expect([figure()?.tabIndex, figure()?.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
    scene.remove();
    await vi.advanceTimersByTimeAsync(0);
  }
  end();
});

test('ALIVE-02 ALIVE-06 Domino sleeps after a minute, wakes at any key, and rests while the page is hidden', async () => {
  const end = start();
  const { loaded } = show();
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([moodShown(), figure()?.dataset['condition']]).toEqual(['sleep', 'asleep']);
  window.dispatchEvent(new Event('keydown'));
  expect(moodShown()).toBe('hello');
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  animated = [];
  const timers = vi.getTimerCount();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: 5, clientY: 5 }));
  expect(vi.getTimerCount()).toBe(timers);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([animated, moodShown(), figure()?.hasAttribute('data-paused')]).toEqual([
    [],
    'hello',
    true,
  ]);
  visible.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(figure()?.hasAttribute('data-paused')).toBe(false);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(animated).toContain('eyes');
  end();
});

test('ALIVE-03 the pupils move towards the touched place by at most 9 units', async () => {
  const end = start();
  const { loaded } = show();
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  await vi.advanceTimersByTimeAsync(0);
  const touch = (clientX: number, clientY: number) =>
    window.dispatchEvent(new MouseEvent('pointerdown', { clientX, clientY }));
  const look = () => figure()?.querySelector<SVGElement>('.look')?.style.transform;
  touch(4_000, 0);
  expect(look()).toBe('translate(9px, 0px)');
  touch(0, 80);
  expect(look()).toBe('translate(0px, 4.5px)');
  end();
});

test('ALIVE-05 in calm mode a tap changes the mood, without movement', async () => {
  calm = true;
  const end = start();
  const { loaded } = show();
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  await vi.advanceTimersByTimeAsync(30_000);
  figure()?.click();
  expect([moodShown(), animated]).toEqual(['cheer', []]);
  end();
});

test('ALIVE-07 slots that follow each other and move together are one layer', () => {
  const drawing = readDrawing(draw(slot('head', 'hat', path)), 'x-');
  const parts = drawing?.layers.map(({ part, svg }) => [
    part,
    svg.querySelectorAll(':scope > g').length,
  ]);
  expect(parts).toEqual([
    ['ground', 1],
    ['body', 2],
    ['head', 1],
    ['eyes', 2],
    ['head', 1],
  ]);
  expect(readDrawing(draw('', 'cat'), 'x-')).toBeUndefined();
});

test('ALIVE-03 pupils stay inside the whites of their eyes, wherever the pose has put them', () => {
  // The simulated page has no matrices of transforms.
  const { baseVal } = document.createElementNS('http://www.w3.org/2000/svg', 'g').transform;
  const lists: object = Object.getPrototypeOf(baseVal);
  Object.assign(lists, { consolidate: () => null });
  onTestFinished(() => void Reflect.deleteProperty(lists, 'consolidate'));
  const posed = (name: string) =>
    `<g class="g-head s-${name}"><g transform="translate(0 34)"><g color="#fff">${path}</g></g></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="human" viewBox="0 -44 400 684">${posed('eyes')}${posed('pupils')}</svg>`;
  const eyes = readDrawing(svg, 'x-')?.layers[0]?.svg;
  const clip = eyes?.querySelector('clipPath');
  expect(clip?.getAttribute('transform')).toBe('translate(0 34)');
  expect(clip?.querySelectorAll('path')).toHaveLength(1);
  expect(eyes?.querySelector('.s-pupils')?.getAttribute('clip-path')).toBe(`url(#${clip?.id})`);
  expect(eyes?.querySelector('.s-pupils > .look > g')?.getAttribute('transform')).toBe(
    'translate(0 34)',
  );
});

test('ALIVE-17 what an editor drew on the page moves without a call, and only if it is no more than a picture', async () => {
  const end = start();
  const { picture, loaded } = show();
  const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
  picture.src = drawn(draw());
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  await vi.advanceTimersByTimeAsync(0);
  expect(figure()?.dataset['kind']).toBe('domino');
  expect(fetch).not.toHaveBeenCalled();
  picture.src = drawn(draw('<script>1</script>'));
  loaded();
  await vi.advanceTimersByTimeAsync(0);
  expect(figure()).toBeNull();
  end();
});
