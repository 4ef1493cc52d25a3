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

/** Address of the picture of each of Domino's moods; `head` is the head alone, for the logo. */
export const dominoUrls = { hello, cheer, think, sorry, sleep, school, sit, head: headUrl };
export type DominoMood = keyof typeof dominoUrls;

type Props = { mood: DominoMood; alt?: string; className?: string | undefined };

/** Width and height of the drawings in px, so that a page is laid out before they have come. */
const whole = { width: 400, height: 476 };
const head = { width: 392, height: 310 };

/** Domino the puppy; decoration unless `alt` names it. */
export function Domino({ mood, alt = '', className }: Props) {
  const size = mood === 'head' ? head : whole;
  return (
    <img
      className={classes(css['domino'], className)}
      src={dominoUrls[mood]}
      alt={alt}
      data-mood={mood}
      {...size}
      onError={({ currentTarget }) => {
        // Without a connection a gap is kinder than a broken picture.
        currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
