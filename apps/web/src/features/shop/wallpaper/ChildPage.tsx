import type { Profile, User } from '@digipals/contract';
import type { WallpaperChoice } from '@digipals/contract/looks';
import { useText } from '@digipals/i18n/react';
import { Card, Domino, Flag, Island, wallpaperProperties } from '@digipals/ui';
import type { ReactNode } from 'react';
import { WallpaperLayers } from '../../../shared/layers/WallpaperLayers.tsx';
import css from './ChildPage.module.css';
import { shown } from './pictures.ts';

type Props = {
  user: User;
  profile: Profile;
  wallpaper: WallpaperChoice;
  /** The name of the child. */
  name: ReactNode;
};

/** A child's page with a wallpaper behind everything: the page itself is the preview (SHOP-21). */
export function ChildPage({ user, profile, wallpaper, name }: Props) {
  const t = useText();
  return (
    <section className={css['page']} aria-label={t('profile.avatarAlt', user)}>
      <div
        className={css['wallpaper']}
        data-wallpaper={wallpaper.id}
        style={wallpaperProperties(shown(wallpaper))}
      >
        <WallpaperLayers id={wallpaper.id} />
      </div>
      <div className={css['scene']} data-alive>
        <Island className={css['island']} />
        <img className={css['kid']} src={`${profile.avatarImage}/full.svg`} alt={user.username} />
        <Domino
          mood="hello"
          own={profile.dominoImage}
          alt={t('a11y.domino.hello')}
          className={css['dog']}
        />
      </div>
      <Card className={css['name']}>
        <Flag code={user.country} className={css['flag']} />
        {name}
      </Card>
    </section>
  );
}
