import { useText } from '@digipals/i18n/react';
import { Button, Domino, Face } from '@digipals/ui';
import { tintOf } from '../../../shared/tint.ts';
import faces from '../inbox/FriendsToWriteTo.module.css';
import type { Friend } from '../inbox/FriendsToWriteTo.tsx';
import frame from './FrameLetter.module.css';
import { Head } from './Head.tsx';
import css from './WriteToFriend.module.css';

type Props = {
  friends: readonly Friend[];
  letter: string;
  /** The page that the child goes back to. */
  next: string;
  /** Shows the letter again. */
  onBack(): void;
  onFriend(friend: Friend): void;
  /** The letter goes to Domino, who answers at once. */
  onDomino(): void;
};

/** Asks who the letter is for: a friend, or Domino. */
export function ChooseReader({ friends, letter, next, onBack, onFriend, onDomino }: Props) {
  const t = useText();
  return (
    <>
      <Head next={next} title={t('messages.whoTo')} />
      <p className={css['mine']} lang="en">
        {letter}
      </p>
      <ul className={faces['faces']} aria-label={t('messages.whoTo')}>
        {friends.map(friend => (
          <li key={friend.userId}>
            <button type="button" className={css['friend']} onClick={() => onFriend(friend)}>
              <Face
                src={`${friend.avatarImage}/head.svg`}
                tint={tintOf(friend.userId)}
                flag={friend.country}
                online={friend.online}
                className={faces['face']}
              />
              {friend.username}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={css['friend']} onClick={onDomino}>
            <span className={css['domino']}>
              <Domino mood="head" />
            </span>
            Domino
          </button>
        </li>
      </ul>
      <div className={frame['buttons']}>
        <Button variant="quiet" icon="left" onClick={onBack}>
          {t('action.back')}
        </Button>
      </div>
    </>
  );
}
