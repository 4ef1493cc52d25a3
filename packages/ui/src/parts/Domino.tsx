import { useState } from 'react';
import { classes } from '../classes.ts';
import cheer from '../domino/domino-cheer.svg?no-inline';
import headUrl from '../domino/domino-head.svg?no-inline';
import hello from '../domino/domino-hello.svg?no-inline';
import school from '../domino/domino-school.svg?no-inline';
import sit from '../domino/domino-sit.svg?no-inline';
import sleep from '../domino/domino-sleep.svg?no-inline';
import sorry from '../domino/domino-sorry.svg?no-inline';
import think from '../domino/domino-think.svg?no-inline';
import css from './Domino.module.css';

/** Address of the picture of each of Domino's moods; `head` is only the head, for the logo. */
export const dominoUrls = { hello, cheer, think, sorry, sleep, school, sit, head: headUrl };
export type DominoMood = keyof typeof dominoUrls;

/** Pictures of a child's own Domino that an activity shows: its feedback, and Domino asleep. Empty without `base`. */
export const ownDominoUrls = (base: string | undefined): string[] =>
  base ? ['cheer', 'think', 'hello', 'sleep'].map(mood => `${base}/${mood}.svg`) : [];

/** All pictures of a child's own Domino. */
export const allDominoUrls = (base: string): string[] =>
  Object.keys(dominoUrls)
    .filter(mood => mood !== 'head')
    .map(mood => `${base}/${mood}.svg`);

type Props = {
  mood: DominoMood;
  alt?: string;
  /** Base address of a child's own Domino, whose pictures are `${own}/${mood}.svg`. */
  own?: string | undefined;
  className?: string | undefined;
};

/** Width and height of the drawings in px, so that the layout is stable before they load. */
const whole = { width: 400, height: 476 };
const head = { width: 392, height: 310 };

/**
 * Domino the puppy; decorative unless `alt` is given. With `own` he wears the clothes the child chose,
 * or the default ones if that picture does not load.
 */
export function Domino({ mood, alt = '', own, className }: Props) {
  const [missing, setMissing] = useState<string>();
  const size = mood === 'head' ? head : whole;
  const dressed = own === undefined || mood === 'head' ? undefined : `${own}/${mood}.svg`;
  const isDressed = dressed !== undefined && dressed !== missing;
  return (
    <img
      className={classes(css['domino'], className)}
      src={isDressed ? dressed : dominoUrls[mood]}
      alt={alt}
      data-mood={mood}
      {...size}
      onLoad={({ currentTarget }) => currentTarget.style.removeProperty('visibility')}
      onError={({ currentTarget }) => {
        if (isDressed) setMissing(dressed);
        // Without a connection, show nothing rather than a broken picture.
        else currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
