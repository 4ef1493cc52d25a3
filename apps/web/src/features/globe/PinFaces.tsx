import type { Summary } from '@digipals/contract';
import { CounterChip, classes, Face } from '@digipals/ui';
import { tintOf } from '../../shared/tint.ts';
import css from './Globe.module.css';
import type { Pin } from './pins.ts';
import { VisitLink } from './VisitLink.tsx';

type Props = { pin: Pin; onGather(pin: Pin): void };

/**
 * The face of a friend, or two faces and a count for several. Hidden from assistive technology, which uses
 * the list of friends. Invisible until the globe positions it.
 */
export function PinFaces({ pin, onGather }: Props) {
  const [first, second] = pin.friends;
  if (!first) return null;
  if (!second) {
    return (
      <span className={css['mark']} data-behind="">
        <VisitLink friend={first} tabIndex={-1} className={css['pin']}>
          <PinFace friend={first} flag={first.country} />
        </VisitLink>
      </span>
    );
  }
  return (
    <span className={css['mark']} data-behind="">
      <button
        type="button"
        tabIndex={-1}
        className={classes(css['pin'], css['several'])}
        onClick={() => onGather(pin)}
      >
        <PinFace friend={second} />
        <PinFace friend={first} />
        <CounterChip count={pin.friends.length} className={css['count']} />
      </button>
    </span>
  );
}

function PinFace({ friend, flag }: { friend: Summary; flag?: string }) {
  return (
    <Face
      src={`${friend.avatarImage}/head.svg`}
      tint={tintOf(friend.userId)}
      flag={flag}
      className={css['face']}
    />
  );
}
