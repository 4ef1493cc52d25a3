import { useText } from '@digipals/i18n/react';
import { Domino, RoundButton } from '@digipals/ui';
import { type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { layersOf } from './draw-globe.ts';
import { Gathering } from './Gathering.tsx';
import css from './Globe.module.css';
import { MyFace } from './MyFace.tsx';
import { PinFaces } from './PinFaces.tsx';
import { type Home, type Me, type Pin, pinsOf } from './pins.ts';
import { spotOf } from './spots.ts';
import { useGlobe } from './use-globe.ts';
import { useHands } from './use-hands.ts';
import { firstTurn, turnTo } from './view.ts';
import { angleBetween, type Vector, type World } from './world.ts';

/** Imperative handle of the globe. */
export type GlobeHandle = { show(spot: Vector): void };

type Props = { world: World; me: Me; homes: readonly Home[]; ref: Ref<GlobeHandle> };

const buttonStep = (40 * Math.PI) / 180;
/** Friends within this angle (radians) share a mark, because their faces would overlap. */
const minFriendAngle = (width: number): number => Math.max(0.2, 80 / width);
/** The child's own face is hidden if a friend is nearer than this angle (radians). */
const minOwnAngle = 0.1;
/** Used if the child's country is unknown. */
const anywhere: Vector = [0.9, 0.25, 0.35];

/** Marks for a globe of this width in pixels: friends, and the child where no friend is near. */
function useMarks(world: World, me: Me, homes: readonly Home[], width: number) {
  const home = useMemo(() => spotOf(world, me.country), [world, me.country]);
  return useMemo(() => {
    const pins = width > 0 ? pinsOf(homes, minFriendAngle(width)) : [];
    const free = pins.every(({ spot }) => !home || angleBetween(spot, home) > minOwnAngle);
    const own = free ? home : null;
    return { home, pins, own, spots: [...pins.map(({ spot }) => spot), ...(own ? [own] : [])] };
  }, [homes, home, width]);
}

/** A globe with the faces of friends in their countries. Turns by touch, mouse, keys and buttons. */
export function Globe({ world, me, homes, ref }: Props) {
  const t = useText();
  const [width, setWidth] = useState(0);
  const [gathered, setGathered] = useState<Pin | null>(null);
  const { home, pins, own, spots } = useMarks(world, me, homes, width);
  const layers = useMemo(
    () => layersOf(world, new Set(homes.map(({ country }) => country))),
    [world, homes],
  );
  const start = useMemo(
    () =>
      firstTurn(
        home ?? anywhere,
        homes.flatMap(({ spot }) => (spot ? [spot] : [])),
      ),
    [home, homes],
  );
  const globe = useGlobe({ world, layers, start, spots });
  const { turning, size } = globe;
  if (size !== width) setWidth(size);
  const hands = useHands(turning, size);
  useImperativeHandle(ref, () => ({ show: spot => turning.flyTo(turnTo(spot)) }), [turning]);
  const gather = (pin: Pin) => {
    turning.flyTo(turnTo(pin.spot));
    setGathered(pin);
  };
  return (
    <section className={css['stage']}>
      <div ref={globe.ball} className={css['ball']} {...hands.ball}>
        <canvas
          ref={globe.canvas}
          className={css['land']}
          tabIndex={0}
          role="img"
          aria-label={t('globe.label')}
          {...hands.canvas}
        />
        <div className={css['light']} />
        <div ref={globe.marks} className={css['marks']} aria-hidden="true" {...hands.marks}>
          {pins.map(pin => (
            <PinFaces key={pin.key} pin={pin} onGather={gather} />
          ))}
          {own && <MyFace me={me} />}
        </div>
      </div>
      <div className={css['turns']}>
        <RoundButton
          icon="left"
          label={t('globe.left')}
          className={css['turn']}
          onClick={() => turning.nudge(-buttonStep, 0)}
        />
        <RoundButton
          icon="right"
          label={t('globe.right')}
          className={css['turn']}
          onClick={() => turning.nudge(buttonStep, 0)}
        />
      </div>
      <Domino mood="hello" className={css['dog']} />
      {gathered && (
        <Gathering
          friends={gathered.friends}
          back={globe.canvas}
          onClose={() => setGathered(null)}
        />
      )}
    </section>
  );
}
