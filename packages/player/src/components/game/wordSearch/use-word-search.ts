import type { Component, Item, Pick } from '@digipals/contract';
import { wordSearch } from '@digipals/contract/constants';
import { type Cell, findWord, placeWords } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { useEffect, useState } from 'react';
import { useAnnounce } from '../../../motion/Announcer.tsx';
import { type PartProps, pickKey } from '../../../part.ts';

const pickOf = (component: Component, item: Item): Pick => ({
  id: item.id,
  value: item.value,
  componentId: component.id,
});

/** The size of the grid that the content asks for, if it is one. */
const sizeOf = ({ meta }: Component): { size?: number } => {
  const { size } = meta;
  return typeof size === 'number' && size > 0 && size <= wordSearch.gridSize ? { size } : {};
};

/** Generates the grid once for as long as the question is open. */
const useGrid = ({ component, ports }: PartProps) => {
  const { data, meta } = component;
  const [grid] = useState(() =>
    placeWords(
      data.map(({ value }) => value),
      {
        random: ports.random,
        backwards: meta['backwards'] === true,
        diagonals: meta['diagonals'] !== false,
        ...sizeOf(component),
      },
    ),
  );
  return grid;
};

/** Address of the picture of a word, from `meta.pictures`. */
const pictureFor = (component: Component, item: Item): string | undefined => {
  const { pictures } = component.meta;
  if (typeof pictures !== 'object' || pictures === null) return undefined;
  const address: unknown = Reflect.get(pictures, item.id);
  return typeof address === 'string' ? address : undefined;
};

/** The game: a grid of letters, its words, and what a drawn line finds. Found words are the picks. */
export function useWordSearch(part: PartProps) {
  const { component, picks, onPick, onAnswer, onMiss, locked, marks, hint, ports } = part;
  const t = useText();
  const announce = useAnnounce();
  const grid = useGrid(part);
  const [drawn, setDrawn] = useState<ReadonlyMap<number, readonly Cell[]>>(new Map());

  const isFound = (index: number): boolean => {
    const item = component.data[index];
    return picks.some(pick => pick.id === item?.id && pick.componentId === component.id);
  };
  const open = grid.placed.filter(({ index }) => !isFound(index));

  useEffect(() => {
    for (const { word, reason } of grid.skipped)
      ports.log(`Word search: “${word}” is skipped, ${reason}`);
  }, [grid, ports]);

  // A word without a place cannot be found, so it is not required (AMBIG-39).
  useEffect(() => {
    const missing = grid.skipped.filter(({ index }) => !isFound(index));
    const added = missing.flatMap(({ index }) => component.data[index] ?? []);
    if (added.length > 0 && !locked)
      onPick([...picks, ...added.map(item => pickOf(component, item))]);
  });

  const found = (item: Item): void => {
    const next = [...picks, pickOf(component, item)];
    const count = grid.placed.length - open.length + 1;
    announce(
      `${t('player.foundWord', { item: item.value })} ${t('player.found', { count, total: grid.placed.length })}`,
    );
    if (item.audio) void ports.sound.play(item.audio);
    if (open.length === 1) onAnswer(next);
    else onPick(next);
  };

  return {
    grid,
    words: component.data.flatMap((item, index) => {
      const place = grid.placed.find(placed => placed.index === index);
      if (!place) return [];
      return {
        item,
        picture: pictureFor(component, item),
        colour: index,
        found: isFound(index),
        glows: hint?.glow === 'place' && hint.next?.id === item.id,
        line: drawn.get(index) ?? place.cells,
        mark: marks?.get(pickKey(pickOf(component, item))),
      };
    }),
    count: grid.placed.length - open.length,
    /** Whether a line finds a word; says what it was. */
    tryLine(line: readonly Cell[]): boolean {
      const word = findWord(grid, line, open);
      const item = word && component.data[word.index];
      if (!item) {
        announce(t('player.noWord'));
        onMiss();
        return false;
      }
      setDrawn(lines => new Map(lines).set(word.index, line));
      found(item);
      return true;
    },
  };
}

/** A word of the game that is in the grid. */
export type Word = ReturnType<typeof useWordSearch>['words'][number];
