import { movingWallpapers } from '@digipals/contract/moving-wallpapers';
import css from './WallpaperLayers.module.css';

/**
 * What moves in a wallpaper, over its picture; nothing for other wallpapers. Still in calm mode and with reduced
 * motion. Only transforms are animated, so that nothing is painted again.
 */
export function WallpaperLayers({ id }: { id: string }) {
  const moving = movingWallpapers.get(id);
  if (!moving) return null;
  return (
    <div className={css['wall']} data-layers={id} aria-hidden="true">
      <div className={css['scene']}>
        {moving.layers.map(({ imgUrl, move, seconds }) => (
          <i
            key={imgUrl}
            className={css[move]}
            style={{ backgroundImage: `url("${imgUrl}")`, '--seconds': `${seconds}s` }}
          />
        ))}
      </div>
    </div>
  );
}
