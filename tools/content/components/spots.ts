import type { Item } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { findFilm, findPicture } from '../context.ts';
import { readItem, readItems, type SourceField, type SourceLine } from '../source.ts';
import {
  complain,
  type Draft,
  type Form,
  itemId,
  learnt,
  type Place,
  splitPair,
  splitTiles,
  spokenItem,
  textItem,
} from './form.ts';

const number = '(\\d+(?:\\.\\d+)?)';
const sizeForm = new RegExp(`\\s+${number}x${number}$`);
const pointForm = new RegExp(`^${number},${number}$`);
const slideForm = /^slide\s+(\d+)\s+/;
const keyForm = new RegExp(`^${number}s\\s+${number},${number}$`);

type Size = { width: number; height: number };
/** A line `spot: cat @ 50,40 12x16`: a thing and its place, in percent of the picture. */
type Spot = { what: string; where: string; size: Size | null; path: string };

const readSpot = (field: SourceField): Spot => {
  const at = field.value.lastIndexOf(' @ ');
  const what = at < 0 ? field.value : field.value.slice(0, at);
  const place = at < 0 ? '' : field.value.slice(at + 3);
  const [, width, height] = sizeForm.exec(place) ?? [];
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  return { what: what.trim(), where: place.replace(sizeForm, '').trim(), size, path: field.path };
};

const spotsOf = (place: Place, line: SourceLine): Spot[] => {
  const spots = line.fields.filter(field => field.key === 'spot').map(readSpot);
  if (spots.length === 0) complain(place, 'has no “spot:” under it');
  return spots;
};

const noSize: Size = { width: 0, height: 0 };

/** A place on a picture; a problem when it is not written as `@ x,y WxH`. */
const boxOf = (place: Place, spot: Spot) => {
  const [, x, y] = pointForm.exec(spot.where) ?? [];
  if (!(x && y && spot.size))
    place.context.problems.error(spot.path, 'is not “spot: <what> @ x,y WxH”, in percent');
  return { x: Number(x ?? 0), y: Number(y ?? 0), ...(spot.size ?? noSize) };
};

const found = (place: Place, spots: readonly Spot[]): Required<Pick<Draft, 'data' | 'answers'>> => {
  const data = spots.map((spot, index) => spokenItem(place, index, spot.what));
  return { data, answers: data.map(item => ({ item })) };
};

const imageSpots: Form = {
  fields: ['spot'],
  build: (place, line) => {
    const spots = spotsOf(place, line);
    const boxes = spots.map((spot, index) => ({ id: itemId(place, index), ...boxOf(place, spot) }));
    const picture = findPicture(place.context, line.value, place.path);
    return { ...found(place, spots), meta: { picture, spots: boxes } };
  },
};

/** `@ 0s 10,50 > 4s 90,50 12x20`: times and positions of its middle. */
const movingBox = (place: Place, spot: Spot) => {
  const keys = spot.where.split(/\s+>\s+/).flatMap(written => {
    const [, at, x, y] = keyForm.exec(written) ?? [];
    return at && x && y ? [{ at: Number(at), x: Number(x), y: Number(y) }] : [];
  });
  const [first, last] = [keys[0], keys.at(-1)];
  if (!(first && last && spot.size))
    place.context.problems.error(spot.path, 'is not “spot: <what> @ 0s x,y > 4s x,y WxH”');
  return { from: first?.at ?? 0, to: last?.at ?? 0, keys, ...(spot.size ?? noSize) };
};

const filmSpots: Form = {
  fields: ['spot'],
  build: (place, line) => {
    const spots = spotsOf(place, line);
    const boxes = spots.map((spot, index) => ({
      id: itemId(place, index),
      ...movingBox(place, spot),
    }));
    const { value, label } = findFilm(place.context, line.value, place.path);
    return { ...found(place, spots), meta: { video: { value, label }, spots: boxes } };
  },
};

/** `garden | kitchen` with `spot: cat @ slide 2 50,40 12x16`. */
const carouselSpots: Form = {
  fields: ['spot'],
  build: (place, line) => {
    const spots = spotsOf(place, line);
    const slides = readItems(line.value).map((item, index) => ({
      id: `${place.componentId}-slide-${index + 1}`,
      ...findPicture(place.context, item.value, place.path),
    }));
    const boxes = spots.map((spot, index) => {
      const slide = slides[Number(slideForm.exec(spot.where)?.[1] ?? 0) - 1];
      if (!slide) place.context.problems.error(spot.path, 'is on no slide: “@ slide 1 x,y WxH”');
      const box = boxOf(place, { ...spot, where: spot.where.replace(slideForm, '') });
      return { id: itemId(place, index), slide: slide?.id ?? '', ...box };
    });
    return { ...found(place, spots), meta: { slides, spots: boxes } };
  },
};

/** Places without a picture are in a row. */
const rowBox = (index: number, count: number) => ({
  x: ((index + 0.5) * 100) / count,
  y: 50,
  width: 90 / count,
  height: 60,
});

type MakeTile = (place: Place, index: number, written: string) => Item;

const textTile: MakeTile = (place, index, written) => textItem(place, index, readItem(written));
const pictureTile: MakeTile = (place, index, written) => ({
  id: itemId(place, index),
  index,
  ...findPicture(place.context, written, place.path),
});

/** `spot: dog-2 = two @ x,y WxH`: the right tile, and the caption of the place. */
const placeOf = (place: Place, spot: Spot, index: number, count: number) => {
  const [, caption] = splitPair(spot.what);
  const isRow = spot.where === '' && spot.size === null;
  return {
    id: `${place.componentId}-place-${index + 1}`,
    ...(isRow ? rowBox(index, count) : boxOf(place, spot)),
    ...(caption === '' ? {} : { label: learnt(place, caption) }),
  };
};

/** `four-friends + baby | teacher` with spots: tiles for places on a picture, or on none. */
const dragSpots = (make: MakeTile): Form => ({
  fields: ['spot'],
  build: (place, line) => {
    const { written, others } = splitTiles(line.value);
    const spots = spotsOf(place, line);
    const tiles = [...spots.map(spot => splitPair(spot.what)[0]), ...others.map(one => one.value)];
    const data = tiles.map((tile, index) => make(place, index, tile));
    const places = spots.map((spot, index) => placeOf(place, spot, index, spots.length));
    const isRow = written === 'none';
    if (!isRow && spots.some(({ size }) => size === null))
      complain(place, 'each spot needs “@ x,y WxH” on the picture');
    return {
      data,
      answers: data.slice(0, spots.length).map((item, index) => ({ item, gap: index + 1 })),
      meta: {
        ...(isRow ? {} : { picture: findPicture(place.context, written, place.path) }),
        spots: places,
      },
    };
  },
});

/** Places on pictures and films. */
export const spotForms = {
  imageHotspots: imageSpots,
  videoHotspots: filmSpots,
  imageCarouselHotspots: carouselSpots,
  draggableTextButtonsForHotspots: dragSpots(textTile),
  draggableImageHotspots: dragSpots(pictureTile),
  draggableImageHotspotsWithWrappers: dragSpots(pictureTile),
} satisfies { [T in ComponentType]?: Form };
