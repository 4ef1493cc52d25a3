import type { User } from '@digipals/contract';
import type { ReactNode } from 'react';
import css from './ProfileScreen.module.css';
import { ProfileStage } from './ProfileStage.tsx';

type Props = {
  /** Whose page it is. */
  user: User;
  /** Who looks at it, when that is another child. */
  visitor?: User;
  /** What a visitor may do, below the name. */
  below?: ReactNode;
  /** Cards; the first is the one thing to do and takes the whole width. */
  children: ReactNode;
};

/** The one screen of own and visited profiles (PROFILE-26): the stage, and cards beside it. */
export function ProfileScreen({ children, ...stage }: Props) {
  return (
    <div className={css['me']}>
      <ProfileStage {...stage} />
      <div className={css['cards']}>{children}</div>
    </div>
  );
}
