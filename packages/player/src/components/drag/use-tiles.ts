import type { Component } from '@digipals/contract';
import { nextRight } from '@digipals/engine';
import { useState } from 'react';
import type { TargetName } from '../../drag/announcements.ts';
import type { DragMode, Places } from '../../drag/places.ts';
import { useDrag } from '../../drag/use-drag.ts';
import { type PartProps, pickKey } from '../../part.ts';
import { type Face, nameOfItem } from '../Tile.tsx';
import { pairToShow, pickAt, placesFrom, placeToLookAt, withPlaces } from './tile-picks.ts';

type Options = {
  mode: DragMode;
  face: Face;
  count: number;
  targetName?: TargetName;
  captionOf?(place: number): string | undefined;
};

/** Words that can be heard show a speaker. */
export const faceOfWords = ({ data }: Component): Face =>
  data.some(({ audio }) => audio !== undefined) ? 'spoken' : 'text';

/** Binds the drag core to a component: picks to places and back, names, sounds and marks. */
export function useTiles(part: PartProps, { mode, face, count, ...names }: Options) {
  const { component, question, picks, onPick, locked, marks, ports } = part;
  const places = placesFrom(mode, picks, component, count);
  const items = new Map(component.data.map(item => [item.id, item]));

  const nameOf = (tile: string): string => {
    const item = items.get(tile);
    return item ? nameOfItem(item, face) : '';
  };

  const glowing = placeToLookAt(part, mode, places);

  const drag = useDrag({
    mode,
    places,
    locked,
    nameOf,
    ...names,
    onPlaces: (next: Places) => onPick(withPlaces(mode, question, picks, component, next)),
    onTouch: tile => {
      const audio = items.get(tile)?.audio;
      if (audio) ports.sound.play(audio);
      else ports.effect('pickUp');
    },
    onDrop: placed => ports.effect(placed ? 'place' : 'drop'),
  });

  const placed = places.map((tile, place) => {
    const item = tile === null ? undefined : items.get(tile);
    const pick = pickAt(mode, component, places, place);
    const glows = place === glowing || undefined;
    return { place, item, glows, mark: pick && marks?.get(pickKey(pick)) };
  });

  // Only the first question with tiles in a child's life has a hand, where its answer begins.
  const [demo] = useState(() => {
    const isNew = picks.length === 0 && !locked && !ports.shown.has('drag');
    const begins = isNew && nextRight(question, picks)?.componentId === component.id;
    return begins ? pairToShow(mode, question, component, places) : undefined;
  });
  const hand = demo && {
    way: () => drag.wayTo(demo.tile, demo.place),
    onShow: () => ports.shown.add('drag'),
  };

  return { drag, face, locked, nameOf, placed, tray: component.data, places, hand };
}

/** Data for the rail, the gaps and the tray. */
export type Tiles = ReturnType<typeof useTiles>;
/** One place with the item in it and its mark. */
export type Placed = Tiles['placed'][number];
