import type { Profile, User } from '@digipals/contract';
import type { WallpaperChoice } from '@digipals/contract/looks';
import { useText } from '@digipals/i18n/react';
import { Card, Domino, Flag, Island, wallpaperProperties } from '@digipals/ui';
import css from './OwnPage.module.css';
import { shown } from './pictures.ts';

type Props = { user: User; profile: Profile; wallpaper: WallpaperChoice };

/** The child's own page with a wallpaper behind everything: the page itself is the preview (SHOP-21). */
export function OwnPage({ user, profile, wallpaper }: Props) {
  const t = useText();
  return (
    <section className={css['page']} aria-label={t('profile.avatarAlt', user)}>
      <div
        className={css['wallpaper']}
        data-wallpaper={wallpaper.id}
        style={wallpaperProperties(shown(wallpaper))}
      />
      <div className={css['scene']}>
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
        <p>{user.username}</p>
      </Card>
    </section>
  );
}
