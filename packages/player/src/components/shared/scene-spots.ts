import type { Component } from '@digipals/contract';
import type { CSSProperties } from 'react';

/** A place on a picture: its middle and its size in percent of the picture. */
export type Spot = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  label?: string;
};

/** A medium behind touchable places; `label` is its alternative text. */
export type Shown = { value: string; label: string };

/** The places of `meta.spots`, in the author's order. */
export const spotsOf = (component: Component): readonly Spot[] => {
  const { spots } = component.meta;
  return Array.isArray(spots) ? spots : [];
};

/** The picture of `meta.picture`; undefined when there is none. */
export const pictureOf = (component: Component): Shown | undefined => {
  const { picture } = component.meta;
  if (typeof picture !== 'object' || picture === null) return undefined;
  const [value, label] = [Reflect.get(picture, 'value'), Reflect.get(picture, 'label')];
  return { value: String(value), label: String(label) };
};

/** Positions an element of the class `spot` (Scene.module.css) on a scene. */
export const spotStyle = ({ x, y, width, height }: Omit<Spot, 'id' | 'label'>): CSSProperties => ({
  '--x': x,
  '--y': y,
  '--w': width,
  '--h': height,
});

/** Spots within this many percent of the picture's height are in one row. */
const sameRow = 10;

/** Rows of places without a picture, from top to bottom, such as a family tree. */
export const rowsOf = (spots: readonly Spot[]): Spot[][] => {
  const rows: Spot[][] = [];
  for (const spot of spots) {
    const row = rows.find(([first]) => first && Math.abs(first.y - spot.y) <= sameRow);
    if (row) row.push(spot);
    else rows.push([spot]);
  }
  return rows.toSorted(([a], [b]) => (a?.y ?? 0) - (b?.y ?? 0));
};
