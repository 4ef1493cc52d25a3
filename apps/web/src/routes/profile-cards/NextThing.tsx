import { endpointQuery } from '@digipals/client';
import type { CurrentLesson, FriendItem, User } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Icon, MovingDomino, RoundButton } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useMayMeet } from '../../features/friends/card/use-may-meet.ts';
import { useSession } from '../../features/session/session-context.tsx';
import { stepsOf } from '../../features/training/progress/steps.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import css from './NextThing.module.css';
import { type Entry, nextStepOf } from './next-step.ts';
import { useNextThing } from './use-next-thing.ts';

/** What Domino suggests to a new child: the rest of its first steps, then a first time for each thing (ONBOARD-08). */
export default function NextThing({ userId }: User) {
  const t = useText();
  const { premium } = useSession();
  // The wallpaper of every page loads it.
  const profile = endpointQuery('GET users/{id}/profile', { id: userId });
  const own = useQuery({ ...profile, enabled: false }).data?.dominoImage;
  const next = useNextThing(userId, premium);
  if (!next) return null;
  const { thing, lesson, friends, putAway } = next;
  const away = () => putAway();
  if (thing === 'friend') {
    const follow = () => putAway('friend');
    return <FirstFriend {...{ userId, friends, own }} onFollow={follow} onAway={away} />;
  }
  const suggested = {
    steps: () => firstSteps(t),
    activity: () => firstActivity(t, lesson),
    look: () => firstLook(t),
  }[thing]();
  return <Suggestion {...suggested} own={own} onAway={away} />;
}

type Suggested = { title: string; text: string; main: Entry };

function firstActivity(t: Translate, lesson: CurrentLesson | undefined): Suggested {
  const step = stepsOf(lesson?.activities ?? [], new Map()).find(({ current }) => current);
  const to = step
    ? path('activity-builder', { activityId: step.activity.activityId })
    : path('training-menu');
  return {
    title: t('next.activity'),
    text: t('next.activity.text'),
    main: { to, icon: 'play', colour: 'violet', label: t('training.play') },
  };
}

const firstSteps = (t: Translate): Suggested => ({
  title: t('next.steps'),
  text: t('next.steps.text'),
  main: { to: path('onboarding'), icon: 'play', colour: 'violet', label: t('action.goOn') },
});

const firstLook = (t: Translate): Suggested => ({
  title: t('next.look'),
  text: t('next.look.text'),
  main: { to: path('avatar'), icon: 'shirt', colour: 'violet', label: t('room.editMe') },
});

type FriendProps = {
  userId: string;
  own: string | undefined;
  friends: readonly FriendItem[];
  onFollow(): void;
  onAway(): void;
};

/** The way to the first friend; to the globe while no grown-up permits contact. */
function FirstFriend({ userId, own, friends, onFollow, onAway }: FriendProps) {
  const t = useText();
  const mayMeet = useMayMeet(userId);
  if (mayMeet === undefined) return null;
  const step = nextStepOf(t, { userId, items: friends, mayMeet });
  const follow = mayMeet ? undefined : onFollow;
  return <Suggestion {...step} own={own} onFollow={follow} onAway={onAway} />;
}

type Props = Suggested & {
  own: string | undefined;
  /** Called when the child follows a suggestion whose completion cannot be detected. */
  onFollow?: (() => void) | undefined;
  onAway(): void;
};

function Suggestion({ title, text, main, own, onFollow, onAway }: Props) {
  const t = useText();
  return (
    <Card className={css['card']}>
      <MovingDomino mood="hello" own={own} className={css['dog']} />
      <div className={css['words']}>
        <h2>{title}</h2>
        <p className="read">
          {text} <ListenButton quiet text={`${title} ${text}`} />
        </p>
      </div>
      <Link
        to={main.to}
        className={buttonClass({ big: true })}
        {...(onFollow && { onClick: onFollow })}
      >
        <Icon name={main.icon} />
        {main.label}
      </Link>
      <RoundButton icon="x" label={t('next.away')} className={css['away']} onClick={onAway} />
    </Card>
  );
}
