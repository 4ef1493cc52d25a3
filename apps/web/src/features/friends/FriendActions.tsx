import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Icon, type IconName } from '@digipals/ui';
import { type ReactNode, useRef } from 'react';
import type { Relation } from './card/relation.ts';
import css from './FriendActions.module.css';
import { type AskSource, useFriendship } from './use-friendship.tsx';

type Props = { me: string; other: Summary; relation: Relation; source: AskSource };

/** What a child can do next with another: ask, wait, answer, or nothing more (FRIEND-08 to FRIEND-11). */
export function FriendActions(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The buttons go when they are pressed; the focus stays in their place.
  const stay = () => box.current?.focus({ preventScroll: true });
  return (
    <div ref={box} tabIndex={-1} className={css['place']}>
      <Next {...props} stay={stay} />
    </div>
  );
}

function Next({ me, other, relation, source, stay }: Props & { stay(): void }) {
  const t = useText();
  const { ask, accept, leave } = useFriendship(me);
  const act = (what: () => Promise<void>) => () => {
    stay();
    void what();
  };
  if (relation === 'friends') {
    return (
      <Fact icon="ok" good>
        {t('friend.already')}
      </Fact>
    );
  }
  if (relation === 'asked') return <Fact icon="clock">{t('friend.pending')}</Fact>;
  if (relation === 'none') {
    return (
      <div className={css['actions']}>
        <Button icon="plus" onClick={act(() => ask(other, source))}>
          {t('friend.ask')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css['actions']}>
      <Button variant="go" icon="ok" onClick={act(() => accept(other))}>
        {t('friend.accept')}
      </Button>
      <Button variant="secondary" onClick={act(() => leave(other))}>
        {t('action.notNow')}
      </Button>
    </div>
  );
}

type FactProps = { icon: IconName; good?: boolean; children: ReactNode };

/** How things stand, in the place and shape of the button that was there. */
function Fact({ icon, good = false, children }: FactProps) {
  return (
    <p role="status" className={classes(css['fact'], good && css['good'])}>
      <Icon name={icon} />
      {children}
    </p>
  );
}
