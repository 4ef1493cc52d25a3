/** Forms of dictionary words that no rule makes, after their base. */
const irregular =
  'mouse mice|goose geese|wolf wolves|knife knives|scarf scarves|tooth teeth|foot feet|snowman snowmen|' +
  'cactus cacti|leaf leaves|woman women|man men|child children|swim swam swum|run ran|sleep slept|' +
  'eat ate eaten|write wrote written|sing sang sung|speak spoke spoken|think thought|say said|build built|' +
  'give gave given|ride rode ridden|kneel knelt|stand stood|shake shook shaken|drink drank drunk|get got|' +
  'wear wore worn|find found|fly flew flown|throw threw thrown|catch caught|sit sat|draw drew drawn|' +
  'drive drove driven|buy bought|make made';

const irregularBases = new Map(
  irregular.split('|').flatMap(row => {
    const [base = '', ...forms] = row.split(' ');
    return forms.map(form => [form, base] as const);
  }),
);

const doubled = /([bdgklmnprt])\1$/;

/** What `ing` or `ed` may have been added to: `mak` to make, `runn` to run, `read` to read. */
const verbsOf = (stem: string): string[] => {
  if (!/[aeiouy]/.test(stem)) return [];
  return [stem, `${stem}e`, ...(doubled.test(stem) ? [stem.slice(0, -1)] : [])];
};

/** Words that a small English word may be a form of: a plural, or a verb with an ending. */
function basesOfWord(word: string): string[] {
  const known = irregularBases.get(word);
  if (known !== undefined) return [known];
  const [, stem = '', ending] = /^(..+?)(ies|ied|es|s|ing|ed)$/.exec(word) ?? [];
  switch (ending) {
    case 'ies':
    case 'ied':
      return [`${stem}y`, `${stem}ie`];
    case 'es':
      return [stem, `${stem}e`];
    case 's':
      return stem.endsWith('s') ? [] : [stem];
    case 'ing':
    case 'ed':
      return verbsOf(stem);
    default:
      return [];
  }
}

/** The texts that a text becomes when one of its words is in its base form: `ice creams` to ice cream. */
export const basesOf = (text: string): string[] => {
  const words = text.split(' ');
  return words.flatMap((word, index) =>
    basesOfWord(word).map(base => words.with(index, base).join(' ')),
  );
};
