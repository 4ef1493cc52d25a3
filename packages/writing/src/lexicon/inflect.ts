const SIBILANT = /(?:s|x|z|ch|sh)$/;
const CONSONANT_Y = /[^aeiou]y$/;
const SHORT = /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/;

/** Whether the last letter is doubled before -ing, -ed, -er: stop, stopping. Only for one syllable. */
const doubles = (word: string): boolean => SHORT.test(word);

/** The regular plural of a noun, and the he-form of a verb. */
export function withS(word: string): string {
  if (SIBILANT.test(word) || /[^aeiou]o$/.test(word)) return `${word}es`;
  if (CONSONANT_Y.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** The plural of a noun: unlike a verb, one in -o takes -s; the exceptions are listed. */
export const pluralOf = (noun: string): string => (noun.endsWith('o') ? `${noun}s` : withS(noun));

/** play, playing. `doubled`: the last letter is doubled although the word is longer. */
export function withIng(verb: string, doubled = doubles(verb)): string {
  if (doubled) return `${verb}${verb.slice(-1)}ing`;
  if (/[^aeiou]?ie$/.test(verb) && verb.length < 5) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

/** play, played. */
export function withEd(verb: string, doubled = doubles(verb)): string {
  if (doubled) return `${verb}${verb.slice(-1)}ed`;
  if (verb.endsWith('e')) return `${verb}d`;
  if (CONSONANT_Y.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${verb}ed`;
}

/** big, bigger, biggest. */
export function compared(adjective: string): [string, string] {
  const stem = doubles(adjective)
    ? adjective + adjective.slice(-1)
    : adjective.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
  return [`${stem}er`, `${stem}est`];
}
