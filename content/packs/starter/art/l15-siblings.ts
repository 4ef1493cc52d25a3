import {
  type Picture,
  person,
  put,
  shadow,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { inTeam } from './l15-people.ts';

/** A brother in the shirt of his team with his ball, and his sister. */
export const pictures: readonly Picture[] = [
  tileOf(
    'l15-brother-sister',
    shadow(128, 246, 220),
    put(person('sister', { mood: 'laugh', arm: 'down', leftArm: 'wave' }), 58, 250, {
      height: 216,
    }),
    put(inTeam('brother', { holding: thing('football'), thingHeight: 150 }), 164, 250, {
      height: 228,
    }),
  ),
];
