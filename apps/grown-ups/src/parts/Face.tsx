import { classes } from '@digipals/ui/grown-ups';
import css from './Face.module.css';

const TINTS = 5;

type Props = {
  avatarImage: string;
  /** Place in the class, which chooses the colour behind it. */
  place: number;
  className?: string | undefined;
};

/** The head of a child's figure in a circle. */
export const Face = ({ avatarImage, place, className }: Props) => (
  <img
    src={`${avatarImage}/head.svg`}
    alt=""
    width="52"
    height="52"
    className={classes(css['face'], className)}
    data-tint={place % TINTS}
  />
);
