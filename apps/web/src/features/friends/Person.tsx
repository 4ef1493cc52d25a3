import type { FriendItem, Summary } from '@digipals/contract';
import { countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { classes, Face } from '@digipals/ui';
import { type ReactNode, useRef } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { tintOf } from '../../shared/tint.ts';
import css from './Person.module.css';
import { useFocusAfter } from './use-focus-after.ts';

type Props = {
  person: Summary & Partial<Pick<FriendItem['friend'], 'online'>>;
  /** A line below the country, such as when a friend was here. */
  line?: string | undefined;
  /** The one thing at the right. */
  aside?: ReactNode;
  /** What can be done, below. */
  children?: ReactNode;
  onVisit?: () => void;
  /** False for a child whose page is not to be seen. */
  visits?: boolean;
};

/** A child in a list: a tap on it visits its page. Nothing but name, face and country of a stranger (SAFE-08). */
export function Person({ person, line, aside, children, onVisit, visits = true }: Props) {
  const t = useText();
  const locale = useLocale();
  const { userId, username, country, avatarImage, online = false } = person;
  const item = useRef<HTMLLIElement>(null);
  useFocusAfter(item);
  return (
    <li ref={item} className={css['person']} data-person={userId}>
      <Way to={visits ? path('digipal', { userId }) : null} onVisit={onVisit}>
        <Face
          src={`${avatarImage}/head.svg`}
          tint={tintOf(userId)}
          flag={country}
          online={online}
          {...(online && { onlineLabel: t('friends.online', { username }) })}
          className={css['face']}
        />
        <span className={css['words']}>
          <b className={css['name']}>{username}</b>{' '}
          <span className={css['line']}>{countryName(country, locale)}</span>{' '}
          {line && <span className={classes(css['line'], online && css['here'])}>{line}</span>}
        </span>
      </Way>
      {aside && <span className={css['aside']}>{aside}</span>}
      {children && <div className={css['below']}>{children}</div>}
    </li>
  );
}

type WayProps = { to: string | null; onVisit: (() => void) | undefined; children: ReactNode };

function Way({ to, onVisit, children }: WayProps) {
  if (to === null) return <span className={css['visit']}>{children}</span>;
  return (
    <Link to={to} className={css['visit']} {...(onVisit && { onClick: onVisit })}>
      {children}
    </Link>
  );
}

/** Children side by side, as many as there is room for. */
export function People({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css['people']} aria-label={label}>
      {children}
    </ul>
  );
}

/** What stands above a list: text stands on white, never straight on the wallpaper. */
export function ListTitle({ children }: { children: ReactNode }) {
  return <h2 className={css['title']}>{children}</h2>;
}
