import type { SourceLine, SourceQuestion } from '../source.ts';
import { readItem } from '../source.ts';
import { inVariety } from '../variants.ts';

/** Lines whose first item names a picture, a film or a song. */
const seen = /^(image|largeImage|storyImage|hiddenImage|imageWith|.*[vV]ideo|karaokeListen)/;
const heard = /^audio(Trigger)?$/;

/** The items of a line that a child has to understand or give: all of a stimulus, the right ones of a choice. */
const partsOf = ({ value, fields }: SourceLine): string[] => {
  const [written = ''] = inVariety(value, 'gb').split(' + ');
  const items = written.split(/\s+(?:\||\/)\s+/).map(readItem);
  const isChoice = items.some(({ right }) => right);
  const wanted = isChoice ? items.filter(({ right }) => right) : items;
  return [...wanted, ...fields].map(one => readItem(inVariety(one.value, 'gb')).value);
};

const kindOf = (key: string): string => {
  if (heard.test(key)) return 'heard';
  return seen.test(key) ? 'seen' : 'read';
};

/** What a question asks, as a key: what is seen, heard and read, and its right answer. */
export const asksOf = ({ components }: SourceQuestion): string =>
  components
    .map(
      line =>
        `${kindOf(line.key)} ${partsOf(line)
          .map(one => one.toLowerCase())
          .sort()
          .join('|')}`,
    )
    .map(text => text.replace(/[^\p{L}\p{N}|\- ]/gu, ''))
    .sort()
    .join('\n');
