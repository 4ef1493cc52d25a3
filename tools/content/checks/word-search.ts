import type { Component } from '@digipals/contract';
import { placeWords, seededRandom } from '@digipals/engine';
import type { Problems } from '../problems.ts';
import { type Checked, componentPath } from './checked.ts';

/** In the first block of lessons words run only as they are read: right and down. */
const easyLessons = 6;
const grids = 20;

type Meta = { size?: number; diagonals?: boolean; backwards?: boolean };

/** The words without room in one of several grids. */
const wordsWithoutRoom = ({ data, meta }: Component): string[] => {
  const words = data.map(({ value }) => value);
  const skipped = Array.from({ length: grids }, (_, seed) =>
    placeWords(words, { ...(meta as Meta), random: seededRandom(seed) }),
  ).flatMap(grid => grid.skipped.map(({ word }) => word));
  return [...new Set(skipped)];
};

/** Checks that each word search is as easy as its lesson, and that its words always have room. */
export const checkWordSearches = (checked: Checked, problems: Problems) => {
  for (const question of checked.activity.data)
    for (const component of question.components.filter(({ type }) => type === 'wordSearch')) {
      const path = componentPath(checked, question, component.id);
      const { diagonals, backwards } = component.meta as Meta;
      if ((diagonals || backwards) && checked.lesson.number <= easyLessons)
        problems.error(path, `diagonals and backwards are only for lessons after ${easyLessons}`);
      for (const word of problems.hasError(path) ? [] : wordsWithoutRoom(component))
        problems.error(path, `“${word}” does not always have room in the grid: make it larger`);
    }
};
