import { isInvisible } from '../../fold/fold.ts';
import type { Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';

const unit = '(?:flat|kv|kvartira|apt|apartment|daire|floor|room|door|piso|kat|etaj|house|block)';
/** Words and a number before the place: `the`, `number`, `flat 3,`. */
const before = new RegExp(`(?:\\b(?:the|number|no|house|home|${unit} \\d{1,4}[a-z]?,?)\\s)+$`, 'i');
/** The flat after a house: `, flat 12`, `kv 5`, `, 2 piso`. */
const flat = new RegExp(
  `^(?:\\s?,)?\\s?(?:${unit}[\\s.]{1,2}(?:no\\s)?\\d{1,4}[a-z]?|\\d{1,3}\\s${unit})(?![\\p{L}\\p{N}])`,
  'iu',
);
const town = /^(?:\s?,\s?|\s(?:in|of)\s)\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?/u;
const noTown = /\b(?:I|I['’]m|My|We|It|And|But|What|Do|Please|Write|Where|Come|How|Can|You)\b/;
const longest = 40;

/** How many characters have `count` visible ones, from the start. */
function lengthWith(characters: readonly string[], count: number): number {
  let [length, seen] = [0, 0];
  while (seen < count && length < characters.length) {
    if (!isInvisible.test(characters[length] ?? '')) seen += 1;
    length += 1;
  }
  return length;
}

const visible = (characters: readonly string[]): string =>
  characters.filter(character => !isInvisible.test(character)).join('');

/** The characters from the start that have the `longest` first visible ones. */
const near = (characters: readonly string[]): readonly string[] =>
  characters.slice(0, lengthWith(characters, longest));

/** Extends the mark of a place over the words before it, and the flat and the town after it. */
export function withTown({ context: { text } }: Reading, found: Found): Found {
  if (found.start === null || found.end === null) return found;
  const ahead = near(text.slice(0, found.start).split('').toReversed());
  const [lead = ''] = before.exec(visible(ahead.toReversed())) ?? [];
  let end = found.end;
  for (const pattern of [flat, town]) {
    const rest = near(text.slice(end).split(''));
    const [after = ''] = pattern.exec(visible(rest)) ?? [];
    if (!noTown.test(after)) end += lengthWith(rest, after.length);
  }
  return { ...found, start: found.start - lengthWith(ahead, lead.length), end };
}
