import { Trophy, type TrophyEmblem, type TrophyMetal } from '@digipals/ui';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.tsx';
import css from './WonTrophy.module.css';

type Props = { metal: TrophyMetal; emblem: TrophyEmblem };

/** A new trophy drops into its popup, with rays behind it and a sound (ALIVE-15). */
export function WonTrophy(cup: Props) {
  const { sounds } = useServices();
  useEffect(() => sounds.effect('achievement'), [sounds]);
  return (
    <div className={css['scene']} data-trophy-scene="">
      <i className={css['rays']} />
      <Trophy {...cup} className={css['cup']} />
    </div>
  );
}
