import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import css from './Table.module.css';

type Props = ComponentProps<'table'> & { choosable?: boolean };

/** A table. In a `choosable` one, `data-selected` marks the selected row. */
export const Table = ({ choosable = false, className, ...rest }: Props) => (
  <table {...rest} className={classes(css['table'], choosable && css['choosable'], className)} />
);

/** Classes of cells: `long` for text that wraps, `tight` for a single icon. */
export const cells = { long: css['long'], tight: css['tight'] };
