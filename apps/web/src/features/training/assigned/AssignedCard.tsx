import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino, Icon } from '@digipals/ui';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import css from './AssignedCard.module.css';
import { GivenMark } from './GivenMark.tsx';
import { useAssigned } from './use-assigned.ts';

/** The first thing that a teacher gave the child to do and that it has not done (CLASS-20). */
export default function AssignedCard({ userId }: User) {
  const t = useText();
  const [first] = useAssigned(userId);
  if (!first) return null;
  const { activities, dueOn, note } = first;
  const open = activities.filter(({ done }) => !done);
  const next = open[0];
  if (!next) return null;
  const titles = open.map(({ title }) => title).join(' + ');
  return (
    <Card className={css['card']}>
      <Domino mood="school" className={css['dog']} />
      <div className={css['words']}>
        <GivenMark dueOn={dueOn} className={css['mark']} />
        <h2 lang="en">{titles}</h2>
        {note !== '' && (
          <p className="read" lang="en">
            {note} <ListenButton quiet english text={note} />
          </p>
        )}
      </div>
      <Link
        to={path('activity-builder', { activityId: next.activityId })}
        className={buttonClass({ big: true })}
      >
        <Icon name="play" />
        {t('training.play')}
      </Link>
    </Card>
  );
}
