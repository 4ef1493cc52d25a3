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
  /** A line below the country, such as when a friend was last online. */
  line?: string | undefined;
  /** Action on the right. */
  aside?: ReactNode;
  /** Actions below. */
  children?: ReactNode;
  onVisit?: () => void;
  /** False if the profile is hidden. */
  visits?: boolean;
};

/** A child in a list, with a link to the profile. A stranger shows only name, face and country (SAFE-08). */
export function Person({ person, line, aside, children, onVisit, visits = true }: Props) {
  const t = useText();
  const locale = useLocale();
  const { userId, username, country, avatarImage, online = false } = person;
  const item = useRef<HTMLLIElement>(null);
  useFocusAfter(item);
  return (
    <li ref={item} className={css['person']} data-person={userId}>
      <MaybeLink to={visits ? path('digipal', { userId }) : null} onVisit={onVisit}>
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
      </MaybeLink>
      {aside && <span className={css['aside']}>{aside}</span>}
      {children && <div className={css['below']}>{children}</div>}
    </li>
  );
}

type MaybeLinkProps = { to: string | null; onVisit: (() => void) | undefined; children: ReactNode };

function MaybeLink({ to, onVisit, children }: MaybeLinkProps) {
  if (to === null) return <span className={css['visit']}>{children}</span>;
  return (
    <Link to={to} className={css['visit']} {...(onVisit && { onClick: onVisit })}>
      {children}
    </Link>
  );
}

/** Children side by side, as many as fit. */
export function People({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css['people']} aria-label={label}>
      {children}
    </ul>
  );
}

/** Title of a list, on white, because text on the wallpaper would be hard to read. */
export function ListTitle({ children }: { children: ReactNode }) {
  return <h2 className={css['title']}>{children}</h2>;
}
