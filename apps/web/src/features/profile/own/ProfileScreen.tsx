import type { User } from '@digipals/contract';
import type { ReactNode } from 'react';
import css from './ProfileScreen.module.css';
import { ProfileStage } from './ProfileStage.tsx';

type Props = {
  /** The owner of the page. */
  user: User;
  /** The visitor; omitted on the own page. */
  visitor?: User;
  /** Actions of a visitor, below the name. */
  below?: ReactNode;
  /** Buttons over the figures. */
  over?: ReactNode;
  /** Cards; the first is the main action and takes the full width. */
  children: ReactNode;
};

/** The screen of own and visited profiles (PROFILE-26): the stage and the cards beside it. */
export function ProfileScreen({ children, ...stage }: Props) {
  return (
    <div className={css['me']}>
      <ProfileStage {...stage} />
      <div className={css['cards']}>{children}</div>
    </div>
  );
}
