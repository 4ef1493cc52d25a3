import { Card, classes } from '@digipals/ui';
import type { ReactNode } from 'react';
import css from './Rewards.module.css';

/** The card beside the figures, which slides in at the end of a scene. */
export const PrizeCard = ({ children }: { children: ReactNode }) => (
  <Card className={classes(css['prize'], css['result'])}>{children}</Card>
);
