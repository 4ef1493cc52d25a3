import type { LessonWord } from '@digipals/contract';
import { type LanguageCode, localeOfLanguage } from '@digipals/contract/constants';
import css from './WordCard.module.css';

type Props = {
  word: LessonWord;
  /** The number of its lesson. */
  lesson: number;
  language: LanguageCode | null;
};

/** A word to cut out: its picture, the word, and what it means. */
export function WordCard({ word: { word, picture, meaning }, lesson, language }: Props) {
  const means = language && meaning[language];
  return (
    <li className={css['card']}>
      <span className={css['lesson']} aria-hidden="true">
        {lesson}
      </span>
      <img src={picture} alt="" />
      <h2 lang="en">{word}</h2>
      {means && <p lang={localeOfLanguage[language]}>{means}</p>}
    </li>
  );
}
