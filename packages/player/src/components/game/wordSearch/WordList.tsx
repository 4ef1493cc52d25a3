import { useText } from '@digipals/i18n/react';
import { classes, Icon, VisuallyHidden } from '@digipals/ui';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../part.ts';
import { MarkBadge } from '../../Tile.tsx';
import { colourOf } from './Lines.tsx';
import type { Word } from './use-word-search.ts';
import css from './WordList.module.css';

/** More words than fit into one column beside the grid. */
const many = 7;

/** The words to find, with their pictures; a found one takes the colour of its line. */
export function WordList({ words, sound }: { words: Word[]; sound: PartProps['ports']['sound'] }) {
  const t = useText();
  return (
    <ul
      className={classes(css['list'], words.length > many && css['many'])}
      aria-label={t('player.words')}
    >
      {words.map(word => (
        <li
          key={word.item.id}
          data-word={word.item.id}
          data-found={word.found || undefined}
          data-glow={word.glows || undefined}
          className={classes(css['word'], word.found && colourOf(word.colour))}
        >
          <Spoken word={word} sound={sound}>
            {word.picture && <img src={word.picture} alt="" draggable={false} />}
            <span lang="en" className={css['text']}>
              {word.item.value}
            </span>
          </Spoken>
          <Sign word={word} />
        </li>
      ))}
    </ul>
  );
}

/** A word with a voice says it when it is tapped. */
function Spoken(given: { word: Word; sound: PartProps['ports']['sound']; children: ReactNode }) {
  const { audio } = given.word.item;
  if (!audio) return <span className={css['face']}>{given.children}</span>;
  return (
    <button
      type="button"
      className={css['face']}
      onClick={() => {
        void given.sound.play(audio);
      }}
    >
      {given.children}
    </button>
  );
}

function Sign({ word }: { word: Word }) {
  const t = useText();
  if (word.mark === 'again') return <MarkBadge mark="again" className={css['badge']} />;
  if (!word.found) return null;
  return (
    <span className={css['tick']}>
      <Icon name="ok" />
      <VisuallyHidden>{t('player.foundWord', { item: word.item.value })}</VisuallyHidden>
    </span>
  );
}
