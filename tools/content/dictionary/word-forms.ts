/** Endings of plurals, and of verbs after he, she and it: `tomatoes` and `photos` are both tried. */
export const withS = (word: string): string[] => {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/[^aeiou]o$/.test(word)) return [`${word}s`, `${word}es`];
  return [/(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
};

/** `swim` -> `swimming`, `ride` -> `riding`, `read` -> `reading`. */
export const withIng = (verb: string): string => {
  const doubled = /^[^aeiou]*[aeiou]([bdgmnpt])$/.exec(verb)?.[1] ?? '';
  return /[^aeiou]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}${doubled}ing`;
};
