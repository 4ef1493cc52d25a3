import type { Component } from '@digipals/contract';
import { speakingTurns } from '@digipals/contract/constants';

/** Whether a part is spoken step by step: each of its turns has a kind. */
export const hasSteps = ({ type, data, meta }: Component): boolean => {
  const { turns } = meta;
  return (
    type === 'speakingActivity' &&
    Array.isArray(turns) &&
    data.every((_item, place) => speakingTurns.includes(turns[place]))
  );
};
