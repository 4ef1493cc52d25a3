import { isCalm } from '@digipals/ui/calm';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { drawGlobe, type Layers, type Paint } from './draw-globe.ts';
import { createTurning, type Turning } from './turning.ts';
import { project, type Turn, type View, viewOf } from './view.ts';
import type { Vector, World } from './world.ts';

type Options = {
  world: World;
  layers: Layers;
  /** The first view. A new one is shown unless the child has touched the globe. */
  start: Turn;
  /** Positions of the marks, in the order of the children of `marks`. */
  spots: readonly Vector[];
};

type Globe = {
  ball: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  marks: RefObject<HTMLDivElement | null>;
  /** Width of the globe in CSS pixels; 0 until measured. */
  size: number;
  turning: Turning;
};

/** Higher pixel ratios cost time without a visible difference. */
const maxPixelRatio = 2;
/** Marks with a smaller depth are hidden, because their face would extend over the edge. */
const edge = 0.3;

const frames = {
  request: (callback: (time: number) => void) => requestAnimationFrame(callback),
  cancel: (id: number) => cancelAnimationFrame(id),
};

/** Reads the colours from the CSS custom properties. */
function paintOf(canvas: HTMLCanvasElement): Paint {
  const style = getComputedStyle(canvas);
  const colours = (name: string) => style.getPropertyValue(name).trim().split(/\s+/);
  const [border = '', grid = ''] = colours('--lines');
  return { land: colours('--land'), lit: colours('--lit-land'), border, grid };
}

/** Positions in shares of the globe, so that no mark is outside it between a resize and the next frame. */
function placeMarks(marks: Element, spots: readonly Vector[], view: View): void {
  for (const [index, mark] of [...marks.children].entries()) {
    const spot = spots[index];
    if (!spot || !(mark instanceof HTMLElement)) continue;
    const { right, up, depth } = project(view, spot);
    const [x, y] = [50 + 50 * right, 50 - 50 * up];
    mark.style.transform = `translate(${x.toFixed(2)}cqw, ${y.toFixed(2)}cqh)`;
    // Lower marks are in front.
    mark.style.zIndex = String(Math.round(10 * y));
    mark.toggleAttribute('data-behind', depth < edge);
  }
}

/** The observed width of an element in CSS pixels. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** Draws the globe on a canvas and positions the marks as it turns. */
export function useGlobe({ world, layers, start, spots }: Options): Globe {
  const ball = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const size = useWidth(ball);
  const scene = useRef({ layers, spots, size });
  const first = useRef(start);
  const turning = useMemo(() => {
    const draw = (turn: Turn, moving: boolean) => {
      const { current: element } = canvas;
      const now = scene.current;
      if (!element || now.size === 0) return;
      const view = viewOf(turn);
      const ratio = element.width / now.size;
      const context = element.getContext('2d');
      if (context) {
        const { width } = element;
        const paint = paintOf(element);
        drawGlobe(context, world, { view, size: width, ratio, layers: now.layers, moving, paint });
      }
      if (marks.current) placeMarks(marks.current, now.spots, view);
    };
    return createTurning({ start: first.current, calm: isCalm, draw, frames });
  }, [world]);
  useEffect(() => {
    turning.turnAlone();
    return turning.stop;
  }, [turning]);
  useEffect(() => turning.open(start), [turning, start]);
  useEffect(() => {
    scene.current = { layers, spots, size };
    const side = Math.round(size * Math.min(maxPixelRatio, window.devicePixelRatio));
    if (canvas.current && canvas.current.width !== side) {
      canvas.current.width = side;
      canvas.current.height = side;
    }
    turning.redraw();
  }, [turning, layers, spots, size]);
  return { ball, canvas, marks, size, turning };
}
