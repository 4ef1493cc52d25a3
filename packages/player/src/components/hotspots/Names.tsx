import type { Item } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import css from './Names.module.css';
import type { Hotspots } from './use-hotspots.ts';

/** Longer words do not fit into a third of a phone. */
const longName = 14;

/** The words to find, each with its voice; found ones have a tick. */
export function Names({ game }: { game: Hotspots }) {
  const t = useText();
  const { wanted, count, isFound } = game;
  return (
    <div className={css['names']}>
      {wanted.length > 1 && (
        <p className={css['count']}>{t('player.found', { count, total: wanted.length })}</p>
      )}
      <ul
        className={classes(
          css['list'],
          wanted.length > 6 && css['many'],
          wanted.some(({ value }) => value.length > longName) && css['sentences'],
        )}
      >
        {wanted.map(item => (
          <li key={item.id} lang="en">
            <Name item={item} found={isFound(item)} onSay={() => void game.say(item)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ item, found, onSay }: { item: Item; found: boolean; onSay(): void }) {
  const face = classes(css['name'], found && css['ticked']);
  const spoken = item.audio !== undefined && !found;
  const word = (
    <>
      <span>{item.value}</span>
      <Icon
        name={spoken ? 'speak' : 'ok'}
        className={classes(spoken && css['speak'], !spoken && !found && css['later'])}
      />
    </>
  );
  if (!item.audio) return <span className={face}>{word}</span>;
  return (
    <button type="button" className={face} onClick={onSay} data-name={item.id}>
      {word}
    </button>
  );
}
