import type { Profile } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import css from './InterestTiles.module.css';
import { interestKey } from './interest-names.ts';

type Props = {
  interests: Profile['interests'];
  /** Large tiles with names below, for the interests page. */
  named?: boolean;
};

/** Interests of a child as pictures, in the colours it chose (PROFILE-12, PROFILE-15). */
export function InterestTiles({ interests, named = false }: Props) {
  const t = useText();
  const { bgColor, gradColor, items } = interests;
  return (
    <ul
      className={classes(css['tiles'], named && css['named'])}
      style={{ '--tile': bgColor, '--tile-grad': gradColor }}
    >
      {items.map(({ id, imgUrl }) => {
        const key = interestKey(id);
        const name = key ? t(key) : '';
        return (
          <li key={id}>
            <span className={css['tile']}>
              <img src={imgUrl} alt={named ? '' : name} loading="lazy" width={128} height={128} />
            </span>
            {named && name}
          </li>
        );
      })}
    </ul>
  );
}
