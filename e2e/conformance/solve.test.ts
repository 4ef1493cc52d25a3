import { componentTypes } from '@digipals/contract/component-types';
import { componentIds } from '@digipals/player/samples';
import { test } from 'vitest';
import { keyboard, mouse, touch } from './hands.ts';
import { solveBy } from './play-type.ts';
import { useStage } from './use-stage.ts';

const { open } = useStage();
const types = componentTypes.map(type => [componentIds[type], type] as const);

test.each(types)('%s %s can be solved by mouse', async (_id, type) => {
  await solveBy(await open(`case=${type}`), mouse, type);
});

test.each(types)('%s NOTSHOWN-66 %s can be solved by taps alone', async (_id, type) => {
  await solveBy(await open(`case=${type}`, { width: 360, height: 640, touch: true }), touch, type);
});

test.each(types)(
  '%s A11Y-01 %s can be solved by keyboard alone and announces what happened',
  async (_id, type) => {
    await solveBy(await open(`case=${type}`), keyboard, type);
  },
);
