import { depthOf, type View } from './view.ts';
import { type Shape, shapeOf, vectorOf, type World } from './world.ts';

/** Colours. Countries with friends use `lit`, others `land`. */
export type Paint = {
  land: readonly string[];
  lit: readonly string[];
  border: string;
  grid: string;
};

type Layer = { colour: number; rings: readonly Shape[] };

/** Land grouped by colour; countries with friends are separate. */
export type Layers = { land: readonly Layer[]; lit: readonly Layer[] };

/** Groups the land for drawing. `lit`: codes of countries with friends. */
export function layersOf({ countries }: World, lit: ReadonlySet<string>): Layers {
  const land = new Map<number, Shape[]>();
  const shining = new Map<number, Shape[]>();
  for (const { code, colour, rings } of countries) {
    const layer = lit.has(code) ? shining : land;
    layer.set(colour, [...(layer.get(colour) ?? []), ...rings]);
  }
  const listed = (layer: Map<number, Shape[]>) =>
    [...layer].map(([colour, rings]) => ({ colour, rings }));
  return { land: listed(land), lit: listed(shining) };
}

type Frame = {
  view: View;
  /** Side length in canvas pixels. */
  size: number;
  /** Canvas pixels per CSS pixel. */
  ratio: number;
  layers: Layers;
  /** While moving, a coarser picture goes unnoticed and takes half the time. */
  moving: boolean;
  paint: Paint;
};

type Pen = { context: CanvasRenderingContext2D; view: View; radius: number; step: number };

/** The current end of a path. */
type End = { drawing: boolean; x: number; y: number };

/** Radius for points on the far side: just outside the globe, where the round canvas clips them. */
const outside = 1.03;

const isBehind = (view: View, { centre, reach }: Shape): boolean =>
  reach < 1 && depthOf(view, centre) < -reach;

/** Extends or starts a path. Skips points too close to the last one to be visible. */
function goTo({ context, step }: Pen, end: End, x: number, y: number, last: boolean): void {
  if (end.drawing && !last && (x - end.x) ** 2 + (y - end.y) ** 2 < step * step) return;
  if (end.drawing) context.lineTo(x, y);
  else context.moveTo(x, y);
  end.drawing = true;
  end.x = x;
  end.y = y;
}

/** Adds a shape to the path. Rings follow the edge on the far side; lines are interrupted there. */
function trace(pen: Pen, { points }: Shape, ring: boolean): void {
  const { radius, view } = pen;
  const { rightX, rightY, upX, upY, upZ, depthX, depthY, depthZ } = view;
  const end = { drawing: false, x: 0, y: 0 };
  for (let index = 0; index < points.length; index += 3) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    const z = points[index + 2] ?? 0;
    const right = x * rightX + y * rightY;
    const up = x * upX + y * upY + z * upZ;
    const behind = x * depthX + y * depthY + z * depthZ < 0;
    if (behind && !ring) {
      end.drawing = false;
      continue;
    }
    const far = behind ? (radius * outside) / (Math.hypot(right, up) || 1) : radius;
    goTo(pen, end, radius + far * right, radius - far * up, index === points.length - 3);
  }
  if (ring) pen.context.closePath();
}

function stroke(pen: Pen, shapes: readonly Shape[], width: number, colour: string): void {
  const { context, view } = pen;
  context.beginPath();
  for (const shape of shapes) if (!isBehind(view, shape)) trace(pen, shape, false);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

function fill(pen: Pen, rings: readonly Shape[], colour: string): void {
  const { context, view } = pen;
  context.beginPath();
  for (const ring of rings) if (!isBehind(view, ring)) trace(pen, ring, true);
  context.fillStyle = colour;
  context.fill();
}

const every30 = Array.from({ length: 12 }, (_, index) => index * 30 - 180);
const every5 = Array.from({ length: 73 }, (_, index) => index * 5 - 180);
const lineThrough = (places: readonly (readonly [number, number])[]): Shape =>
  shapeOf(new Float32Array(places.flatMap(([x, y]) => [...vectorOf(x, y)])));

/** Meridians and parallels every 30°. */
const grid: readonly Shape[] = [
  ...every30.map(x => lineThrough(every5.filter(y => Math.abs(y) <= 80).map(y => [x, y]))),
  ...[-60, -30, 0, 30, 60].map(y => lineThrough(every5.map(x => [x, y]))),
];

/** Draws land, borders and grid. Sea and shading come from the styles. */
export function drawGlobe(context: CanvasRenderingContext2D, world: World, frame: Frame): void {
  const { view, size, ratio, layers, moving, paint } = frame;
  const pen = { context, view, radius: size / 2, step: (moving ? 2.2 : 0.6) * ratio };
  context.clearRect(0, 0, size, size);
  context.lineJoin = 'round';
  stroke(pen, grid, ratio, paint.grid);
  for (const { colour, rings } of layers.land) fill(pen, rings, paint.land[colour] ?? '');
  for (const { colour, rings } of layers.lit) fill(pen, rings, paint.lit[colour] ?? '');
  stroke(pen, world.lines, 1.3 * ratio, paint.border);
  const around = layers.lit.flatMap(({ rings }) => rings);
  if (around.length > 0) stroke(pen, around, 2.6 * ratio, paint.border);
}
