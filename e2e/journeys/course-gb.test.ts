import { test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { checkCourse, courseTime } from '../support/course/check-course.ts';
import { touch } from '../support/hands.ts';

const browsing = await withBrowser();

test('A11Y-01 COURSE-99 partly: the course is played in British English by touch', courseTime, () =>
  checkCourse({
    browsing,
    variety: 'gb',
    name: 'Chloe',
    hand: touch,
    window: { width: 390, height: 664, touch: true },
    room: { mostHeight: 0.67 },
    samples: ({ number }) => number % 6 === 1,
  }),
);
