import type { CurrentLesson, LessonActivity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { makeLesson } from '../../../testing/world.ts';
import { nextStep } from './next-step.ts';

const nothing = new Map<string, number>();
const menu = '/training-menu';

function lesson(
  count: number,
  change: (item: LessonActivity, index: number) => Partial<LessonActivity>,
) {
  const made = makeLesson(count);
  return {
    ...made,
    activities: made.activities.map((item, index) => ({ ...item, ...change(item, index) })),
  };
}
const after = (
  current: CurrentLesson,
  index: number,
  played: ReadonlyMap<string, number> = nothing,
) => {
  const next = nextStep({ current, archive: [] }, `act-${index + 1}`, played);
  return next?.kind === 'activity' ? next.activity.activityId : next?.kind;
};

test.each([1, 2, 5, 8, 13])(
  'each of %i activities leads to the next, and the last to the first incomplete one',
  count => {
    const current = lesson(count, () => ({}));
    const order = current.activities.map((_, index) =>
      after(current, index, new Map([[`act-${index + 1}`, 100]])),
    );
    const expected = current.activities.map(({ activityId }) => activityId);
    const [first = 'menu', ...others] = expected;
    expect(order).toEqual(count === 1 ? ['menu'] : [...others, first]);
  },
);

test('skips completed activities but not those without a star', () => {
  const scores = [8, 8, 3, null];
  const current = lesson(4, (_, index) => ({ userScore: scores[index] ?? null, totalScore: 8 }));
  expect(after(current, 0)).toBe('act-3');
});

test('a run with at least half right unlocks the test after it', () => {
  const current = lesson(2, (_, index) => ({ test: index === 1 }));
  expect(after(current, 0, new Map([['act-1', 49]]))).toBe('menu');
  expect(after(current, 0, new Map([['act-1', 50]]))).toBe('act-2');
});

test('skips an abandoned test', () => {
  const current = lesson(2, (_, index) => (index === 1 ? { test: true, locked: true } : {}));
  expect(after(current, 0, new Map([['act-1', 100]]))).toBe('menu');
});

test('NOTSHOWN-62 a completed lesson leads to the next lesson', () => {
  const head = { lessonId: 'l2', number: 2, title: 'My family', thumbnail: '/f.webp' };
  const current = { ...makeLesson(2), unlockLesson: true, nextLesson: head };
  expect(nextStep({ current, archive: [] }, 'act-1', nothing)).toEqual({
    kind: 'lesson',
    lesson: head,
    menu,
  });
});

test('COURSE-54 the last activity leads to the letter, in an old lesson too, and the others do not', () => {
  const current = { ...lesson(2, () => ({})), hasFrames: true as const, unlockLesson: true };
  expect(nextStep({ current, archive: [] }, 'act-2', nothing)).toMatchObject({
    kind: 'letter',
    lesson: { lessonId: 'lesson-1' },
    menu,
  });
  expect(nextStep({ current, archive: [] }, 'act-1', nothing)?.kind).toBe('lesson');
  expect(nextStep({ current: makeLesson(0), archive: [current] }, 'act-2', nothing)).toMatchObject({
    kind: 'letter',
    menu: '/training-menu?lesson=lesson-1',
  });
});

test('TRAIN-24 an old lesson leads to its next activity, and back to its own menu', () => {
  const {
    unlockLesson: _,
    nextLesson: __,
    ...made
  } = lesson(3, (_, index) => ({
    activityId: `old-${index + 1}`,
    test: index === 1,
  }));
  const archive = [{ ...made, lessonId: 'old lesson' }];
  const next = nextStep({ current: makeLesson(1), archive }, 'old-1', nothing);
  expect(next).toMatchObject({
    kind: 'activity',
    activity: { activityId: 'old-2' },
    menu: '/training-menu?lesson=old%20lesson',
  });
  expect(nextStep({ current: makeLesson(1), archive }, 'old-3', nothing)?.kind).toBe('menu');
});

test('an activity outside all lessons has no next step', () => {
  expect(nextStep({ current: makeLesson(1), archive: [] }, 'song', nothing)).toBeNull();
});
