import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, classes, Domino, Icon, Padlock, ToolbarTile } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '../../features/friends/card/friends-query.ts';
import { useMayMeet } from '../../features/friends/card/use-may-meet.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import { ForGrownUp } from '../no-access/ForGrownUp.tsx';
import css from './FirstSteps.module.css';
import { type Entry, nextStepOf } from './next-step.ts';

/**
 * The main action of a child without a licence, who sees no lesson: the next thing that it can do (HOME-05).
 * Says how to get the games (ROLE-04).
 */
export function FirstSteps({ user }: { user: User }) {
  const t = useText();
  const { userId } = user;
  const friends = useQuery(friendsQuery(userId));
  const mayMeet = useMayMeet(userId);
  if (friends.isPending || mayMeet === undefined) return <Card className={css['card']} />;
  const { title, text, main, others } = nextStepOf(t, {
    userId,
    items: friends.data ?? [],
    mayMeet,
  });
  const games = t('error.noGameAccess');
  return (
    <Card className={css['card']}>
      <Domino mood="hello" className={css['dog']} />
      <h2 className={css['title']}>{title}</h2>
      <p className={classes('read', css['text'])}>{text}</p>
      <Link to={main.to} className={classes(buttonClass({ big: true, wide: true }), css['main'])}>
        <Icon name={main.icon} />
        {main.label}
      </Link>
      <div className={css['others']}>
        {others.map(entry => (
          <Other key={entry.to} entry={entry} />
        ))}
      </div>
      <div className={css['games']}>
        <Padlock className={css['lock']} />
        <div>
          <p>{games}</p>
          <ForGrownUp />
        </div>
        <ListenButton quiet text={games} />
      </div>
    </Card>
  );
}

function Other({ entry: { to, icon, colour, label } }: { entry: Entry }) {
  return (
    <Link to={to} className={css['other']}>
      <ToolbarTile icon={icon} colour={colour} className={css['tile']} />
      {label}
    </Link>
  );
}
