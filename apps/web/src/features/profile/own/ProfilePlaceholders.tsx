import { Card } from '@digipals/ui';
import css from './ProfileCards.module.css';

/** Placeholders for cards that load later, to avoid layout shifts. */
export function ProfilePlaceholders() {
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
