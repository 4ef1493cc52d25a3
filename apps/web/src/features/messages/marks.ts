type Place = { start: number; end: number };

/** How many signs two texts have in common at their beginning. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

const isOfWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Whether nothing was written right at a place: letters there would make another word of it. */
const standsAlone = (before: string, was: Place, after: string, is: Place): boolean =>
  isOfWord(before, was.start - 1) === isOfWord(after, is.start - 1) &&
  isOfWord(before, was.end) === isOfWord(after, is.end);

/**
 * Places in a text, in UTF-16 units, found again after it was changed: those before the change stay,
 * those behind it move along, those that it touches are gone.
 */
export function movedMarks<M extends Place>(
  marks: readonly M[],
  before: string,
  after: string,
): M[] {
  if (before === after) return [...marks];
  const start = commonStart(before, after);
  const [one, other] = [before.slice(start), after.slice(start)];
  const tail = commonStart([...one].reverse().join(''), [...other].reverse().join(''));
  const end = before.length - tail;
  const by = after.length - before.length;
  return marks.flatMap(mark => {
    if (mark.end > start && mark.start < end) return [];
    const shift = mark.end <= start ? 0 : by;
    const next = { ...mark, start: mark.start + shift, end: mark.end + shift };
    return standsAlone(before, mark, after, next) ? [next] : [];
  });
}

/** A text with other words at a place, and where they end. */
export function replaced(text: string, { start, end }: Place, words: string) {
  return { text: text.slice(0, start) + words + text.slice(end), caret: start + words.length };
}

/** A text without what stands at a place, nor the space that would be left over. */
export function takenOut(text: string, { start, end }: Place) {
  const spare = text[start - 1] === ' ' && /^([\s.,!?]|$)/.test(text.slice(end));
  return replaced(text, { start: spare ? start - 1 : start, end }, '');
}
