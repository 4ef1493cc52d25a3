import type { MessageKey, Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import {
  CounterChip,
  classes,
  colourClass,
  type IconName,
  type ToolbarColour,
  ToolbarTile,
} from '@digipals/ui';
import type { MouseEvent } from 'react';
import { useRequests } from '../../features/notifications/feed/use-notifications.ts';
import { useSession } from '../../features/session/session-context.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path, type RouteName } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { paywallPopup } from '../popup/paywall.ts';
import css from './NavBar.module.css';
import { useEntry } from './use-entry.ts';

type Item = {
  route: 'friends' | 'achievements' | 'globe' | 'training-menu' | 'my-profile';
  text: MessageKey & ('nav.friends' | 'nav.score' | 'nav.globe' | 'nav.trainingShort' | 'nav.home');
  name: 'nav.friends' | 'nav.score' | 'nav.globe' | 'nav.training' | 'nav.home';
  icon: IconName;
  colour: ToolbarColour;
};

const items: readonly Item[] = [
  { route: 'friends', text: 'nav.friends', name: 'nav.friends', icon: 'friends', colour: 'green' },
  { route: 'achievements', text: 'nav.score', name: 'nav.score', icon: 'trophy', colour: 'yellow' },
  { route: 'globe', text: 'nav.globe', name: 'nav.globe', icon: 'globe', colour: 'blue' },
  {
    route: 'training-menu',
    text: 'nav.trainingShort',
    name: 'nav.training',
    icon: 'academy',
    colour: 'violet',
  },
  { route: 'my-profile', text: 'nav.home', name: 'nav.home', icon: 'home', colour: 'red' },
];

/** A side bar; a footer in windows up to 765 px wide (SHELL-13 to SHELL-20). */
export function NavBar({ route }: { route: RouteName }) {
  const t = useText();
  return (
    <nav className={css['nav']} aria-label={t('nav.main')}>
      {items.map(item => (
        <NavItem key={item.route} item={item} current={isAt(item, route)} />
      ))}
    </nav>
  );
}

/** Every tab of the friends page counts as Friends. */
const isAt = (item: Item, route: RouteName): boolean =>
  item.route === route || (item.route === 'friends' && route.startsWith('friends-'));

/** The accessible name of an entry starts with its visible text: the label, then the count. */
function nameOf(t: Translate, item: Item, waiting: number): string {
  const name = t(item.name);
  if (waiting === 0) return name;
  const counted = t('friends.requestCount', { count: waiting });
  return counted.startsWith(`${waiting}`)
    ? `${name}: ${counted}`
    : `${name} ${waiting}: ${counted}`;
}

function NavItem({ item, current }: { item: Item; current: boolean }) {
  const t = useText();
  const { popups, analytics } = useServices();
  const { premium, user } = useSession();
  const requests = useRequests(user.userId);
  const shown = useEntry(item.route);
  if (!shown) return null;
  const locked = item.route === 'training-menu' && !premium;
  const waiting = item.route === 'friends' ? requests : 0;
  const name = nameOf(t, item, waiting);
  // A locked entry explains why, and whom to ask (AMBIG-11).
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    popups.show(paywallPopup(() => analytics.tracked('lbm39')));
  };
  return (
    <Link
      to={path(item.route)}
      className={classes(css['item'], colourClass(item.colour), locked && css['locked'])}
      aria-current={current ? 'page' : undefined}
      aria-label={locked ? t('nav.locked', { label: name }) : name}
      aria-disabled={locked || undefined}
      {...(locked && { onClick: explain })}
    >
      <ToolbarTile icon={item.icon} colour={item.colour} className={css['tile']} />
      <span className={css['label']}>{t(item.text)}</span>
      {waiting > 0 && (
        <>
          {/* The visible text must be part of the link's accessible name. */}{' '}
          <CounterChip count={waiting} className={css['count']} />
        </>
      )}
    </Link>
  );
}
