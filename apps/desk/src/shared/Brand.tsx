import { classes } from '@digipals/ui/grown-ups';
import css from './Brand.module.css';

type Props = { padded?: boolean; className?: string | undefined };

/** The name and logo of the desk. */
export const Brand = ({ padded = false, className }: Props) => (
  <div className={classes(css['brand'], padded && css['padded'], className)}>
    <i>D</i>
    <span>DigiPals desk</span>
  </div>
);
