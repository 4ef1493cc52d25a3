/** The numbers of the course in words, by their value. */
export const numberWords: readonly string[] = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap(words => words.split(' '));
