import type { Activity } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, Domino, Icon, roundButtonClass } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../../../shared/page-title.tsx';
import { Link } from '../../../../shared/routing/Link.tsx';
import { ListenButton } from '../../../../shared/speech.tsx';
import css from './ChoosePart.module.css';

type Props = {
  activity: Activity;
  /** Where leaving leads; omitted where the child may not leave. */
  exit: string | undefined;
  /** The index of the part that the child wants to play. */
  onChoose(part: number): void;
};

/** The parts of an activity, such as the stories of a theatre: the child plays one of them (COURSE-80). */
export default function ChoosePart({ activity, exit, onChoose }: Props) {
  const t = useText();
  const title = t('parts.choose');
  usePageTitle(activity.meta.title);
  return (
    <Card className={css['card']}>
      <header className={css['head']}>
        {exit !== undefined && (
          <Link to={exit} className={roundButtonClass()} aria-label={t('player.leave')}>
            <Icon name="x" />
          </Link>
        )}
        <Domino mood="hello" className={css['dog']} />
        <div>
          <small lang="en">{activity.meta.title}</small>
          <PageHeading className={css['title']}>{title}</PageHeading>
        </div>
        <ListenButton quiet text={title} />
      </header>
      <ul className={css['parts']}>
        {activity.parts?.map((part, index) => (
          <li key={part.picture}>
            <button type="button" className={css['part']} onClick={() => onChoose(index)}>
              <img src={part.picture} alt="" />
              <b lang="en">{part.title}</b>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
