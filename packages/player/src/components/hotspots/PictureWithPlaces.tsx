import { useState } from 'react';
import { Scene } from '../shared/Scene.tsx';
import type { Shown, Spot } from '../shared/scene-spots.ts';
import { Ground } from './Ground.tsx';
import css from './hotspots.module.css';
import { Places } from './Places.tsx';
import type { Hotspots } from './use-hotspots.ts';

type Props = { game: Hotspots; picture: Shown | undefined; spots: readonly Spot[] };

/** A picture and its places; without the picture the places are visible, so that a child can go on. */
export function PictureWithPlaces({ game, picture, spots }: Props) {
  const [bare, setBare] = useState(false);
  return (
    <div className={css['stage']} onErrorCapture={() => setBare(true)}>
      <Scene picture={picture}>
        <Ground onMiss={game.onMiss} />
        <Places game={game} spots={spots} bare={bare} />
      </Scene>
    </div>
  );
}
