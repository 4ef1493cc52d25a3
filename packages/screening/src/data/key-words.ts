/** Key words of the checks for personal details, plans and secrets: misspellings are read as these. */
export const keyWords: readonly string[] =
  'address apartment camera clothes delete email message messages number parents password phone school secret street surname teacher tomorrow'.split(
    ' ',
  );
