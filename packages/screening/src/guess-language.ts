import { getLIDModel } from 'fasttext.wasm.js';
import type { GuessLanguage } from './phases/not-english.ts';

/** The compact language model of fastText, a file of the package. Only the worker loads it. */
const model = await (await getLIDModel()).load();

const guesses = 5;
const label = '__label__';

/** Guesses among 176 languages. */
export const guessLanguage: GuessLanguage = text => {
  const found = model.predict(text.replace(/\s+/g, ' ').toLowerCase(), guesses, 0);
  let language = '';
  let english = 0;
  for (let index = 0; index < found.size(); index += 1) {
    const [share, name] = found.get(index);
    const code = name.slice(label.length);
    if (code === 'en') english = share;
    else if (language === '') language = code;
  }
  // The list is memory of the module, which does not free it by itself.
  found.delete();
  return { language, english };
};
