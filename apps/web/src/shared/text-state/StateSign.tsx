import { classes, Icon, type IconName } from '@digipals/ui';
import type { ReactNode } from 'react';
import css from './StateSign.module.css';

/** The state of a text of the child. */
export type TextState =
  | 'reading'
  | 'night'
  | 'there'
  | 'returned'
  | 'withheld'
  | 'draft'
  | 'edited';

const icons: Record<TextState, IconName> = {
  reading: 'eye',
  night: 'moon',
  there: 'ticks',
  returned: 'returned',
  withheld: 'lock',
  draft: 'pen',
  edited: 'brush',
};

/** An icon and a sentence for the state of a text. The icon turns when the state changes. */
export function StateSign({ state, children }: { state: TextState; children: ReactNode }) {
  return (
    <span className={classes(css['state'], css[state])} data-state={state}>
      <span key={state} className={css['sign']}>
        <Icon name={icons[state]} />
      </span>
      {children}
    </span>
  );
}
