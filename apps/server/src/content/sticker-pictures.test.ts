import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { sampleContent } from '../testing/sample-content.ts';
import { stickerPictures } from './sticker-pictures.ts';

const pictureIn = (name: string) => `/media/${name}.1a2b.webp`;

/** A question that shows these pictures; the last one is right. */
const showing = (...names: string[]) =>
  ({
    components: [{ data: names.map(name => ({ value: pictureIn(name) })) }],
    solution: [{ value: pictureIn(names.at(-1) ?? '') }],
  }) as unknown as Question;

test('STICKER-01 a sticker shows the thumbnail of its activity; two with the same one show pictures of their own questions', () => {
  const [lesson] = sampleContent().lessonsOf('starter');
  if (!lesson) throw new Error('no lesson');
  const [dog] = lesson.activities;
  if (!dog) throw new Error('no activity');
  const activity = (activityId: string, thumbnail: string, test = false) => ({
    ...dog,
    ...{ activityId, thumbnail: pictureIn(thumbnail), test, questionIds: [activityId] },
  });
  const activities = [
    activity('animals', 'dog'),
    activity('song', 'microphone'),
    activity('tune', 'microphone'),
    activity('test', 'medal', true),
  ];
  const questions: Record<string, Question> = {
    song: showing('cow', 'dog', 'cat'),
    tune: showing('cow', 'cat'),
  };
  const pictures = stickerPictures([{ ...lesson, activities }], id => questions[id]);
  expect(Object.fromEntries(pictures)).toEqual({
    animals: pictureIn('dog'),
    song: pictureIn('cat'),
    tune: pictureIn('cow'),
  });
});
