import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, RoundButton } from '@digipals/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useDismiss } from '../../shared/use-dismiss.ts';
import { FriendFace } from './FriendFace.tsx';
import css from './Gathering.module.css';

type Props = {
  friends: readonly Summary[];
  /** The element that gets the focus on close. */
  back: RefObject<HTMLElement | null>;
  onClose(): void;
};

/** Lists the friends who share a mark, to choose whom to visit. */
export function Gathering({ friends, back, onClose }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, true, onClose);
  useLayoutEffect(() => {
    const { current: own } = box;
    own?.querySelector('a')?.focus({ preventScroll: true });
    return () => {
      // Do not steal the focus from another element.
      if (own?.contains(document.activeElement)) back.current?.focus({ preventScroll: true });
    };
  }, [back]);
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
