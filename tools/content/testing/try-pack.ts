import { head } from './starter.ts';

/** lesson.json of the pack “try”, with these activities. */
export const tryLesson = (...activities: string[]): string => `{
  "id": "try-01",
  "number": 1,
  "title": "Try",
  "thumbnail": "cat",
  "words": ["cat"],
  "functionWords": [],
  "recycled": [],
  "forms": [],
  "activities": ${JSON.stringify(activities).replaceAll(',', ', ')}
}`;

/** An activity of one question, whose text or sound is this line. */
export const tryActivity = (stimulus: string): string => `${head}
[cat]
do: Listen. Tap.
${stimulus}
imageButtons: *cat | dog | boy
yes: a cat
oops: look
`;
