import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, RoundButton } from '@digipals/ui';
import { useEffect, useRef } from 'react';
import { useDismiss } from '../../shared/use-dismiss.ts';
import { FriendFace } from './FriendFace.tsx';
import css from './Gathering.module.css';

type Props = { friends: readonly Summary[]; onClose(): void };

/** Friends who live side by side, to choose whom to visit. */
export function Gathering({ friends, onClose }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, true, onClose);
  useEffect(() => {
    box.current?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className={css['box']} data-gathering="">
      <Card
        title={t('globe.friends', { count: friends.length })}
        aside={<RoundButton icon="x" label={t('action.close')} onClick={onClose} />}
        className={css['card']}
      >
        <ul className={css['faces']}>
          {friends.map(friend => (
            <li key={friend.userId}>
              <FriendFace friend={friend} flag />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
