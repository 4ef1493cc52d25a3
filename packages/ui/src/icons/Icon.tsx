import { classes } from '../classes.ts';
import { glyphs } from './glyphs.tsx';
import css from './Icon.module.css';

export type IconName = keyof typeof glyphs;
export const iconNames = Object.keys(glyphs) as IconName[];

type Props = { name: IconName; filled?: boolean; className?: string | undefined };

/** A line icon as tall as the text around it, in the colour of that text; always decoration. */
export function Icon({ name, filled = false, className }: Props) {
  const { box, body } = glyphs[name];
  return (
    <svg
      className={classes(css['icon'], filled && css['filled'], className)}
      viewBox={box}
      aria-hidden="true"
      focusable="false"
    >
      {body}
    </svg>
  );
}
