import type { CaseGroup } from '@digipals/contract';
import { classes, Level, textStyles } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import css from './Severity.module.css';
import { groupWords } from './words.ts';

/** Severity 0 to 3 as bars. */
export const Severity = ({ of }: { of: number }) => <Level level={of} label={`Severity ${of}`} />;

type ReasonProps = {
  severity: number;
  group: CaseGroup;
  isStrong?: boolean;
  children?: ReactNode;
};

/** A reason of the queue with its severity. */
export const Reason = ({ severity, group, isStrong = false, children }: ReasonProps) => (
  <span className={css['reason']}>
    <Severity of={severity} />
    <span className={classes(isStrong && textStyles['strong'])}>{groupWords[group]}</span>
    {children}
  </span>
);
