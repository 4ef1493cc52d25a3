import type { SentenceMakerType } from '@digipals/contract';
import type { Theme } from './frames.ts';
import { days } from './themes/days.ts';
import { food } from './themes/food.ts';
import { home } from './themes/home.ts';
import { pets } from './themes/pets.ts';
import { play } from './themes/play.ts';
import { school } from './themes/school.ts';

/**
 * The blocks of the sentence maker. A block may name a picture of the lessons after @. Continuations
 * are chosen so that every sentence is correct, and none says where or when to meet a child.
 */
export const themes: Record<SentenceMakerType, Theme> = { play, pets, food, school, home, days };
