import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import css from './Table.module.css';

type Props = ComponentProps<'table'> & { choosable?: boolean };

/** A table. Rows of a `choosable` one can be chosen; the one with `data-selected` is. */
export const Table = ({ choosable = false, className, ...rest }: Props) => (
  <table {...rest} className={classes(css['table'], choosable && css['choosable'], className)} />
);

/** Classes of cells: `long` for text that wraps, `tight` for a sign alone. */
export const cells = { long: css['long'], tight: css['tight'] };
