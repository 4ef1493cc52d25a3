import { expect, test } from 'vitest';
import { readStarter } from '../testing/starter.ts';
import { mp3Seconds } from './mp3-seconds.ts';

const { media } = readStarter();
const secondsOf = (file: string): number => mp3Seconds(media.get(file) ?? '');

test('the length of an mp3 is that of its frames', () => {
  // Measured by ffmpeg; speech is MPEG 2 with 24 kHz, a song MPEG 1 with 44.1 kHz.
  expect(secondsOf('speech/gb/a-ball.mp3')).toBeCloseTo(0.864, 3);
  expect(secondsOf('songs/gb/hello-hello.mp3')).toBeCloseTo(36.05, 1);
  expect(secondsOf('pictures/cat.webp')).toBe(0);
});
