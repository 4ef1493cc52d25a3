import { wordsOf } from './checks/words.ts';

/** The colours of the course. Orange is not among them: before it is a colour, it is a fruit. */
export const colourWords: ReadonlySet<string> = new Set(
  'red blue green yellow black white pink brown purple grey gray'.split(' '),
);

/** Whether one of the texts has the word of a colour. */
export const nameColours = (texts: readonly string[]): boolean =>
  texts.flatMap(wordsOf).some(word => colourWords.has(word));
