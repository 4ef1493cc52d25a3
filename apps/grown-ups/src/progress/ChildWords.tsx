import type { ChildWord } from '@digipals/contract';
import { countGrowths } from '@digipals/contract/growths';
import { LinkButton } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { childWords, progressWords } from '../words/progress.ts';
import css from './ChildWords.module.css';

const MOST_HARD = 5;
const SHOWN = 24;

/** Words with wrong answers: first those that were never right. */
const hardOf = (words: readonly ChildWord[]): ChildWord[] =>
  words
    .filter(({ missed }) => missed > 0)
    .toSorted(
      (one, other) =>
        Number(other.growth === 'seen') - Number(one.growth === 'seen') ||
        other.missed - one.missed,
    )
    .slice(0, MOST_HARD);

/** The words that were hardest for a child. */
export function HardWords({ name, words }: { name: string; words: readonly ChildWord[] }) {
  const hard = hardOf(words);
  return (
    <Box title={childWords.hard(name)}>
      {hard.length === 0 && <p>{childWords.noneHard}</p>}
      <ul className={css['hard']}>
        {hard.map(({ id, word, picture, missed, growth }) => (
          <li key={id}>
            <img src={picture} alt="" width="46" height="46" />
            <div>
              <b>{word}</b>
              <small>
                {progressWords.wrong(missed)}
                {growth === 'seen' && `, ${childWords.notKnown}`}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** All words that a child met, the newest first, and how many it has understood, said and spelt. */
export function ChildWords({ words }: { words: readonly ChildWord[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? words : words.slice(0, SHOWN);
  return (
    <Box
      title={childWords.words}
      aside={countGrowths(words)
        .map(({ growth, count }) => `${count} ${childWords.growths[growth]}`)
        .join(' · ')}
    >
      {words.length === 0 && <p>{childWords.noWords}</p>}
      <ul className={css['words']}>
        {shown.map(({ id, word, picture, growth }) => (
          <li key={id} data-growth={growth}>
            <img src={picture} alt="" width="36" height="36" />
            <span>
              <b>{word}</b>
              <small>{childWords.growths[growth]}</small>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < words.length && (
        <div>
          <LinkButton onClick={() => setAll(true)}>{childWords.more(words.length)}</LinkButton>
        </div>
      )}
    </Box>
  );
}
