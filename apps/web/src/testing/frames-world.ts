import type { Frame, LessonFrames } from '@digipals/contract';

const gap = (...texts: string[]) => ({
  tiles: texts.map(text => ({ text, picture: `/media/${text}.webp`, audio: `/media/${text}.mp3` })),
});

const frame: Frame = [
  { text: 'I have a ' },
  gap('kite', 'ball'),
  { text: '. Do you have a ' },
  gap('ball', 'kite'),
  { text: '?' },
];

/** The frames of lesson 1. */
export const makeFrames = (changes: Partial<LessonFrames> = {}): LessonFrames => ({
  lessonId: 'lesson-1',
  number: 1,
  title: 'Hello!',
  thumbnail: '/media/l.webp',
  frame,
  answerFrame: [gap('Yes, I do.', "No, I don't.")],
  dominoAnswer: 'I have a kite, too!',
  ...changes,
});
