import { expect, test } from 'vitest';
import { sample, sampleContent } from '../testing/sample-content.ts';
import { createContent } from './content.ts';

const text = (...names: string[]) =>
  Buffer.from(JSON.stringify({ data: [], media: names.map(name => `/media/${name}`) }));

const activity = (activityId: string) => ({
  activityId,
  title: activityId,
  thumbnail: '/media/cover.1.webp',
  lingos: 5,
  scoreThreshold: 0.5,
  test: false,
  questionIds: [],
});

const lesson = {
  pack: 'starter',
  lessonId: 'l',
  number: 1,
  title: 'L',
  thumbnail: '/media/lesson.1.webp',
  activities: [activity('a'), activity('b')],
};

test('the size of a lesson counts its activities in the languages of the child and each medium once', () => {
  const british = [text('cat.1.webp', 'gb-cat.1.mp3'), text('cat.1.webp')] as const;
  const american = [text('cat.1.webp', 'us-cat.1.mp3'), text('cat.1.webp')] as const;
  const spanish = Buffer.from('{"longer": "than the others"}');
  const files = [
    { activityId: 'a', variety: 'gb', language: 'gb', bytes: british[0] },
    { activityId: 'b', variety: 'gb', language: 'gb', bytes: british[1] },
    { activityId: 'a', variety: 'gb', language: 'es', bytes: spanish },
    { activityId: 'a', variety: 'us', language: 'us', bytes: american[0] },
    { activityId: 'b', variety: 'us', language: 'us', bytes: american[1] },
  ] as const;
  const sizes = new Map([
    ['cat.1.webp', 1_000],
    ['gb-cat.1.mp3', 10_000],
    ['us-cat.1.mp3', 20_000],
    ['cover.1.webp', 100_000],
    ['lesson.1.webp', 200_000],
    ['other.1.webp', 9_000_000],
  ]);
  const { weightOf } = createContent([lesson], files, '/nowhere', sizes);
  const inGb = british[0].length + british[1].length;
  expect(weightOf(lesson, 'gb', 'gb')).toBe(311_000 + inGb);
  expect(weightOf(lesson, 'us', 'us')).toBe(321_000 + american[0].length + american[1].length);
  // English replaces a missing language.
  expect(weightOf(lesson, 'gb', 'es')).toBe(311_000 + spanish.length + british[1].length);
});

test('lists the lessons of a pack in order', () => {
  const content = sampleContent();
  expect(content.lessonsOf('starter').map(({ number }) => number)).toEqual([1, 2]);
  expect(content.lessonsOf('playground')[0]?.activities[0]?.activityId).toBe(sample.free);
  expect(content.lessonsOf('nowhere')).toEqual([]);
});
