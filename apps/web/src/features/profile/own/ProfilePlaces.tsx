import { Card } from '@digipals/ui';
import css from '../ProfileCards.module.css';

/** Holds the places of the cards that come after the first drawing, so that nothing jumps. */
export function ProfilePlaces() {
  return (
    <>
      <Card className={css['letters']} />
      <Card className={css['small']} />
      <Card className={css['small']} />
      <Card className={css['likes']} />
      <Card className={css['likes']} />
    </>
  );
}
