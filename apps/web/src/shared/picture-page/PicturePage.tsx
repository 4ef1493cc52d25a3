import { Card, Domino, Icon, roundButtonClass } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Link } from '../routing/Link.tsx';
import { ListenButton } from '../speech.tsx';
import css from './PicturePage.module.css';

type Props = {
  /** Where the cross leads, and its name; omitted where the child may not leave. */
  leave: { to: string; label: string } | undefined;
  /** The heading and what belongs to it. */
  head: ReactNode;
  /** Said when the child taps the speaker. */
  says: string;
  children: ReactNode;
};

/** Classes of the heading and a note in the head, of the list, and of its tiles: buttons with a picture and a text. */
export const pictureClasses = {
  title: css['title'],
  note: css['note'],
  tiles: css['tiles'],
  tile: css['tile'],
};

/** A page on a card: Domino and a heading, and below a list of pictures to tap. */
export function PicturePage({ leave, head, says, children }: Props) {
  return (
    <Card className={css['card']}>
      <header className={css['head']}>
        {leave && (
          <Link to={leave.to} className={roundButtonClass()} aria-label={leave.label}>
            <Icon name="x" />
          </Link>
        )}
        <Domino mood="hello" className={css['dog']} />
        <div>{head}</div>
        <ListenButton quiet text={says} />
      </header>
      {children}
    </Card>
  );
}
