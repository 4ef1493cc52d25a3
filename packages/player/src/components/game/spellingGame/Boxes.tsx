import type { SpellingBox } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { classes, VisuallyHidden } from '@digipals/ui';
import type { Mark } from '../../../part.ts';
import { MarkBadge } from '../../Tile.tsx';
import css from './Boxes.module.css';

type Placed = SpellingBox & { at: number };

/** A line break never splits a word of a phrase. */
const wordsOf = (boxes: readonly SpellingBox[]): Placed[][] => {
  const words: Placed[][] = [[]];
  for (const [at, box] of boxes.entries())
    if (box.text.trim() === '') words.push([]);
    else words.at(-1)?.push({ ...box, at });
  return words.filter(({ length }) => length > 0);
};

const looksOf = ({ key, shown }: Placed, mark: Mark | undefined) => {
  if (key === null) return css['sign'];
  if (mark === 'again') return classes(css['box'], shown ? css['in'] : css['missing']);
  return classes(css['box'], shown && css['in'], shown && mark === 'right' && css['right']);
};

/** The word as a row of boxes: found letters, and wells for missing ones. */
export function Boxes({ boxes, mark }: { boxes: SpellingBox[]; mark: Mark | undefined }) {
  const t = useText();
  const words = wordsOf(boxes);
  const longest = Math.max(...words.map(({ length }) => length), 5);
  return (
    <div
      className={classes(css['boxes'], words.length > 1 && css['phrase'])}
      style={{ '--letters': longest }}
    >
      {words.map(word => (
        <ol key={word[0]?.at} className={css['word']} lang="en">
          {word.map(box => (
            <li
              key={box.at}
              className={looksOf(box, mark)}
              style={{ '--n': box.at }}
              data-box={box.shown ? 'shown' : 'missing'}
            >
              {box.shown ? (
                box.text
              ) : (
                <VisuallyHidden>{t('player.gap', { index: box.at + 1 })}</VisuallyHidden>
              )}
            </li>
          ))}
        </ol>
      ))}
      {mark && <MarkBadge mark={mark} className={css['badge']} />}
    </div>
  );
}
