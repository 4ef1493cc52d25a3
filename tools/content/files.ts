import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { helpLocales } from './languages.ts';

const text = z.string().min(1);
const name = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'is small letters, digits and -');
/** A text that may have pairs such as `{colour|color}`. */
const pairs = text.describe('May hold pairs, British first: {colour|color}');
const $schema = z.string().optional().describe('Where an editor finds this schema');

/** lesson.json */
const lesson = z.strictObject({
  $schema,
  id: name.describe('Ids of its activities and questions begin with it. Never change it.'),
  number: z.int().positive().describe('Its place in the course; of a review, its last lesson'),
  review: z
    .literal(true)
    .optional()
    .describe('A review of the lessons since the last one: four activities, no new words'),
  title: pairs,
  thumbnail: name.describe('A picture of media/pictures'),
  aim: pairs.optional().describe('What a child can say at its end: I can …'),
  canDo: z
    .array(
      z.strictObject({
        text: pairs.describe('I can …; its translations are in instructions.json'),
        trains: name
          .optional()
          .describe('The activity that trains it; in a review its id, such as starter-01-my-name'),
      }),
    )
    .min(1)
    .max(6)
    .optional()
    .describe(
      'The parts of the aim that its test checks: “can: 1” is the first; three at most, in a review six',
    ),
  structures: z.array(pairs).optional().describe('The sentences it teaches'),
  phonics: text.optional().describe('Sounds it is about'),
  penPalTask: text.optional().describe('What a child could write to a friend after it'),
  frame: pairs
    .optional()
    .describe(
      'What a child writes to a friend after it: I have [a cat|a dog = dog-1]. No more than 25 words',
    ),
  answerFrame: pairs.optional().describe('What the friend answers, written as “frame”'),
  dominoAnswer: pairs
    .optional()
    .describe('What Domino answers to a child that can write to no friend'),
  words: z.array(pairs).describe('New words, 10 to 14'),
  functionWords: z.array(text).describe('Small words that come with its structures'),
  recycled: z.array(text).describe('Words of earlier lessons that it takes up again'),
  forms: z.array(text).describe('Other forms of its words, such as plurals'),
  chunks: z
    .array(text)
    .optional()
    .describe('Phrases that are learnt as a whole, before their words are taught'),
  draft: z
    .boolean()
    .optional()
    .describe('Children do not see the lesson yet, and its errors are notes'),
  activities: z.array(name).min(1).describe('Files of its activities, in order, without .txt'),
});

/** pack.json */
const pack = z.strictObject({
  $schema,
  id: name,
  formatVersion: z.int().positive(),
  course: z
    .boolean()
    .optional()
    .describe('Checked as a course: words, order, stories, mix of types'),
  uses: name
    .optional()
    .describe('A pack whose pictures, recordings, names and instructions this one uses'),
  names: z.array(text).describe('The cast: names that may stand anywhere'),
  interjections: z.array(text).describe('Words that may stand anywhere'),
  pronunciations: z
    .record(text, text)
    .describe('Name -> how it sounds, in letters that the voices read right'),
});

const helpTexts = Object.fromEntries(helpLocales.map(locale => [locale, text.optional()]));

/** instructions.json: an instruction, and what it says in each help language. */
const instructions = z
  .object({ $schema })
  .catchall(z.strictObject(Object.fromEntries(helpLocales.map(locale => [locale, text]))));

/** alts.json: a picture, and its text for children who cannot see it. */
const alts = z.object({ $schema }).catchall(
  z
    .strictObject({
      word: text
        .optional()
        .describe('British word of the dictionary: the text in each help language'),
      says: pairs
        .optional()
        .describe('What it is called when it was chosen wrongly: “a fish”, or a sentence'),
      gb: text.describe('A description in English that does not give the word away'),
      us: text.optional(),
      ...helpTexts,
    })
    .refine(alt => alt.word !== undefined || helpLocales.every(locale => locale in alt), {
      message: `needs a “word” of the dictionary, or a text in ${helpLocales.join(', ')}`,
    }),
);

const seconds = z.number().nonnegative().describe('Seconds from the beginning');

/** The captions of a film, beside it. */
const captions = z.array(z.strictObject({ from: seconds, to: seconds, text }));

/** The words of a song, beside it. */
const song = z.object({
  title: text,
  scene: text.describe('Picture behind the words').optional(),
  lines: z.array(
    z.strictObject({ words: z.array(z.strictObject({ text, from: seconds, to: seconds })).min(1) }),
  ),
});

/** media/speech/speech.json: recorded texts and their files; `npm run content -- speech` writes it. */
const recordings = z.record(text, text);
const speech = z.strictObject({ $schema, gb: recordings, us: recordings });

/** media/voices/voices.json: lines that people recorded; `npm run content -- voices` writes it. */
const recording = z.strictObject({
  file: text.describe('The mp3 in media'),
  take: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe('Which recording it was made from'),
});
const bySpeaker = z.record(text, z.record(text, recording));
const voices = z.strictObject({ $schema, gb: bySpeaker, us: bySpeaker });

/** JSON files of authors, by kind. The schema for editors is `content/schemas/<kind>.schema.json`. */
export const contentFiles = { lesson, pack, instructions, alts, captions, song, speech, voices };
/** Kind of a JSON file of the content. */
export type ContentFile = keyof typeof contentFiles;

/** JSON schema of a kind, as stored in content/schemas. */
export const schemaText = (kind: ContentFile): string => {
  const schema = z.toJSONSchema(contentFiles[kind], { io: 'input' });
  return `${JSON.stringify({ ...schema, title: `DigiPals content: ${kind}` }, null, 2)}\n`;
};

/** Writes the schemas for editors into a folder. @returns how many */
export const writeSchemas = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const kinds = Object.keys(contentFiles) as ContentFile[];
  for (const kind of kinds) writeFileSync(join(folder, `${kind}.schema.json`), schemaText(kind));
  return `${kinds.length} schemas written`;
};
