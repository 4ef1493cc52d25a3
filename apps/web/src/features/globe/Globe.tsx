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
import { turnTo } from './view.ts';
import { angleBetween, type Vector, type World } from './world.ts';

/** What others may ask of the globe. */
export type GlobeHandle = { show(spot: Vector): void };

type Props = { world: World; me: Me; homes: readonly Home[]; ref: Ref<GlobeHandle> };

const stepOfButtons = (40 * Math.PI) / 180;
/** Friends that live nearer to each other than this angle share a mark, for their faces would hide each other. */
const nearestFriends = (width: number): number => Math.max(0.2, 80 / width);
/** The own face gives way to a friend that is nearer than this. */
const nearestToMe = 0.1;
/** Where the globe begins when nobody knows where the child lives. */
const somewhere: Vector = [0.9, 0.25, 0.35];

/** The marks for a ball of so many pixels: friends, and the child itself where no friend is in its place. */
function useMarks(world: World, me: Me, homes: readonly Home[], width: number) {
  const home = useMemo(() => spotOf(world, me.country), [world, me.country]);
  return useMemo(() => {
    const pins = width > 0 ? pinsOf(homes, nearestFriends(width)) : [];
    const free = pins.every(({ spot }) => !home || angleBetween(spot, home) > nearestToMe);
    const own = free ? home : null;
    return { home, pins, own, spots: [...pins.map(({ spot }) => spot), ...(own ? [own] : [])] };
  }, [homes, home, width]);
}

/** The globe with the faces of the friends where they live; it turns by finger, mouse, keys and buttons. */
export function Globe({ world, me, homes, ref }: Props) {
  const t = useText();
  const [width, setWidth] = useState(0);
  const [gathered, setGathered] = useState<Pin | null>(null);
  const { home, pins, own, spots } = useMarks(world, me, homes, width);
  const layers = useMemo(
    () => layersOf(world, new Set(homes.map(({ country }) => country))),
    [world, homes],
  );
  const globe = useGlobe({ world, layers, start: home ?? somewhere, spots });
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
          onClick={() => turning.nudge(-stepOfButtons, 0)}
        />
        <RoundButton
          icon="right"
          label={t('globe.right')}
          className={css['turn']}
          onClick={() => turning.nudge(stepOfButtons, 0)}
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
