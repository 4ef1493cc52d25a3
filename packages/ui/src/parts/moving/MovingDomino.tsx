import { classes } from '../../classes.ts';
import { Domino, type DominoMood } from '../Domino.tsx';
import css from './MovingDomino.module.css';

type Props = {
  mood: DominoMood;
  alt?: string;
  /** Base address of the child's own Domino, without which he stays a picture. */
  own: string | undefined;
  /** Where he stands; one length is enough. */
  className?: string | undefined;
};

/** Domino where he is large: his picture, which the page may lay a moving figure on (ALIVE-11). */
export const MovingDomino = ({ className, own, ...domino }: Props) => (
  <span className={classes(css['place'], className)} data-alive={own && ''}>
    <Domino {...domino} own={own} className={css['picture']} />
  </span>
);
