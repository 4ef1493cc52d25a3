import { useText } from '@digipals/i18n/react';
import { classes, Icon, RoundButton, VisuallyHidden } from '@digipals/ui';
import { useState } from 'react';
import { ListenButton } from '../../../shared/speech.tsx';
import css from './Places.module.css';
import { useCarry } from './use-carry.ts';

/** A picture that a child likes. */
export type Liked = { id: string; name: string; picture: string };

type Props = {
  liked: readonly Liked[];
  /** Places for pictures. */
  places: number;
  onOrder(ids: string[]): void;
  onRemove(id: string): void;
};

/** The places for the pictures of a child, in the order in which visitors see them (SHOP-24, SHOP-25). */
export function Places({ liked, places, onOrder, onRemove }: Props) {
  const t = useText();
  const [said, setSaid] = useState('');
  const carry = useCarry({
    ids: liked.map(({ id }) => id),
    onOrder: ids => {
      onOrder(ids);
      const name = liked.find(({ id }) => id === carry.lifted)?.name;
      const place = ids.indexOf(carry.lifted ?? '') + 1;
      if (name) setSaid(t('interests.place', { name, place, count: places }));
    },
  });
  const { lifted } = carry;
  const title = t('interests.mine', { count: places });
  const remove = () => {
    if (lifted === null) return;
    onRemove(lifted);
    carry.land();
  };
  const free = Array.from({ length: places - liked.length }, (_, index) => liked.length + index);
  return (
    <section className={css['box']} aria-label={title}>
      <header className={css['head']}>
        <h2>{title}</h2>
        {lifted === null ? (
          <ListenButton text={liked.map(({ name }) => name).join(', ')} />
        ) : (
          <RoundButton icon="x" label={t('interests.takeOff')} onClick={remove} />
        )}
      </header>
      <ul ref={carry.list} className={css['places']}>
        {liked.map(({ id, name, picture }, index) => (
          <li key={id}>
            <button
              type="button"
              data-place={index}
              data-interest={id}
              aria-pressed={lifted === id}
              className={classes(css['tile'], lifted === id && css['lifted'])}
              onClick={() => carry.tap(id)}
              onKeyDown={event => carry.onKeyDown(event, id)}
              {...carry.pointer(id)}
            >
              <img src={picture} alt={name} draggable={false} />
            </button>
          </li>
        ))}
        {free.map(index => (
          <li key={index}>
            <button
              type="button"
              data-place={index}
              aria-label={t('interests.free')}
              disabled={lifted === null}
              className={css['free']}
              onClick={carry.tapFree}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </section>
  );
}
