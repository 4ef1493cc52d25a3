import type { IconName } from '@digipals/ui';
import { createContext } from 'react';

/** The icon of what is wrong: an arrow while it can be tried again, a cross after the last try. */
export const WrongSign = createContext<IconName>('again');
