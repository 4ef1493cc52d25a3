import { classes } from '@digipals/ui';
import type { Line } from '../lyrics.ts';
import css from './Sung.module.css';

/** The current line: words before, the highlighted one, words to come. */
export function Sung({ line, word }: { line: Line; word: number }) {
  return (
    <p className={css['sung']}>
      {line.words.map(({ text, from }, place) => (
        <span
          key={`${from}/${text}`}
          className={classes(place < word && css['past'], place === word && css['now'])}
          data-now={place === word || undefined}
        >
          {text}
        </span>
      ))}
    </p>
  );
}
