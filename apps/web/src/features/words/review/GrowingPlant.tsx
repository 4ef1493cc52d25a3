import type { MetWord } from '@digipals/contract';
import { plantOf } from '../plants.ts';
import css from './GrowingPlant.module.css';

/** The plant of a word beside its question; decoration only. */
export function GrowingPlant({ word, grew }: { word: MetWord; grew: boolean }) {
  return (
    <img
      key={`${word.id}/${grew}`}
      className={css['plant']}
      src={plantOf(word.id, word.growth)}
      alt=""
      data-grew={grew || undefined}
    />
  );
}
