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
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;

/** How many characters have `count` visible ones, from the start. */
function lengthWith(characters: readonly string[], count: number): number {
  let [length, seen] = [0, 0];
  while (seen < count && length < characters.length) {
    if (!invisible.test(characters[length] ?? '')) seen += 1;
    length += 1;
  }
  return length;
}

const visible = (characters: readonly string[]): string =>
  characters.filter(character => !invisible.test(character)).join('');

/** Extends the mark of a place over the words before it, and the flat and the town after it. */
export function withTown({ context: { text } }: Reading, found: Found): Found {
  if (found.start === null || found.end === null) return found;
  const ahead = text.slice(Math.max(0, found.start - longest), found.start).split('');
  const [lead = ''] = before.exec(visible(ahead)) ?? [];
  let end = found.end;
  for (const pattern of [flat, town]) {
    const rest = text.slice(end, end + longest).split('');
    const [after = ''] = pattern.exec(visible(rest)) ?? [];
    if (!noTown.test(after)) end += lengthWith(rest, after.length);
  }
  return { ...found, start: found.start - lengthWith(ahead.toReversed(), lead.length), end };
}
