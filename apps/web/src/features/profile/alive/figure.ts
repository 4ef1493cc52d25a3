import { isCalm } from '@digipals/ui/calm';
import css from './Alive.module.css';
import type { Drawing } from './drawing.ts';
import type { Condition, Point } from './life.ts';
import { moves } from './moves.ts';

/** A drawing on the page, in layers that the browser can move without drawing them again. */
export type Figure = {
  element: HTMLButtonElement;
  /** Adds the drawing of another mood. */
  add(mood: string, drawing: Drawing): void;
  show(condition: Condition): void;
  look(point: Point | undefined): void;
  play(move: keyof typeof moves): void;
  pause(paused: boolean): void;
};

/** Parts that move with another one, some in addition to their own movement. */
const parents: Record<string, string> = {
  arm: 'body',
  collar: 'body',
  earLeft: 'head',
  earRight: 'head',
  eyes: 'head',
  asleep: 'head',
};

/** Longest way of the pupils, in units of the art kit, and the distance at which they get there, in px. */
const gaze = { most: 9, far: 160 };

function box(part: string): HTMLDivElement {
  const element = document.createElement('div');
  element.dataset['part'] = part;
  return element;
}

/** Browsers animate lengths off the main thread only if they do not depend on the size of a box. */
const inPixels = (frames: Keyframe[], height: number): Keyframe[] =>
  frames.map(frame => ({
    ...frame,
    transform: String(frame['transform']).replace(
      /([-\d.]+)%/,
      (_, share) => `${(Number(share) / 100) * height}px`,
    ),
  }));

/** Draws all moods of a figure in the frame of its first picture. */
export function createFigure(first: string, picture: Drawing, label: string): Figure {
  const element = document.createElement('button');
  element.type = 'button';
  if (label) element.setAttribute('aria-label', label);
  else {
    // Decoration: it can be tapped, but there is nothing to say.
    element.tabIndex = -1;
    element.setAttribute('aria-hidden', 'true');
  }
  Object.assign(element.dataset, { kind: picture.kind, flags: picture.flags, condition: 'awake' });
  const frame = picture.viewBox.split(' ').map(Number);
  const [left = 0, top = 0, width = 1, height = 1] = frame;
  element.style.aspectRatio = `${width} / ${height}`;
  const moods = new Map<string, HTMLElement>();
  const parentOf = (part: string) =>
    part === 'arm' && picture.kind === 'human' ? 'torso' : parents[part];

  const layerOf = ({ part, svg, pivot }: Drawing['layers'][number]): HTMLElement => {
    svg.setAttribute('viewBox', picture.viewBox);
    svg.setAttribute('aria-hidden', 'true');
    const own = box(part);
    own.append(svg);
    if (pivot) {
      const [x, y] = [(pivot[0] - left) / width, (pivot[1] - top) / height];
      own.style.transformOrigin = `${x * 100}% ${y * 100}%`;
    }
    return own;
  };

  const add = (mood: string, drawing: Drawing) => {
    const whole = box('mood');
    whole.dataset['mood'] = mood;
    const jump = box('jump');
    const origins = new Map<string, string>();
    let together = jump;
    for (const layer of drawing.layers) {
      const own = layerOf(layer);
      const moves = parentOf(layer.part) ?? layer.part;
      if (moves === layer.part) {
        origins.set(moves, own.style.transformOrigin);
        delete own.dataset['part'];
      }
      // What moves together is animated once, because every animation costs time in every frame.
      if (together.dataset['part'] !== moves) {
        together = box(moves);
        together.style.transformOrigin = origins.get(moves) ?? '';
        (moves === 'ground' ? whole : jump).append(together);
      }
      together.append(own);
    }
    whole.append(jump);
    whole.toggleAttribute('data-shown', moods.size === 0);
    moods.set(mood, whole);
    element.append(whole);
  };
  add(first, picture);

  const shown = () => element.querySelector<HTMLElement>('[data-shown]');
  return {
    element,
    add,
    show(condition) {
      element.dataset['condition'] = condition;
      const mood = { awake: first, happy: 'cheer', asleep: 'sleep' }[condition];
      const next = moods.get(mood) ?? moods.get(first);
      for (const each of moods.values()) each.toggleAttribute('data-shown', each === next);
    },
    look(point) {
      const { left: x, top: y, width: wide, height: high } = element.getBoundingClientRect();
      const across = point ? point.x - (x + wide / 2) : 0;
      const down = point ? point.y - (y + high * 0.4) : 0;
      const distance = Math.hypot(across, down) || 1;
      const way = gaze.most * Math.min(1, distance / gaze.far);
      const to = `translate(${(across / distance) * way}px, ${(down / distance) * way}px)`;
      for (const pupils of element.querySelectorAll<SVGElement>('.look'))
        pupils.style.transform = point ? to : '';
    },
    play(move) {
      if (isCalm()) return;
      for (const { part, frames, timing } of moves[move]) {
        if (part === 'arm' && element.dataset['flags']?.includes('longSleeves')) continue;
        for (const each of shown()?.querySelectorAll(`[data-part="${part}"]`) ?? [])
          each.animate?.(inPixels(frames, element.clientHeight), timing);
      }
    },
    pause(paused) {
      element.toggleAttribute('data-paused', paused);
    },
  };
}

/** The classes of the figure: where its picture stands, and how it moves. */
export const figureClass = (picture: Element): string => `${picture.className} ${css['figure']}`;
