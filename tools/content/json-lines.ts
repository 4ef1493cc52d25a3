const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Path of the reader: the current key or index of each enclosing object and list. */
type Way = { isList: boolean; step: string | number }[];

/** Updates the path by a JSON token. A text before a colon is a key. */
const move = (way: Way, word: string, isKey: boolean) => {
  const last = way.at(-1);
  if (word === '{' || word === '[') way.push({ isList: word === '[', step: word === '[' ? 0 : '' });
  else if (word === '}' || word === ']') way.pop();
  else if (last?.isList && word === ',') last.step = Number(last.step) + 1;
  else if (last && isKey) last.step = JSON.parse(word) as string;
};

const isKey = (json: string, end: number): boolean => /^\s*:/.test(json.slice(end, end + 20));

const leadsTo = (way: Way, wanted: readonly PropertyKey[]): boolean =>
  way.length <= wanted.length && way.every(({ step }, depth) => step === wanted[depth]);

/**
 * The line, from 1, of a value in a JSON text; of its nearest parent if it does not exist.
 *
 * @param wanted keys of objects and indexes of lists, from the root
 */
export const lineOfValue = (json: string, wanted: readonly PropertyKey[]): number => {
  const way: Way = [];
  let [line, at, found, deepest] = [1, 0, 1, 0];
  for (const { 0: word, index } of json.matchAll(token)) {
    line += json.slice(at, index).split('\n').length - 1;
    at = index;
    const opens = word === '{' || word === '[';
    if (!opens) move(way, word, isKey(json, index + word.length));
    if (word !== ',' && way.length > deepest && leadsTo(way, wanted)) {
      found = line;
      deepest = way.length;
    }
    if (opens) move(way, word, false);
  }
  return found;
};
