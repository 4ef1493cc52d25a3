import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Icon, type IconName } from '@digipals/ui';
import { type ReactNode, useRef } from 'react';
import type { Relation } from './card/relation.ts';
import css from './FriendActions.module.css';
import { type AskSource, useFriendship } from './use-friendship.tsx';

type Props = { me: string; other: Summary; relation: Relation; source: AskSource };

/** The next action for a relation: ask, wait, answer, or none (FRIEND-08 to FRIEND-11). */
export function FriendActions(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed button disappears: keep the focus in its place.
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  return (
    <div ref={box} tabIndex={-1} className={css['place']}>
      <Action {...props} keepFocus={keepFocus} />
    </div>
  );
}

function Action({ me, other, relation, source, keepFocus }: Props & { keepFocus(): void }) {
  const t = useText();
  const { ask, accept, remove } = useFriendship(me);
  const act = (action: () => Promise<void>) => () => {
    keepFocus();
    void action();
  };
  if (relation === 'friends') {
    return (
      <RelationState icon="ok" good>
        {t('friend.already')}
      </RelationState>
    );
  }
  if (relation === 'asked')
    return <RelationState icon="clock">{t('friend.pending')}</RelationState>;
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
      <Button variant="secondary" onClick={act(() => remove(other))}>
        {t('action.notNow')}
      </Button>
    </div>
  );
}

type RelationStateProps = { icon: IconName; good?: boolean; children: ReactNode };

/** The state of the relation, in place of a button. */
function RelationState({ icon, good = false, children }: RelationStateProps) {
  return (
    <p role="status" className={classes(css['fact'], good && css['good'])}>
      <Icon name={icon} />
      {children}
    </p>
  );
}
