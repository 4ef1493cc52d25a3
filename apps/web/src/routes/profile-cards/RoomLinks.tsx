import { TextPartProvider, useText } from '@digipals/i18n/react';
import { Icon, roundButtonClass } from '@digipals/ui';
import { Boundary } from '../../shared/Boundary.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './RoomLinks.module.css';

/** The ways into the dressing rooms and to the wallpapers, beside the figures of the own profile. */
export default function RoomLinks() {
  return (
    <Boundary quiet>
      <TextPartProvider part="pages" waiting={null}>
        <Links />
      </TextPartProvider>
    </Boundary>
  );
}

function Links() {
  const t = useText();
  return (
    <>
      <Link
        to={path('avatar')}
        aria-label={t('room.editMe')}
        className={`${roundButtonClass('violet')} ${css['me']}`}
      >
        <Icon name="shirt" />
      </Link>
      <Link
        to={path('settings-wallpaper')}
        aria-label={t('profile.changeWallpaper')}
        className={`${roundButtonClass('violet')} ${css['wallpaper']}`}
      >
        <Icon name="brush" />
      </Link>
      <Link
        to={path('domino')}
        aria-label={t('room.editDomino')}
        className={`${roundButtonClass('violet')} ${css['domino']}`}
      >
        <Icon name="paw" />
      </Link>
    </>
  );
}
