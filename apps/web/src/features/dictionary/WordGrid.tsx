import type { Word } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, colourClass, Star, type ToolbarColour } from '@digipals/ui';
import css from './WordGrid.module.css';

const tints: readonly ToolbarColour[] = ['blue', 'yellow', 'green', 'violet', 'red'];

/** Cards take soft tints in turn. */
export const tintOf = (at: number): string | undefined => colourClass(tints[at % tints.length]);

/** Whether a word is too long for a card in the usual letters. */
const isLong = (text: string): boolean => /\S{8}/.test(text);

/** The card of a word, if it is shown. */
export const cardOf = (wordId: string): HTMLElement | null =>
  document.querySelector(`[data-word="${CSS.escape(wordId)}"]`);

type Props = {
  words: readonly Word[];
  open: string | undefined;
  isKnown(wordId: string): boolean;
  onOpen(word: Word): void;
};

/** Words as picture cards; a tap speaks the word and opens it (DICT-02). */
export function WordGrid({ words, open, isKnown, onOpen }: Props) {
  const t = useText();
  return (
    <ul className={css['grid']}>
      {words.map((word, at) => (
        <li key={word.id}>
          <button
            type="button"
            data-word={word.id}
            className={classes(css['card'], tintOf(at))}
            aria-current={word.id === open || undefined}
            onClick={() => onOpen(word)}
          >
            <img src={word.picture} alt="" loading="lazy" />
            <span lang="en" className={isLong(word.word) ? css['long'] : undefined}>
              {word.word}
            </span>
            {isKnown(word.id) && (
              <Star fill="full" label={t('dictionary.known')} className={css['star']} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
