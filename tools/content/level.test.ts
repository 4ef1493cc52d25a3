import { expect, test } from 'vitest';
import type { Pack } from './pack.ts';
import { buildSource, head } from './testing/starter.ts';

const withChunks =
  (chunks: string[]) =>
  (pack: Pack): Pack => ({
    ...pack,
    lessons: pack.lessons.map(one => ({ ...one, lesson: { ...one.lesson, chunks } })),
  });

/** Words that the lesson does not know in these texts. */
const unknownIn = (texts: string, chunks: string[]): string[] =>
  buildSource(`${head}\n[one]\ndo: Listen. Tap.\ntextButtons: ${texts}\nyes: a cat\noops: look\n`, {
    allowMissing: true,
    change: withChunks(chunks),
  }).problems.flatMap(({ reason }) => /^“(\w+)” is not among/.exec(reason)?.[1] ?? []);

test('PLAY-07 a chunk is known as a whole, its words are not', () => {
  expect(unknownIn("*I wash my hands. | I'm sad.", [])).toEqual(['wash', 'hands']);
  expect(unknownIn("*I wash my hands. | I'm sad.", ['wash my hands'])).toEqual([]);
  expect(unknownIn("*My hands. | I'm sad.", ['wash my hands'])).toEqual(['hands']);
});
