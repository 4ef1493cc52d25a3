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
            <Name
              item={item}
              found={isFound(item)}
              glows={game.stateOf(item).glows}
              onSay={() => void game.say(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type NameProps = { item: Item; found: boolean; glows: boolean; onSay(): void };

function Name({ item, found, glows, onSay }: NameProps) {
  const glow = glows || undefined;
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
  if (!item.audio)
    return (
      <span className={face} data-glow={glow}>
        {word}
      </span>
    );
  return (
    <button type="button" className={face} onClick={onSay} data-name={item.id} data-glow={glow}>
      {word}
    </button>
  );
}
