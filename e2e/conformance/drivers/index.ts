import type { Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import type { registry } from '@digipals/player/registry';
import type { Page } from 'playwright-core';
import type { Hand } from '../hands.ts';
import { answerGame } from './game.ts';
import { answerHotspots } from './hotspots.ts';
import { answerMatching } from './matching.ts';
import { answerTyping } from './typing.ts';
import { answerVoice } from './voice.ts';

/** Enters picks in turn, with the mechanics of a family and one input method. */
export type Driver = (
  page: Page,
  hand: Hand['name'],
  question: Question,
  picks: readonly Pick[],
) => Promise<void>;

type Family = (typeof registry)[ComponentType]['family'];

/** Families that need more than choices and tiles. */
export const drivers: { readonly [F in Family]?: Driver } = {
  hotspots: answerHotspots,
  typing: answerTyping,
  matching: answerMatching,
  game: answerGame,
  voice: answerVoice,
};
