import { Icon } from '@digipals/ui';
import { use } from 'react';
import { WrongSign } from '../wrong-sign.ts';
import css from './PairMark.module.css';
import type { HalfState } from './use-pairs.ts';

type Props = { state: HalfState; isLeft: boolean };

/** The knot that joins a found pair, on its left half only, or the sign of a wrong one. */
export function PairMark({ state, isLeft }: Props) {
  const wrong = use(WrongSign);
  if (state === 'wrong' || state === 'again')
    return (
      <span className={css['turn']}>
        <Icon name={wrong} />
      </span>
    );
  if (!isLeft || (state !== 'found' && state !== 'right')) return null;
  return (
    <span className={css['knot']}>
      <Icon name="ok" />
    </span>
  );
}
