import type { Profile, User } from '@digipals/contract';
import { PageHeading, usePageTitle } from '../../../shared/page-title.tsx';
import { ChildPage } from './ChildPage.tsx';
import css from './SeenWallpaper.module.css';

/** The wallpaper of another child, read-only (AMBIG-57). */
export function SeenWallpaper({ user, profile }: { user: User; profile: Profile }) {
  usePageTitle(user.username);
  return (
    <div className={css['page']}>
      <ChildPage
        user={user}
        profile={profile}
        wallpaper={profile.wallpaper}
        name={<PageHeading>{user.username}</PageHeading>}
      />
    </div>
  );
}
