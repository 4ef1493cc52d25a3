import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Face } from '@digipals/ui';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { tintOf } from '../../shared/tint.ts';
import css from './Receivers.module.css';

type Props = {
  people: readonly Pick<Summary, 'userId' | 'username' | 'avatarImage'>[];
  to: string;
};

/** Chooses the recipient of a DigiPost: the child itself, then friends. */
export function Receivers({ people, to }: Props) {
  const t = useText();
  return (
    <nav aria-label={t('messages.whoTo')}>
      <ul className={css['people']}>
        {people.map(({ userId, username, avatarImage }) => (
          <li key={userId}>
            <Link
              to={path('newsfeed-new', { userId })}
              className={css['person']}
              aria-current={userId === to ? 'true' : undefined}
            >
              <Face src={`${avatarImage}/head.svg`} tint={tintOf(userId)} className={css['face']} />
              {username}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
