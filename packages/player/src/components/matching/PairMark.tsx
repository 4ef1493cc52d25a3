import { Icon } from '@digipals/ui';
import css from './PairMark.module.css';
import type { HalfState } from './use-pairs.ts';

type Props = { state: HalfState; isLeft: boolean };

/** The knot that joins a found pair, on its left half only, or the sign to try again. */
export function PairMark({ state, isLeft }: Props) {
  if (state === 'wrong' || state === 'again')
    return (
      <span className={css['turn']}>
        <Icon name="again" />
      </span>
    );
  if (!isLeft || (state !== 'found' && state !== 'right')) return null;
  return (
    <span className={css['knot']}>
      <Icon name="ok" />
    </span>
  );
}
