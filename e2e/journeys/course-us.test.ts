import { test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { checkCourse, courseTime } from '../support/course/check-course.ts';
import { keyboard } from '../support/hands.ts';

const browsing = await withBrowser();

test(
  'A11Y-01 COURSE-99 partly: the course is played in American English by keyboard alone',
  courseTime,
  () =>
    checkCourse({
      browsing,
      variety: 'us',
      name: 'Malee',
      hand: keyboard,
      window: { width: 1366, height: 625 },
      room: { mostHeight: 0.5 },
      samples: ({ number }) => number % 6 === 0,
    }),
);
