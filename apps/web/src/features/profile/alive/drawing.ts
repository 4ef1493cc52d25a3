/** A part of a figure that moves as one, in the order it is drawn. */
type Layer = { part: string; svg: SVGSVGElement; pivot: Pivot | undefined };
type Pivot = readonly [x: number, y: number];

/** A drawing of the server, divided into layers. */
export type Drawing = { kind: string; flags: string; viewBox: string; layers: Layer[] };

/** Slots that move apart from their group. */
const partOfSlot: Record<string, Record<string, string>> = {
  domino: { eyes: 'eyes', pupils: 'eyes', arms: 'arm', air: 'air' },
  human: { eyes: 'eyes', pupils: 'eyes', eyelids: 'eyes', asleep: 'asleep', armRight: 'arm' },
};

/** Where parts turn, in units of the art kit. */
const pivots: Record<string, Record<string, Pivot>> = {
  domino: {
    body: [210, 452],
    collar: [210, 452],
    arm: [272, 368],
    tail: [292, 424],
    head: [210, 318],
    earLeft: [116, 112],
    earRight: [304, 112],
    eyes: [210, 190],
  },
  human: { torso: [200, 470], head: [200, 312], eyes: [200, 206], arm: [272, 372] },
};

const SVG = 'http://www.w3.org/2000/svg';

/** What the art kit draws with. Nothing else is shown, so that a drawing can only be a picture. */
const elements = new Set('svg g defs clipPath path circle ellipse rect'.split(' '));
const attributes = new Set(
  `xmlns class viewBox aria-hidden id color transform clip-path visibility d x y width height cx cy r rx ry fill
   fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin`.split(
    /\s+/,
  ),
);
const isPlain = (root: Element): boolean =>
  [root, ...root.querySelectorAll('*')].every(
    element =>
      elements.has(element.localName) &&
      [...element.attributes].every(
        ({ name, value }) => attributes.has(name) && !/url\((?!#)/.test(value),
      ),
  );

/** The pivot of a part where its pose and the size of the child have moved it. */
function placed(group: Element, pivot: Pivot | undefined): Pivot | undefined {
  const step = group.querySelector(':scope > g[transform]');
  const matrix = (step as SVGGElement | null)?.transform?.baseVal.consolidate()?.matrix;
  if (!pivot || !matrix) return pivot;
  const [x, y] = pivot;
  const { a, b, c, d, e, f } = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Keeps pupils inside the whites of their eyes. */
function clipPupils(svg: SVGSVGElement, id: string): void {
  const pupils = svg.querySelector('.s-pupils');
  const whites = svg.querySelectorAll('.s-eyes :is(path, circle, ellipse)');
  if (!pupils) return;
  const look = document.createElementNS(SVG, 'g');
  look.classList.add('look');
  look.append(...pupils.childNodes);
  pupils.append(look);
  if (whites.length === 0) return;
  const clip = document.createElementNS(SVG, 'clipPath');
  clip.id = id;
  // The whites of a sitting or small child are elsewhere.
  const step = svg.querySelector('.s-eyes > g[transform]')?.getAttribute('transform');
  if (step) clip.setAttribute('transform', step);
  for (const white of whites) clip.append(white.cloneNode());
  pupils.before(clip);
  pupils.setAttribute('clip-path', `url(#${id})`);
}

const classOf = (element: Element, start: string): string =>
  [...element.classList].find(name => name.startsWith(start))?.slice(start.length) ?? '';

/**
 * Divides a drawing into layers.
 * @param uid unique on the page: prefix for the ids of the drawing
 * @returns undefined unless it is a drawing of the art kit and nothing but a picture
 */
export function readDrawing(text: string, uid: string): Drawing | undefined {
  const unique = text.replace(/(\bid="|url\(#)/g, `$1${uid}`);
  const root = new DOMParser().parseFromString(unique, 'image/svg+xml').documentElement;
  const [kind = '', ...flags] = root.classList;
  const viewBox = root.getAttribute('viewBox');
  if (!viewBox || !pivots[kind] || !isPlain(root)) return undefined;
  const layers: Layer[] = [];
  const shared = root.querySelector(':scope > defs');
  for (const group of root.querySelectorAll(':scope > g')) {
    const part = partOfSlot[kind]?.[classOf(group, 's-')] ?? classOf(group, 'g-');
    let layer = layers.at(-1);
    if (layer?.part !== part) {
      const svg = document.createElementNS(SVG, 'svg');
      layer = { part, svg, pivot: placed(group, pivots[kind][part]) };
      layers.push(layer);
    }
    layer.svg.append(document.importNode(group, true));
  }
  for (const { svg } of layers) clipPupils(svg, `${uid}eyes`);
  if (shared) layers[0]?.svg.prepend(document.importNode(shared, true));
  return { kind, flags: flags.join(' '), viewBox, layers };
}
