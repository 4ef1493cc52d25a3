import { countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Card, Flag } from '@digipals/ui';
import { FriendFace } from './FriendFace.tsx';
import css from './FriendHomes.module.css';
import type { Home } from './pins.ts';

type Props = {
  homes: readonly Home[];
  /** Turns the globe to the country that has the focus or pointer. */
  onLook(home: Home): void;
};

/** The friends on the globe as a list by country, the accessible alternative to the globe. */
export function FriendHomes({ homes, onLook }: Props) {
  const t = useText();
  const locale = useLocale();
  return (
    <Card title={t('globe.list')}>
      <ul className={css['homes']}>
        {homes.map(home => (
          <li
            key={home.country}
            className={css['home']}
            onFocus={() => onLook(home)}
            onPointerEnter={() => onLook(home)}
          >
            <h3 className={css['country']}>
              <Flag code={home.country} className={css['flag']} />
              {countryName(home.country, locale)}
            </h3>
            <ul className={css['faces']}>
              {home.friends.map(friend => (
                <li key={friend.userId}>
                  <FriendFace friend={friend} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
