import { isCalm } from '@digipals/ui/calm';
import type { Services } from '../../../shared/services.tsx';
import { type Drawing, readDrawing } from './drawing.ts';
import { createFigure, type Figure, figureClass } from './figure.ts';
import { createLife } from './life.ts';

type Surroundings = Pick<Services, 'now' | 'random' | 'sounds'>;

let figures = 0;

/** Editors draw what is tried on themselves. */
const drawnHere = 'data:image/svg+xml,';

/** Whether the server drew a picture. */
function isOfServer(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith('/avatars/');
}

async function fetchText(url: string): Promise<string | undefined> {
  if (url.startsWith(drawnHere)) return decodeURIComponent(url.slice(drawnHere.length));
  const answer = isOfServer(url) ? await fetch(url).catch(() => undefined) : undefined;
  return answer?.ok ? answer.text() : undefined;
}

/** The drawing of a picture; undefined if it cannot be fetched or is not one of the server or of an editor. */
async function fetchDrawing(url: string): Promise<Drawing | undefined> {
  const text = await fetchText(url);
  if (!text) return undefined;
  figures += 1;
  return readDrawing(text, `alive${figures}-`);
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** What a figure does when it appears in a mood. */
const greetings: Readonly<Record<string, 'hop' | 'tilt'>> = { cheer: 'hop', think: 'tilt' };

const moodOf = (url: string): string => /([^/]+)\.svg$/.exec(url)?.[1] ?? '';

/** Moves a figure while it is visible; returns a function that ends that. */
function runFigure(figure: Figure, { now, random, sounds }: Surroundings): () => void {
  const { element } = figure;
  const life = createLife({
    clock: { now, after },
    random,
    isCalm,
    actor: {
      show: figure.show,
      look: figure.look,
      blink: () => figure.play('blink'),
      gesture: () => figure.play('gesture'),
    },
  });
  const ending = new AbortController();
  const { signal } = ending;
  let isOnScreen = true;
  let seen = false;
  const attend = () => {
    seen = isOnScreen && document.visibilityState === 'visible';
    figure.pause(!seen);
    life.stop();
    if (seen) life.start();
  };
  const touched = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (seen) life.touched({ x, y });
  };
  addEventListener('pointermove', touched, { signal, passive: true });
  addEventListener('pointerdown', touched, { signal, passive: true });
  addEventListener('keydown', () => seen && life.touched(), { signal });
  document.addEventListener('visibilitychange', attend, { signal });
  element.addEventListener(
    'click',
    () => {
      life.tapped();
      figure.play('hop');
      sounds.effect('pop');
    },
    { signal },
  );
  const watch = new IntersectionObserver(([entry]) => {
    const is = entry?.isIntersecting ?? true;
    if (is === isOnScreen) return;
    isOnScreen = is;
    attend();
  });
  watch.observe(element);
  attend();
  return () => {
    ending.abort();
    watch.disconnect();
    life.stop();
  };
}

/**
 * Replaces a picture of a child or Domino with an animated drawing. The picture keeps its place, hidden;
 * without a drawing it stays visible.
 * @returns a function that shows the picture again
 */
export function animatePicture(picture: HTMLImageElement, from: Surroundings): () => void {
  let end: (() => void) | undefined;
  let current = '';

  const show = (url: string, drawing: Drawing) => {
    const figure = createFigure(moodOf(url), drawing, picture.alt);
    figure.element.className = figureClass(picture);
    picture.after(figure.element);
    picture.style.opacity = '0';
    picture.setAttribute('aria-hidden', 'true');
    const stop = runFigure(figure, from);
    const greeting = greetings[moodOf(url)];
    if (greeting) figure.play(greeting);
    end = () => {
      stop();
      figure.element.remove();
      picture.style.removeProperty('opacity');
      picture.removeAttribute('aria-hidden');
    };
    return figure;
  };
  const begin = async () => {
    const url = picture.src;
    if (url === current) return;
    current = url;
    end?.();
    end = undefined;
    const drawing = await fetchDrawing(url);
    if (!drawing || url !== current) return;
    const figure = show(url, drawing);
    if (drawing.kind === 'domino' && isOfServer(url)) await addMoods(figure, url);
  };
  const addMoods = async (figure: Figure, url: string) => {
    for (const mood of ['cheer', 'sleep'].filter(name => name !== moodOf(url))) {
      const other = await fetchDrawing(url.replace(/[^/]+$/, `${mood}.svg`));
      if (url !== current) return;
      if (other) figure.add(mood, other);
    }
  };
  const onLoad = () => void begin();
  picture.addEventListener('load', onLoad);
  if (picture.complete && picture.naturalWidth > 0) onLoad();
  return () => {
    picture.removeEventListener('load', onLoad);
    current = '';
    end?.();
  };
}
